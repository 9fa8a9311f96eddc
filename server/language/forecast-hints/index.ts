export { finish, forecastHints, hintCodes, type ForecastHint } from './forecast-hints';
