import type { JsonObject } from '../../../../engine/json';
import { hazardKeys } from '../../../../engine/reactor';
import type { LevelContext } from '../level';
import { paint } from './paint';
import type { Stroke } from './stroke';
import type { Refusal, EditSession } from './edit-session';

/** Adds a leak, or changes that of the same carrier in the cell. */
export function setLeak(
  { sketch }: LevelContext,
  session: EditSession,
  { carrier, position, fields }: Extract<Stroke, { type: 'leak' }>,
): Refusal | undefined {
  const cell = sketch.cellOf([...position]);
  if (cell === undefined) return 'The cell is outside the map.';
  const known = sketch.leaksAt(cell).find((leak) => leak.carrier === carrier);
  return known === undefined
    ? session.append('leaks', { carrier, position, ...given(fields) })
    : session.setFields(['leaks', known.index], fields);
}

/** Changes the hazards of a cell; removes an entry that becomes empty. */
export function setHazard(
  { sketch }: LevelContext,
  session: EditSession,
  { position, fields }: Extract<Stroke, { type: 'hazard' }>,
): Refusal | undefined {
  const cell = sketch.cellOf([...position]);
  if (cell === undefined) return 'The cell is outside the map.';
  const known = sketch.hazardAt(cell);
  const after = given({ ...known?.value, ...fields });
  const saysSomething = [...Object.values(hazardKeys), 'blocks'].some((key) => Object.hasOwn(after, key));
  if (known === undefined)
    return saysSomething ? session.append('hazards', { position, ...given(fields) }) : undefined;
  return saysSomething
    ? session.setFields(['hazards', known.index], fields)
    : session.remove(['hazards'], [known.index]);
}

/** Removes things from cells. */
export function erase(
  { sketch }: LevelContext,
  session: EditSession,
  { what, cells }: Extract<Stroke, { type: 'erase' }>,
): Refusal | undefined {
  const meant = new Set(cells);
  for (const thing of what) {
    if (thing === 'props' || thing === 'leaks' || thing === 'hazards') {
      const gone = sketch[thing].filter(({ cell }) => cell !== undefined && meant.has(cell));
      const refusal = session.remove(
        [thing],
        gone.map(({ index }) => index),
      );
      if (refusal !== undefined) return refusal;
    } else {
      const refusal = paint(session, sketch, { grid: thing, glyph: '.', cells });
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

/** Only those fields that have a value. */
function given(fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
