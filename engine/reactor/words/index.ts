export { actionCost, actionLabel, refusalText } from './action-words';
export { causeLabel, changeText } from './cause-words';
export { cellLabel, thingWords, type CellForecasts } from './cell-words';
export { eventsOf, type TurnEvent } from './event-words';
export { cellForecastsOf } from './cell-forecasts';
export { fateWords, firstWarning, forecastWords, lossText, positionText, sentence } from './forecast-words';
export { effectWords, predicateWords, ruleTimeWords, type RuleVoice } from './rule-words';
export { solveWords } from './solve-words';
