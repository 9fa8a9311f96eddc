export { actionCost, actionLabel, refusalText } from './action-words';
export { causeLabel, changeText } from './cause-words';
export { cellLabel, propWords, thingWords, type Foreseen } from './cell-words';
export { eventsOf, type EventKind, type TurnEvent } from './event-words';
export { foreseenOf } from './foreseen';
export {
  fateWords,
  firstWarning,
  forecastWords,
  lossText,
  positionText,
  sentence,
  type ForecastWords,
} from './forecast-words';
export { effectWords, predicateWords, ruleTimeWords, type RuleVoice } from './rule-words';
export { solveWords, whyWords, type SolveWords } from './solve-words';
