export {
  fateWords,
  firstWarning,
  forecastWords,
  lossText,
  positionText,
  sentence,
  type ForecastWords,
} from '../../engine/reactor/words';
