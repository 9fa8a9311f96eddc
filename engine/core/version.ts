/** The version of this engine, as in transcripts: the version of the package. */
export const engineVersion = '0.1.0';
