/** The grammar of messages: numbers with their nouns, and articles. */

/** Nouns that are written with a vowel and spoken with a consonant, or vice versa. */
const spokenOtherwise = /^(?:u(?:ni|se|ser|til)|one\b|eu)/i;

/** Formats a number and its noun: `1 turn`, `0 states`, `12,000 states`. `many` is the plural if it is not `noun` + "s". */
export function counted(count: number, noun: string, many = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : many}`;
}

/** Formats a number with commas between thousands, independent of the locale: `12,000`. */
export function grouped(count: number): string {
  const [whole = '', ...fraction] = String(count).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Formats a quantity of the game, such as an amount or a heat: with one decimal, `12.3`, `0.0`. */
export function decimal(value: number): string {
  return value.toFixed(1);
}

/** Puts the indefinite article before a noun phrase: `a leak`, `an electricity leak`, `a use`. */
export function withArticle(noun: string): string {
  const startsWithVowel = /^[aeiou]/i.test(noun) && !spokenOtherwise.test(noun);
  return `${startsWithVowel ? 'an' : 'a'} ${noun}`;
}
