/**
 * The text of an accepted proposal, with tab stops. An editor without snippet support inserts the text of the stops, so
 * that the result is complete either way.
 */
export type Insert = readonly (string | Stop)[];

/** A tab stop. */
export interface Stop {
  readonly text: string;
  /** The choices, including `text`. */
  readonly choices?: readonly string[];
  /** True if `text` is only a placeholder: an editor without snippet support leaves the place empty. */
  readonly isSample?: boolean;
}

/** Creates a tab stop, with choices if there are several. */
export function stop(text: string, choices: readonly string[] = []): Stop {
  return choices.length > 1 ? { text, choices } : { text };
}

/** Returns the text for an editor without snippet support. */
export function plainText(insert: Insert): string {
  return insert
    .map((part) => (typeof part === 'string' ? part : part.isSample === true ? '' : part.text))
    .join('');
}

/** Joins parts with a separator. */
export function joined(parts: readonly Insert[], separator: string): Insert {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}
