export { roomsCodes, type RoomsCode } from './codes';
export { roomsShape } from './format/shapes';
export { generateFloor, generateFrom, type GenerationResult } from './generator/generate';
export { type GenerationFault } from './generator/place';
export { drawnSpot, turn, turnedSpot, variantCount, variantsOf } from './generator/variants';
export { glyphOf, glyphs, tileCodes, tiles, type Glyph, type Tile } from './glyphs';
export { floorHash } from './hash';
export { indexOf, isWalkable, piecesOf, readLayout, spotsOf, type Layout } from './layout';
export { isId, readRooms, suggestedId, type RoomsFile } from './read';
export { joinRooms, type Joined } from './registry';
export type { RoomsIssue, RoomsSource } from './source';
export type * from './terms';
export { entranceTag, stairsTag } from './terms';
export {
  registryHash,
  runReplay,
  transcribeRun,
  verifyRun,
  type RunStart,
  type RunTranscript,
} from './play/replay';
export { decodeRunTranscript } from './play/transcript-shape';
export { runActionFrom, runTraceLine, type RunTraceLine } from './play/trace';
export { runRules } from './play/rules';
export { roomsGame, type Outcome, type Run, type RunEvent, type RunLevel, type RunRefusal } from './play/run';
export type { RunView } from './play/view';
export * from './picture';
export { plainRegistry, registryFrom, type PlainRegistry } from './plain';
export { floorStatistics, type FloorStatistics, type Spread } from './statistics';
