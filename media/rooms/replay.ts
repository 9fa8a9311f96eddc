import { transcriptText, type RecheckResult } from '../../engine/core';
import { decodeRunTranscript, transcribeRun, verifyRun, type Id, type Registry } from '../../engine/rooms';
import type { ParamsOf } from '../../protocol/channel';
import type { RoomsRequests } from '../../protocol/rooms';
import type { Play } from './play';

/** What comes of a transcript: where its play begins, if it can be played, and a sentence on it. */
export interface Replay {
  readonly play: Play | null;
  readonly text: string;
  readonly isBad: boolean;
}

/** The panel keeps every state of a run. */
const mostActions = 20_000;

/** Reads a transcript of a run and plays it, `first` being the floor that runs begin on. */
export function replayOf(
  { name, text }: { readonly name: string; readonly text: string },
  registry: Registry,
  first: Id | undefined,
): Replay {
  const transcript = decodeRunTranscript(valueOf(text));
  if (typeof transcript === 'string')
    return { play: null, text: `${name} is no transcript of a run. ${transcript}`, isBad: true };
  const { seed, actions, from } = transcript;
  if (actions.length > mostActions)
    return {
      play: null,
      text: `${name} has ${actions.length} actions, more than the ${mostActions} that can be shown.`,
      isBad: true,
    };
  const floor = from?.floor ?? first ?? '';
  if (!registry.floors.has(floor))
    return { play: null, text: `${name} begins on the floor ${floor}, which is not there.`, isBad: true };
  const play: Play = {
    floor,
    seed,
    cell: from?.cell ?? -1,
    actions: actions.map(({ id }) => id),
    at: 0,
    verdict: null,
  };
  const result = verifyRun(registry, transcript);
  if (result.same || result.difference !== 'header') return { play, ...said(name, result) };
  const { text: words, isBad } = said('It', verifyRun(registry, transcript, true));
  return {
    play,
    text: `${name} was recorded from other rooms, or before they were changed. ${words}`,
    isBad,
  };
}

const ends = { won: 'won', failed: 'lost', playing: 'not at its end' } as const;

function said(name: string, result: RecheckResult): { readonly text: string; readonly isBad: boolean } {
  if (result.same)
    return { text: `${name} holds: ${ends[result.status]} after ${result.actions} actions.`, isBad: false };
  const where = result.action < 0 ? 'from the start' : `at action ${result.action + 1}`;
  return { text: `${name} differs ${where}: ${result.actual}, not ${result.expected}.`, isBad: true };
}

/** The text's value; `undefined` where it is no JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was played until now, as a file beside that of the rooms. */
export function savedRun(
  registry: Registry,
  name: string,
  { floor, seed, cell, actions }: Play,
): ParamsOf<RoomsRequests, 'save'> {
  const from = cell < 0 ? { floor } : { floor, cell };
  const taken = actions.map((id) => ({ id }));
  const text = transcriptText(transcribeRun(registry, seed, taken, from));
  return { kind: 'transcript', name: `${name}.rooms-transcript.json`, text };
}
