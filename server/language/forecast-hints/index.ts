export { finish } from '../../../engine/core';
export { forecastHints, hintCodes, type ForecastHint } from './forecast-hints';
