import type { TextEdit } from '../../../../engine/json';
import { carriers, remedies, type Cell } from '../../../../engine/reactor';
import { valueAt } from '../../../../engine/shape';
import { noPlace } from '../../json/edits';
import type { LevelContext } from '../level';
import { planMove } from '../refactor/move-prop';
import { unsound } from '../refactor/result';
import { resizeLevel } from '../refactor';
import { erase, setHazard, setLeak } from './floor';
import { glyphsOf, paint } from './paint';
import { bindConsumer, changeProp, placeProp } from './props';
import { pasteRegion, shiftRegion } from './region';
import { writeRule } from './rules';
import type { Stroke } from './stroke';
import { EditSession, type Refusal } from './edit-session';

/** The result of a stroke: edits that do not overlap, or a refusal. */
export type StrokeResult = { readonly edits: readonly TextEdit[] } | { readonly refused: Refusal };

/**
 * Turns a stroke into edits of a level's text: only the rows and members that it changes are touched. A stroke that
 * changes nothing has no edits. The level is not checked afterwards.
 */
export function buildStroke(level: LevelContext, stroke: Stroke): StrokeResult {
  const { json } = level.document;
  const problem = unsound(json);
  if (problem !== undefined) return { refused: problem };
  if (level.sketch.width === 0) return { refused: 'The level has no map.' };
  switch (stroke.type) {
    case 'move': {
      const plan = planMove(level, stroke.from, stroke.to);
      if ('refused' in plan) return plan;
      const edits = plan.edits(json);
      return edits === undefined ? { refused: noPlace } : { edits };
    }
    case 'resize': {
      const { left, top, right, bottom } = stroke;
      const result = resizeLevel(level, { left, top, right, bottom });
      return 'refused' in result ? result : { edits: result.edits };
    }
    default: {
      const session = new EditSession(json, level.balance);
      const refused = write(level, session, stroke);
      return refused === undefined ? { edits: session.edits } : { refused };
    }
  }
}

function write(
  level: LevelContext,
  session: EditSession,
  stroke: Exclude<Stroke, { type: 'move' | 'resize' }>,
): Refusal | undefined {
  const { sketch } = level;
  switch (stroke.type) {
    case 'paint': {
      const { grid, glyph, cells } = stroke;
      if (grid !== 'terrain' && !carriers.includes(grid)) return 'Unknown grid.';
      if (!glyphsOf(grid).includes(glyph)) return `Unexpected character "${glyph}" for this grid.`;
      return offMap(level, cells) ?? paint(session, sketch, { grid, glyph, cells });
    }
    case 'erase':
      return offMap(level, stroke.cells) ?? erase(level, session, stroke);
    case 'place':
      return placeProp(level, session, stroke);
    case 'prop':
      return changeProp(level, session, stroke.at, stroke.fields);
    case 'bind':
      return bindConsumer(level, session, stroke);
    case 'leak':
      return setLeak(level, session, stroke);
    case 'hazard':
      return setHazard(level, session, stroke);
    case 'shift':
      return shiftRegion(level, session, stroke);
    case 'paste':
      return pasteRegion(level, session, stroke);
    case 'robot':
      return session.setFields(['robot'], stroke.fields);
    case 'inventory': {
      const { remedy, count } = stroke;
      if (!remedies.includes(remedy)) return 'Unknown remedy.';
      return valueAt(session.json.value, ['robot', 'inventory']) === undefined
        ? session.setFields(['robot'], { inventory: count === null ? null : { [remedy]: count } })
        : session.setFields(['robot', 'inventory'], { [remedy]: count });
    }
    case 'metadata':
      return session.setFields(['metadata'], stroke.fields);
    case 'eye':
      return session.setFields([], { allSeeingEye: stroke.state });
    default:
      return writeRule(level, session, stroke);
  }
}

/** Returns a refusal if one of the cells is outside the map. */
function offMap({ sketch }: LevelContext, cells: readonly Cell[]): Refusal | undefined {
  const size = sketch.width * sketch.height;
  const isOn = cells.every((cell) => Number.isSafeInteger(cell) && cell >= 0 && cell < size);
  return isOn ? undefined : 'The cell is outside the map.';
}
