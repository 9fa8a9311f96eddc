/** Requests to save or choose files, which a page cannot access itself. */

/** Asks the user where to save a file, and saves it: text, or bytes in base64. */
export interface SaveRequest<Kind extends string> {
  readonly params: {
    readonly kind: Kind;
    readonly name: string;
    readonly text?: string;
    readonly base64?: string;
  };
  /** Name of the saved file; `null` if it was not saved. */
  readonly reply: { readonly name: string | null };
}

/** Lets the user choose a transcript; `null` if they cancel. */
export interface ChooseTranscriptRequest {
  readonly params: object;
  readonly reply: Transcript | null;
}

/** A transcript's text, and the name of its file. */
export interface Transcript {
  readonly name: string;
  readonly text: string;
}
