/** The place of lenses about a whole file. */
export const firstLine = { start: 0, end: 0 } as const;
