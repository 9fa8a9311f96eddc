import { faulty, type Faulty, type PositionDraft } from '../../shape';
import type { Carrier } from '../terms';
import { ABSENT, PRESENT } from '../cell-presence';
import type { LevelFacts } from './level-facts';

/** The faults of a leak's position and access, in the order in which they are reported. */
export type LeakFault =
  | 'leak-out-of-bounds'
  | 'leak-without-network'
  | 'leak-not-under-floor'
  | 'leak-not-in-wall'
  | 'leak-access-mismatch'
  | 'leak-face-missing'
  | 'leak-face-invalid';

/**
 * Finds the first fault of a leak's place, for a leak that is authored, made by a rule or saved. Returns `undefined` if
 * there is none or the file does not say.
 */
export function leakFault(
  facts: LevelFacts,
  carrier: Carrier,
  position: PositionDraft,
  access: PositionDraft | Faulty | undefined,
): LeakFault | undefined {
  if (facts.isOutside(position)) return 'leak-out-of-bounds';
  const cell = facts.cellOf(position);
  if (cell === undefined) return undefined;
  if (facts.network(carrier, cell) === ABSENT) return 'leak-without-network';
  const inWall = carrier === 'Electricity';
  if (facts.ground(cell) === (inWall ? PRESENT : ABSENT)) {
    return inWall ? 'leak-not-in-wall' : 'leak-not-under-floor';
  }
  if (access === faulty) return undefined;
  if (!inWall) {
    const differs = access !== undefined && (access[0] !== position[0] || access[1] !== position[1]);
    return differs ? 'leak-access-mismatch' : undefined;
  }
  if (access === undefined) return facts.broken ? undefined : 'leak-face-missing';
  if (facts.isOutside(access)) return 'leak-face-invalid';
  const face = facts.cellOf(access);
  const beside = Math.abs(access[0] - position[0]) + Math.abs(access[1] - position[1]) === 1;
  return !beside || (face !== undefined && facts.ground(face) === ABSENT) ? 'leak-face-invalid' : undefined;
}
