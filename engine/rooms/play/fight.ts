import { defaultCreature } from '../generator/generate';
import { withRoom } from './enter';
import { runRules } from './rules';
import type { Outcome, Run, RunEvent } from './state';

/** Plays one exchange of a fight according to `runRules`. */
export function exchange(run: Run): Run {
  const [first, ...others] = run.enemies;
  if (first === undefined) return run;
  const events: RunEvent[] = [];
  const health = first.health - runRules.strike;
  if (health <= 0) events.push({ event: 'enemy_beaten', kind: first.kind });
  const enemies = health > 0 ? [{ ...first, health }, ...others] : others;
  if (enemies.length === 0) {
    events.push({ event: 'fight_won' });
    const { floor } = run;
    const cleared =
      floor.playerRoom === undefined ? floor : withRoom(floor, floor.playerRoom, { cleared: true });
    return { ...run, enemies, events, floor: cleared };
  }
  const hurt = enemies.reduce(
    (sum, { kind }) => sum + (run.registry.creatures.get(kind) ?? defaultCreature).attack,
    0,
  );
  if (hurt > 0) events.push({ event: 'player_hurt', by: hurt });
  const player = { ...run.player, health: Math.max(run.player.health - hurt, 0) };
  if (player.health > 0) return { ...run, player, enemies, events };
  const outcome: Outcome = 'Died';
  events.push({ event: 'game_over', outcome });
  return { ...run, player, enemies, events, gameOver: { outcome } };
}
