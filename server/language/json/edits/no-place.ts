/** The reason for not editing: the place does not exist or could not be parsed. */
export const noPlace =
  'Nothing was changed: the place to edit was not found in the text. Fix the errors in the file first.';
