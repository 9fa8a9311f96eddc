/** Why nothing is written: the text has no such place, or one that cannot be read. */
export const noPlace =
  'Nothing was changed: the place to edit was not found in the text. Fix the errors in the file first.';
