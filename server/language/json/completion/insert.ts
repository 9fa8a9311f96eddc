/**
 * What is written when a proposal is accepted: text, and stops that a person goes through to change it. An editor
 * without stops takes their text as it is, so that what is written is whole either way.
 */
export type Insert = readonly (string | Stop)[];

/** A place in what was written that waits to be changed. */
export interface Stop {
  readonly text: string;
  /** What else may stand there, and `text` itself. */
  readonly choices?: readonly string[];
  /** Whether `text` only shows what goes there: an editor without stops leaves the place empty. */
  readonly isSample?: boolean;
}

/** A stop; with choices where there is something to choose. */
export function stop(text: string, choices: readonly string[] = []): Stop {
  return choices.length > 1 ? { text, choices } : { text };
}

/** What is written where an editor knows no stops. */
export function plainText(insert: Insert): string {
  return insert
    .map((part) => (typeof part === 'string' ? part : part.isSample === true ? '' : part.text))
    .join('');
}

/** Parts with a separator between. */
export function joined(parts: readonly Insert[], separator: string): Insert {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}
