/** The version of this engine, as transcripts name it: the package's. */
export const engineVersion = '0.1.0';
