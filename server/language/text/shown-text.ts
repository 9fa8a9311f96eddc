/** Control and format characters and halves of pairs, but the joiners of scripts and emoji, and white space. */
const UNSEEN = /(?![\s\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Words as most texts have them, which are shown as they are. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * A text of a file as it stands among other words: on one line, of at most `most` characters, in the order in which it is
 * written. What cannot be seen, or turns the reading order around, is shown as `�`. Linear in `most`.
 */
export function shownText(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text)) return text;
  const characters = Array.from(text.slice(0, 2 * most));
  const isCut = text.length > 2 * most || characters.length > most;
  const shown = characters.slice(0, most).join('').replace(UNSEEN, '\ufffd').replace(/\s+/g, ' ').trim();
  return isCut ? `${shown}…` : shown;
}
