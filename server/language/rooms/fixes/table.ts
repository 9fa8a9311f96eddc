import { entranceTag, merchantTag, stairsTag, type RoomsCode } from '../../../../engine/rooms';
import type { FixRule, FixTable } from '../../text/fixes';
import type { RoomsFix, RoomsFixContext } from './context';
import {
  addCreatures,
  addField,
  addLoot,
  addOverride,
  addRequired,
  enoughRooms,
  entranceOrFloor,
  meantKey,
  meantName,
  nextNumber,
  npcCount,
  removeTag,
  wellFormed,
} from './codes/entries';
import {
  addDoor,
  addStairs,
  closeWall,
  frame,
  joinParts,
  meantGlyph,
  moveCornerDoor,
  moveInnerDoor,
  oneEntrance,
  squareRows,
} from './codes/layout';
import { fittingSize, placedSomewhere } from './codes/registry';
import { syntaxFixes } from './codes/syntax';
import { nearestValue, rightKind } from './codes/values';

/** The fix of each code. */
const proposals: Readonly<Record<RoomsCode, RoomsFix>> = {
  syntax: ({ context }) => syntaxFixes(context.view),
  'missing-field': addField,
  'unknown-field': meantKey,
  'wrong-type': rightKind,
  'invalid-value': nearestValue,
  'malformed-id': wellFormed,
  'duplicate-id': addOverride,
  'duplicate-number': nextNumber,
  'unused-override': meantName,
  'row-length': squareRows,
  'layout-size': frame,
  'unknown-glyph': meantGlyph,
  'door-not-on-rim': moveInnerDoor,
  'door-in-corner': moveCornerDoor,
  'wall-open': closeWall,
  'no-door': addDoor,
  'room-not-connected': joinParts,
  'entrance-count': oneEntrance,
  'stairs-missing': addStairs,
  'entrance-misplaced': entranceOrFloor,
  'npc-count': npcCount,
  'unknown-tag': meantName,
  'floor-without-entrance': addRequired(entranceTag),
  'entrance-optional': removeTag,
  'only-entrances': removeTag,
  'tag-never-placed': removeTag,
  'no-creatures': addCreatures,
  'no-loot': addLoot,
  'floor-without-merchant': addRequired(merchantTag),
  'floor-without-stairs': addRequired(stairsTag),
  'too-many-required': enoughRooms,
  'floor-too-small': fittingSize,
  'floor-gap': nextNumber,
  'unknown-creature': meantName,
  'unknown-loot': meantName,
  'unknown-npc': meantName,
  'unused-prefab': placedSomewhere,
};

/** A drawing is redrawn as a whole, so places cannot be compared: the file must have one problem of the code fewer. */
const rule: FixRule = { gone: 'in the file', newErrors: 'elsewhere' };

/** The fixes of files with rooms, by code. */
export const roomsFixes: FixTable<RoomsFixContext> = Object.fromEntries(
  Object.entries(proposals).map(([code, propose]) => [code, { propose, rule }]),
);
