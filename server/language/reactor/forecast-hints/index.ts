export { runToCompletion } from '../../../../engine/core';
export { forecastHints } from './forecast-hints';
