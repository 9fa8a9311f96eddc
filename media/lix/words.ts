import {
  controlWords,
  eventWords,
  refusalWords,
  type InputMark,
  type Lane,
  type Mark,
  type Timeline,
} from '../../engine/lix';
import { lastOf } from './view';

/** So many events of an update are told in one line, and so many stretches of a lane. */
const [mostEvents, mostStretches] = [5, 12];

/** What happens in an update, in words; of what is refused, why. */
export function happenings({ scenario, states }: Timeline, at: number): readonly string[] {
  const state = states[at];
  return (state?.events ?? []).map((event) => {
    const words = eventWords(scenario, event);
    if (event.event !== 'refused') return words;
    return `${words}: ${refusalWords(event.why, state?.players[event.player])}`;
  });
}

/** Where the slider stands, in words. */
export function momentWords(timeline: Timeline, at: number): string {
  if (at === 0) return 'Before the first update';
  const words = happenings(timeline, at);
  const more = words.length > mostEvents ? `; ${words.length - mostEvents} more` : '';
  const what = words.length === 0 ? 'nothing happens' : words.slice(0, mostEvents).join('; ');
  return `Update ${at} of ${lastOf(timeline)}: ${what}${more}`;
}

/** An input in few words: `Exploder 2`, `Nuke`. */
export function inputName({ input }: InputMark, { scenario: { nuke } }: Timeline): string {
  if (input.type === 'Assign') return `${input.skill} ${input.lix}`;
  return input.type === 'Nuke' && nuke === 'Concede' ? 'Concede' : input.type;
}

/** Updates as stretches: `1–4, 9`; and of `1, 4, 7, 10` too: `1–10 every 3`. */
function stretches(marks: readonly Mark[]): string {
  if (marks.length === 0) return 'none';
  const parts: string[] = [];
  for (let at = 0; at < marks.length && parts.length < mostStretches;) {
    const first = marks[at]?.update ?? 0;
    const step = (marks[at + 1]?.update ?? first) - first;
    let end = at;
    while (step > 0 && (marks[end + 1]?.update ?? 0) - (marks[end]?.update ?? 0) === step) end++;
    // two are no stretch unless they touch
    if (end - at < 2 && step !== 1) end = at;
    const last = marks[end]?.update ?? first;
    parts.push(end === at ? `${first}` : `${first}–${last}${step > 1 ? ` every ${step}` : ''}`);
    at = end + 1;
    if (parts.length === mostStretches && at < marks.length) parts.push('…');
  }
  return marks.length === 1
    ? `1, in update ${parts.join()}`
    : `${marks.length}, in updates ${parts.join(', ')}`;
}

/** What a lane shows, in words: rows of names and what they hold. */
export function laneWords({ spawns, explosions, saves, lostControl, finished }: Lane): [string, string][] {
  return [
    ['Spawned', stretches(spawns)],
    ['Exploded', stretches(explosions)],
    ['Saved', stretches(saves)],
    ['Control', lostControl === null ? 'kept' : `lost: ${controlWords(lostControl)}`],
    ['Finished', finished === null ? 'not' : `in update ${finished}`],
  ];
}
