/**
 * Hints about the turns to come: losses, consumers that starve, and where both start. Enter at `forecastHints`, a
 * generator to be run in slices. It may know a level and its forecast, but not when or whether hints are shown.
 */
export { forecastHints } from './forecast-hints';
