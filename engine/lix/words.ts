import type {
  LixEvent,
  LixGame,
  LixRefusal,
  LossReason,
  Player,
  PlayerState,
  Scenario,
  Timeline,
} from './terms';

/** Why a player has no control, as the end of a sentence. */
export const lossWords: Readonly<Record<LossReason, string>> = {
  conceded: 'conceded',
  left: 'left',
  'end-of-overtime': 'the end-of-overtime nuke took the control from all',
};

/** Why an input did nothing, in a few words. `state`: its player's after the update. */
export function refusalWords(why: LixRefusal, state: PlayerState | undefined): string {
  const lost = state?.lostControl ?? null;
  switch (why) {
    case 'second-nuke':
      return `has nuked in update ${state?.nuked ?? 0}`;
    case 'no-control':
      return lost === null ? 'has no control' : `has no control: ${controlWords(lost)}`;
    case 'no-skill':
      return 'has none of that skill left';
    case 'not-spawned':
      return 'that lix has not spawned';
    case 'lix-gone':
      return 'that lix is gone';
    case 'has-left':
      return `has left in update ${state?.left ?? 0}`;
    case 'game-over':
      return 'the game is over';
  }
}

/** Since when and why there is no control. */
export function controlWords({ why, update }: { readonly why: LossReason; readonly update: number }): string {
  return `${lossWords[why]} in update ${update}`;
}

/** An event in a few words. Ids are as the file has them. */
export function eventWords({ players }: Pick<Scenario, 'players'>, event: LixEvent): string {
  const who = 'player' in event ? (players[event.player]?.id ?? '') : '';
  switch (event.event) {
    case 'nuked':
      return event.kind === 'Exploder' ? `${who} nukes` : `${who} concedes`;
    case 'left':
      return `${who} leaves`;
    case 'assigned':
      return `${who} makes lix ${event.lix} ${article(event.skill)}`;
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
      return `overtime starts because of ${who}: ${event.left} left`;
    case 'game_over':
      return 'the game is over';
  }
}

function article(noun: string): string {
  return `${/^[AEIOU]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** How the game as a whole stands after an update: exits and overtime. */
export function gameWords({ overtimeLeft, overtimeSince, endNuke, over }: LixGame): string {
  if (over !== null) return 'The game is over.';
  if (endNuke !== null) return `Exits closed in update ${endNuke}.`;
  if (overtimeSince === null) return `Exits are open; overtime of ${overtimeLeft} does not run.`;
  return `Exits are open; ${overtimeLeft} of overtime left, running since update ${overtimeSince}.`;
}

/** How a player stands after an update. */
export function playerWords({ lixInHatch }: Player, state: PlayerState): string {
  const { inHatch, alive, saved, exploded, lostControl } = state;
  const control = lostControl === null ? 'in control' : `without control: ${controlWords(lostControl)}`;
  return `${saved} of ${lixInHatch} saved, ${alive.length} walking, ${inHatch} in the hatch, ${exploded} exploded; ${control}`;
}

/** How it ended, in a sentence. */
export function verdictWords({ scenario, states, verdict, over }: Timeline): string {
  const { status, saved, winners } = verdict;
  const score = scenario.players.map(({ id }, player) => `${id} ${saved[player] ?? 0}`).join(', ');
  if (status === 'playing') return `Goes on after update ${states.length - 1}. Saved: ${score}.`;
  if (status === 'failed') return `Over in update ${over ?? 0}: nobody saved a lix.`;
  const names = winners.map((player) => scenario.players[player]?.id ?? '');
  const most = saved[winners[0] ?? 0] ?? 0;
  if (scenario.players.length === 1) return `Over in update ${over ?? 0}: ${most} saved.`;
  const who =
    names.length === 1
      ? `${names.join()} wins`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} tie`;
  return `Over in update ${over ?? 0}: ${who} with ${most} saved. ${score}.`;
}
