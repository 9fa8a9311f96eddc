import type { RelatedPlace } from '../../core';
import { quote } from '../../shape';
import type { Report } from './report';
import type { LixCode } from '../codes';
import type { InputMark, Lane, LixRefusal, Timeline } from '../terms';
import { spawnUpdate } from '../rules/walk';
import { controlWords } from '../words';

/** The codes of refusals. A second nuke is reported without playing. */
const codes: Readonly<Record<Exclude<LixRefusal, 'second-nuke'>, LixCode>> = {
  'no-control': 'no-control',
  'no-skill': 'no-skill',
  'not-spawned': 'no-lix',
  'lix-gone': 'no-lix',
  'has-left': 'has-left',
  'game-over': 'game-over',
};

/** Reports the inputs that the game refuses, in the order in which they are written, but for those that are `faulty`. */
export function checkPlay(
  timeline: Timeline,
  faulty: ReadonlySet<string | number | undefined>,
  report: Report,
): void {
  const marks = timeline.lanes.flatMap((lane) => lane.inputs.map((mark) => ({ lane, mark })));
  marks.sort((one, other) => one.mark.input.index - other.mark.input.index);
  for (const { lane, mark } of marks) {
    const { input, refused } = mark;
    if (refused === null || refused === 'second-nuke' || faulty.has(input.index)) continue;
    const part = refused === 'no-skill' ? 'skill' : codes[refused] === 'no-lix' ? 'lix' : 'type';
    const place = { path: ['inputs', input.index, part] };
    report(codes[refused], messageOf(timeline, lane, mark, refused), place, causeOf(lane, refused));
  }
}

function messageOf(timeline: Timeline, lane: Lane, { input }: InputMark, why: LixRefusal): string {
  const who = quote(lane.player.id);
  const lix = input.type === 'Assign' ? input.lix : 0;
  switch (why) {
    case 'no-control':
      return `${who} is no longer in control: ${lane.lostControl === null ? '' : controlWords(lane.lostControl)}.`;
    case 'has-left':
      return `${who} left the game in update ${leaveOf(lane)?.update ?? 0}.`;
    case 'game-over':
      return `The game ends in update ${timeline.over ?? 0}.`;
    case 'not-spawned':
      return notSpawned(timeline, lane, lix, input.update);
    case 'lix-gone':
      return goneWords(lane, lix);
    case 'no-skill':
      return `${who} has no ${input.type === 'Assign' ? input.skill : ''} left.`;
    case 'second-nuke':
      return `${who} has already nuked.`;
  }
}

function notSpawned(timeline: Timeline, lane: Lane, lix: number, update: number): string {
  const { player, spawns } = lane;
  const spawn = spawns.find((mark) => mark.lix === lix);
  const who = quote(player.id);
  if (lix > player.lixInHatch) return `${who} has only ${player.lixInHatch} lix.`;
  if (spawn === undefined) return `Lix ${lix} of ${who} never spawns: ${whyNever(timeline, lane, lix)}.`;
  const when = `Lix ${lix} of ${who} spawns in update ${spawn.update}`;
  return update === spawn.update
    ? `${when}, after the inputs of that update.`
    : `${when}, later than this input.`;
}

/** Returns the reason why a lix of the hatch never spawns, as the end of a sentence. */
function whyNever({ scenario, states, lanes }: Timeline, lane: Lane, lix: number): string {
  const index = lanes.indexOf(lane);
  const emptied = states.find(({ events }) =>
    events.some((one) => one.event === 'hatch_emptied' && one.player === index),
  )?.update;
  if (emptied === undefined)
    return `it would spawn in update ${spawnUpdate(lane.player, lix)}, but the scenario ends with update ${scenario.until}`;
  const isOwn = lane.inputs.some(
    ({ input, refused }) => input.type === 'Nuke' && input.update === emptied && refused === null,
  );
  const nuke = isOwn ? 'the nuke of its player' : 'the end-of-overtime nuke';
  return `${nuke} empties the hatch in update ${emptied}`;
}

function goneWords({ player, saves, explosions }: Lane, lix: number): string {
  const saved = saves.find((mark) => mark.lix === lix);
  const exploded = explosions.find((mark) => mark.lix === lix);
  const what = saved === undefined ? 'exploded' : 'was saved';
  return `Lix ${lix} of ${quote(player.id)} ${what} in update ${(saved ?? exploded)?.update ?? 0}.`;
}

function leaveOf({ inputs }: Lane): InputMark['input'] | undefined {
  return inputs.find(({ input, refused }) => input.type === 'Leave' && refused === null)?.input;
}

/** Returns the input that took control away, if one did. */
function causeOf(lane: Lane, why: LixRefusal): RelatedPlace[] {
  if (why !== 'no-control' && why !== 'has-left') return [];
  const wanted = why === 'has-left' ? leaveOf(lane)?.update : lane.lostControl?.update;
  const cause = lane.inputs.find(
    ({ input, refused }) => refused === null && input.type !== 'Assign' && input.update === wanted,
  );
  if (cause === undefined) return [];
  const message =
    why === 'has-left' || cause.input.type === 'Leave'
      ? 'The player leaves here.'
      : 'The player concedes here.';
  return [{ path: ['inputs', cause.input.index, 'type'], message }];
}
