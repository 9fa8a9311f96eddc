import type { Span, TextEdit } from '../../../../engine/json';
import { entranceTag, joinRooms, stairsTag, type RoomsCode } from '../../../../engine/rooms';
import type { Diagnostic } from '../../text/diagnostic';
import { readDocument } from '../../text/document';
import { applyEdits } from '../../json/edits';
import type { OfferedFix } from '../../workspace/features';
import { diagnoseRooms, readRoomsText } from '../analyse';
import type { RegistryView } from '../registry-view';
import {
  addField,
  addOverride,
  addRequired,
  enoughRooms,
  entranceOrFloor,
  meantKey,
  meantName,
  nextNumber,
  npcCount,
  wellFormed,
} from './entries';
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
} from './layout';
import type { Mend, Proposal } from './mend';
import { fittingSize, placedSomewhere } from './registry';
import { syntaxMends } from './syntax';
import { nearestValue, rightKind } from './values';

/** How a fault of each code is mended, in a text that is TOML. */
const mends: Readonly<Record<Exclude<RoomsCode, 'syntax'>, Mend>> = {
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
  'floor-without-stairs': addRequired(stairsTag),
  'too-many-required': enoughRooms,
  'floor-too-small': fittingSize,
  'floor-gap': nextNumber,
  'unknown-creature': meantName,
  'unknown-loot': meantName,
  'unknown-npc': meantName,
  'unused-prefab': placedSomewhere,
};

/** The codes that have mends, for the manual. */
export const mendedCodes: ReadonlySet<string> = new Set(['syntax', ...Object.keys(mends)]);

/** For more faults than these nothing is worked out in one answer, and no more is offered for one. */
const most = { faults: 10, offered: 4 } as const;

/** What mends the faults that touch a span: each was tried, so that its fault goes. */
export function fixesIn(view: RegistryView, { start, end }: Span): readonly OfferedFix[] {
  const { own, joined, severityOf } = view;
  const all = diagnoseRooms(own.text, joined.issues, severityOf);
  const touched = all.filter(({ span }) => span.start <= end && span.end >= start);
  if (own.text.toml.fault !== undefined)
    return touched.flatMap((diagnostic) =>
      syntaxMends(own.text)
        .slice(0, most.offered)
        .map((proposal, index) => fixOf(proposal, diagnostic, index === 0)),
    );
  return touched.slice(0, most.faults).flatMap((diagnostic) => {
    const mend = mends[diagnostic.code as keyof typeof mends];
    const proposals = mend({ view, text: own.text, diagnostic });
    return proposals
      .filter(({ edits }) => isSound(view, all, diagnostic, edits))
      .slice(0, most.offered)
      .map((proposal, index) => fixOf(proposal, diagnostic, index === 0));
  });
}

function fixOf(
  { title, edits, isPreferred }: Proposal,
  diagnostic: Diagnostic,
  isFirst: boolean,
): OfferedFix {
  return { title, diagnostic, edits: inOrder(edits), isPreferred: isFirst && isPreferred === true };
}

function inOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  return [...edits].sort((one, other) => one.start - other.start);
}

/** Whether the text is TOML after the edits, and has fewer faults of this code: others may come to light. */
function isSound(
  view: RegistryView,
  before: readonly Diagnostic[],
  { code }: Diagnostic,
  edits: readonly TextEdit[],
): boolean {
  if (edits.length === 0) return false;
  const { own, files, severityOf } = view;
  const text = readRoomsText(
    own.text.file.file,
    readDocument(applyEdits(own.text.document.text, inOrder(edits))),
    undefined,
  );
  if (text.toml.fault !== undefined) return false;
  const others = files.filter((file) => file !== own).map((file) => file.text.file);
  const after = diagnoseRooms(text, joinRooms([text.file, ...others]).issues, severityOf);
  const count = (list: readonly Diagnostic[]): number => list.filter((one) => one.code === code).length;
  return count(after) < count(before);
}
