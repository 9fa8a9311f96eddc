import type { LixRefusal, Skill } from '../terms';
import { change, stateOf, type Draft } from './draft';
import { explode } from './explode';

/** Assigns a skill to a lix. An exploder takes effect at once; every other skill is only used up. */
export function assign(draft: Draft, player: number, skill: Skill, lix: number): LixRefusal | null {
  const { lostControl, spawned, alive, skills } = stateOf(draft, player);
  const left = skills[skill] ?? 0;
  if (lostControl !== null) return 'no-control';
  if (lix > spawned) return 'not-spawned';
  if (!alive.includes(lix)) return 'lix-gone';
  if (left === 0) return 'no-skill';
  change(draft, player, { skills: { ...skills, [skill]: left - 1 } });
  draft.events.push({ event: 'assigned', player, skill, lix });
  if (skill === 'Exploder') explode(draft, player, lix, 'exploder');
  return null;
}
