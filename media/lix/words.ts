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

/** The maximum numbers of events in the text of an update and of ranges in the text of a lane. */
const [maxEvents, maxRanges] = [5, 12];

/** Describes the events of an update, with the reasons of refusals. */
export function eventTexts({ scenario, states }: Timeline, at: number): readonly string[] {
  const state = states[at];
  return (state?.events ?? []).map((event) => {
    const words = eventWords(scenario, event);
    if (event.event !== 'refused') return words;
    return `${words}: ${refusalWords(event.why, state?.players[event.player])}`;
  });
}

/** Describes the current update. */
export function momentWords(timeline: Timeline, at: number): string {
  if (at === 0) return 'Before the first update';
  const words = eventTexts(timeline, at);
  const more = words.length > maxEvents ? `; ${words.length - maxEvents} more` : '';
  const what = words.length === 0 ? 'nothing happens' : words.slice(0, maxEvents).join('; ');
  return `Update ${at} of ${lastOf(timeline)}: ${what}${more}`;
}

/** The short name of an input: `Exploder 2`, `Nuke`. */
export function inputName({ input }: InputMark, { scenario: { nuke } }: Timeline): string {
  if (input.type === 'Assign') return `${input.skill} ${input.lix}`;
  return input.type === 'Nuke' && nuke === 'Concede' ? 'Concede' : input.type;
}

/** Formats updates as ranges: `1–4, 9`, and `1–10 every 3` for `1, 4, 7, 10`. */
function ranges(marks: readonly Mark[]): string {
  if (marks.length === 0) return 'none';
  const parts: string[] = [];
  for (let at = 0; at < marks.length && parts.length < maxRanges;) {
    const first = marks[at]?.update ?? 0;
    const step = (marks[at + 1]?.update ?? first) - first;
    let end = at;
    while (step > 0 && (marks[end + 1]?.update ?? 0) - (marks[end]?.update ?? 0) === step) end++;
    // two updates form a range only if they are adjacent
    if (end - at < 2 && step !== 1) end = at;
    const last = marks[end]?.update ?? first;
    parts.push(end === at ? `${first}` : `${first}–${last}${step > 1 ? ` every ${step}` : ''}`);
    at = end + 1;
    if (parts.length === maxRanges && at < marks.length) parts.push('…');
  }
  return marks.length === 1
    ? `1, in update ${parts.join()}`
    : `${marks.length}, in updates ${parts.join(', ')}`;
}

/** Describes a lane as rows of names and values. */
export function laneWords({ spawns, explosions, saves, lostControl, finished }: Lane): [string, string][] {
  return [
    ['Spawned', ranges(spawns)],
    ['Exploded', ranges(explosions)],
    ['Saved', ranges(saves)],
    ['Control', lostControl === null ? 'kept' : `lost: ${controlWords(lostControl)}`],
    ['Finished', finished === null ? 'not' : `in update ${finished}`],
  ];
}
