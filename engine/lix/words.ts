import { counted, withArticle } from '../core';
import type {
  Input,
  InputMark,
  Lane,
  LixEvent,
  LixGame,
  LixRefusal,
  LossReason,
  Player,
  PlayerState,
  Scenario,
  Timeline,
} from './terms';

/** The reason why a player has no control, as the end of a sentence. */
export const lossWords: Readonly<Record<LossReason, string>> = {
  conceded: 'conceded',
  left: 'left',
  'end-of-overtime': 'the end-of-overtime nuke removed control from everyone',
};

/** Describes why an input had no effect, in a few words. `state` is the player's state after the update. */
export function refusalWords(why: LixRefusal, state: PlayerState | undefined): string {
  const lost = state?.lostControl ?? null;
  switch (why) {
    case 'second-nuke':
      return `already nuked in update ${state?.nuked ?? 0}`;
    case 'no-control':
      return lost === null ? 'has no control' : `has no control: ${controlWords(lost)}`;
    case 'no-skill':
      return 'has none of that skill left';
    case 'not-spawned':
      return 'that lix has not spawned';
    case 'lix-gone':
      return 'that lix is gone';
    case 'has-left':
      return `left in update ${state?.left ?? 0}`;
    case 'game-over':
      return 'the game is over';
  }
}

/** Describes when and why a player lost control. */
export function controlWords({ why, update }: { readonly why: LossReason; readonly update: number }): string {
  return `${lossWords[why]} in update ${update}`;
}

/** Describes an event in a few words. Ids are as in the file. */
export function eventWords({ players }: Pick<Scenario, 'players'>, event: LixEvent): string {
  const who = 'player' in event ? (players[event.player]?.id ?? '') : '';
  switch (event.event) {
    case 'nuked':
      return event.kind === 'Exploder' ? `${who} nukes` : `${who} concedes`;
    case 'left':
      return `${who} leaves`;
    case 'assigned':
      return `${who} makes lix ${event.lix} ${withArticle(event.skill)}`;
    case 'refused':
      return `${who} waits: ${event.type} is refused`;
    case 'hatch_emptied':
      return `${event.lix} of ${who} will not spawn`;
    case 'control_lost':
      return `${who} loses control`;
    case 'end_of_overtime':
      return 'end-of-overtime nuke';
    case 'exits_closed':
      return 'all exits close';
    case 'spawned':
      return `lix ${event.lix} of ${who} spawns`;
    case 'exploded':
      return `lix ${event.lix} of ${who} explodes`;
    case 'saved':
      return `lix ${event.lix} of ${who} is saved`;
    case 'overtime_started':
      return `overtime starts because of ${who}: ${counted(event.left, 'update')} left`;
    case 'game_over':
      return 'the game is over';
  }
}

/** Describes the game as a whole after an update: exits and overtime. */
export function gameWords({ overtimeLeft, overtimeSince, endNuke, over }: LixGame): string {
  if (over !== null) return 'The game is over.';
  if (endNuke !== null) return `Exits closed in update ${endNuke}.`;
  if (overtimeSince === null)
    return `Exits are open; overtime (${counted(overtimeLeft, 'update')}) has not started.`;
  return `Exits are open; ${counted(overtimeLeft, 'update')} of overtime left, running since update ${overtimeSince}.`;
}

/** Describes the state of a player after an update. */
export function playerWords({ lixInHatch }: Player, state: PlayerState): string {
  const { inHatch, alive, saved, exploded, lostControl } = state;
  const control = lostControl === null ? 'in control' : `without control: ${controlWords(lostControl)}`;
  return `${saved} of ${lixInHatch} saved, ${alive.length} walking, ${inHatch} in the hatch, ${exploded} exploded; ${control}`;
}

/** Describes how the game ended, in a sentence. */
export function verdictWords({ scenario, states, verdict, over }: Timeline): string {
  const { status, saved, winners } = verdict;
  const score = scenario.players.map(({ id }, player) => `${id} ${saved[player] ?? 0}`).join(', ');
  if (status === 'playing') return `Still playing after update ${states.length - 1}. Saved: ${score}.`;
  if (status === 'failed') return `Over in update ${over ?? 0}: no player saved a lix.`;
  const names = winners.map((player) => scenario.players[player]?.id ?? '');
  const most = saved[winners[0] ?? 0] ?? 0;
  if (scenario.players.length === 1) return `Over in update ${over ?? 0}: ${most} saved.`;
  const who =
    names.length === 1
      ? `${names.join()} wins`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} tie`;
  return `Over in update ${over ?? 0}: ${who} with ${most} saved. ${score}.`;
}

/** Describes the effect of an input in a few words. */
export function inputWords(timeline: Timeline, { input, refused }: InputMark): string {
  const { scenario, states, lanes } = timeline;
  const lane = lanes[input.player];
  const state = states[input.update]?.players[input.player];
  if (refused !== null) return `refused: ${refusalWords(refused, state)}`;
  const game = states[input.update];
  if (game === undefined || lane === undefined || state === undefined) return 'is not played';
  const starts = game.events.some((one) => one.event === 'overtime_started' && one.player === input.player);
  const overtime = starts ? ['overtime starts'] : [];
  switch (input.type) {
    case 'Nuke':
      return (scenario.nuke === 'Concede' ? ['no control'] : nukeEffect(game, lane, input))
        .concat(overtime)
        .join('; ');
    case 'Leave':
      return ['no control', ...overtime].join('; ');
    case 'Assign':
      return input.skill === 'Exploder'
        ? [`lix ${input.lix} explodes`, ...overtime].join('; ')
        : `${input.skill} for lix ${input.lix}, ${state.skills[input.skill] ?? 0} left`;
  }
}

/** Describes the effect of an exploder-nuke. */
function nukeEffect({ events }: LixGame, { explosions }: Lane, { player, update }: Input): string[] {
  const emptied = events.find((one) => one.event === 'hatch_emptied' && one.player === player);
  const hatch = emptied?.event === 'hatch_emptied' ? [`${emptied.lix} will not spawn`] : [];
  const struck = explosions.filter(({ by, update: when }) => by === 'nuke' && when >= update);
  const [first, last] = [struck[0]?.update, struck.at(-1)?.update];
  if (first === undefined || last === undefined) return [...hatch, 'nothing explodes'];
  const when = first === last ? `in update ${first}` : `in updates ${first} to ${last}`;
  return [...hatch, `${struck.length} explode${struck.length === 1 ? 's' : ''} ${when}`];
}

/** Describes the outcome for a player's lix in a few words. */
export function outcomeWords({ scenario, states }: Timeline, player: number): string {
  const state = states.at(-1)?.players[player];
  const all = scenario.players[player]?.lixInHatch ?? 0;
  if (state === undefined) return '';
  const { saved, exploded, alive, inHatch, spawned } = state;
  const parts: [number, string][] = [
    [exploded, 'exploded'],
    [alive.length, 'walking'],
    [inHatch, 'in the hatch'],
    [all - spawned - inHatch, 'not spawned'],
  ];
  const rest = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return [`${saved} of ${all} saved`, ...rest].join(', ');
}
