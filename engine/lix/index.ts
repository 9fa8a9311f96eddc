/**
 * Nukes and overtime of a game in the manner of Lemmings, for one or several players: a referee that runs by updates,
 * and the files (`*.lix.json`) that set up its games and list the inputs of the players.
 *
 * To show a file:
 *
 *     const { issues, timeline } = checkScenario(readJson(text));   // all updates, of what can be played of the file
 *     const game = timeline?.states[update];                        // the game after an update; 0 is before the first
 *
 * A `Timeline` is plain data. Its `lanes` (one per player) have the spawns, saves, explosions and inputs with their
 * updates, the loss of control with its reason, and the update in which the player finished. Overtime, the closing of
 * the exits and the end of the game are its own members. The overtime left after an update is in the state, together
 * with the resources of each player (`PlayerState`) and the events of that update in order (`events`). `verdict` is the
 * final result. Texts for display: `playerWords`, `outcomeWords`, `gameWords`, `eventWords`, `inputWords`,
 * `verdictWords`.
 *
 * Updates count from 1, lix from 1 in spawn order of their player, players and inputs by their index from 0. The path
 * of an input in the file is `['inputs', input.index]`, that of a player `['players', player]`.
 */
export { checkScenario, type CheckedScenario } from './check';
export { lixCodes, type LixCode } from './codes';
export { bounds, scenarioFormat, scenarioShape, scenarioVersion } from './format/shapes';
export { assignInputId, lixGame } from './game';
export { inputsByUpdate, submittedInput } from './input';
export {
  actionsOf,
  gameHash,
  lixContract,
  lixReplay,
  lixTurns,
  scenarioHash,
  transcribeLix,
  verifyLix,
} from './replay';
export type * from './terms';
export { inputTypes, nukeKinds, skills } from './terms';
export { playScenario, verdictOf } from './timeline';
export { lixActionFrom, lixTraceLine, type LixTraceLine } from './trace';
export { decodeLixTranscript, lixTranscriptFormat, lixTranscriptVersion } from './transcript-shape';
export { exitUpdate, spawnUpdate } from './rules/walk';
export { isFinished } from './rules/draft';
export { cannotAct } from './rules/overtime';
export {
  controlWords,
  eventWords,
  gameWords,
  inputWords,
  lossWords,
  outcomeWords,
  playerWords,
  refusalWords,
  verdictWords,
} from './words';
