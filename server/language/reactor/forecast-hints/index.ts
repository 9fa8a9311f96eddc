export { finish } from '../../../../engine/core';
export { forecastHints } from './forecast-hints';
