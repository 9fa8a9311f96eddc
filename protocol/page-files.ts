/** Files that a page has saved or chosen through the extension: it has no access to any itself. */

/** Asks the person where to save a file, and saves it: text as it is, or bytes in base64. */
export interface SaveRequest<Kind extends string> {
  readonly params: {
    readonly kind: Kind;
    readonly name: string;
    readonly text?: string;
    readonly base64?: string;
  };
  /** The name under which the file was saved; `null` where it was not. */
  readonly reply: { readonly name: string | null };
}

/** Lets the person choose a transcript; `null` where they do not. */
export interface ChooseTranscriptRequest {
  readonly params: object;
  readonly reply: Transcript | null;
}

/** A transcript's text, and the name of its file. */
export interface Transcript {
  readonly name: string;
  readonly text: string;
}
