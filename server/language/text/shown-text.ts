/** Control and format characters and halves of pairs, but the joiners of scripts and emoji, and white space. */
const UNSEEN = /(?![\s\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Words as most texts have them, which are shown as they are. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * Formats text from a file for use in a sentence: on one line, with at most `most` characters, in the order in which it
 * is written. Invisible characters and characters that change the reading order become `�`. Linear in `most`.
 */
export function shownText(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text)) return text;
  const characters = Array.from(text.slice(0, 2 * most));
  const isCut = text.length > 2 * most || characters.length > most;
  const shown = characters.slice(0, most).join('').replace(UNSEEN, '\ufffd').replace(/\s+/g, ' ').trim();
  return isCut ? `${shown}…` : shown;
}
