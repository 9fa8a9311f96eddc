/** The output formats of each command. */
export const formats = ['text', 'json', 'sarif', 'github'] as const;
export type Format = (typeof formats)[number];

export const forecastFormats = ['text', 'json'] as const;
export type ForecastFormat = (typeof forecastFormats)[number];

export const solveFormats = ['text', 'json'] as const;
export type SolveFormat = (typeof solveFormats)[number];

export const renderFormats = ['svg', 'text'] as const;
export type RenderFormat = (typeof renderFormats)[number];
