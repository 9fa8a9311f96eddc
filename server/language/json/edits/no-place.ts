/** Why nothing is written: the text has no such place, or one that cannot be read. */
export const noPlace =
  'Nothing was changed: what would change cannot be found in the text. Mend the errors of the file first.';
