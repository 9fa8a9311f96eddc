export { finish } from '../../../../engine/core';
export { forecastHints, type ForecastHint } from './forecast-hints';
