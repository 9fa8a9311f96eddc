import { counted, grouped, transcriptText, type RecheckResult } from '../../engine/core';
import { decodeRunTranscript, transcribeRun, verifyRun, type Id, type Registry } from '../../engine/rooms';
import { Misfit } from '../../engine/shape';
import type { ParamsOf } from '../../protocol/channel';
import type { RoomsRequests } from '../../protocol/rooms';
import type { Play } from './play';

/** The result of reading a transcript: the run, if it can be replayed, and a message. */
export interface Replay {
  readonly play: Play | null;
  readonly text: string;
  readonly isBad: boolean;
}

/** The maximum number of actions, since the panel keeps every state of a run. */
const maxActions = 20_000;

/** Reads and replays the transcript of a run. `first` is the floor on which runs begin by default. */
export function replayOf(
  { name, text }: { readonly name: string; readonly text: string },
  registry: Registry,
  first: Id | undefined,
): Replay {
  const transcript = decodeRunTranscript(valueOf(text));
  if (transcript instanceof Misfit)
    return { play: null, text: `${name} is not a transcript of a run. ${transcript.message}`, isBad: true };
  const { seed, actions, from } = transcript;
  if (actions.length > maxActions)
    return {
      play: null,
      text: `${name} has ${grouped(actions.length)} actions. The maximum is ${grouped(maxActions)}.`,
      isBad: true,
    };
  const floor = from?.floor ?? first ?? '';
  if (!registry.floors.has(floor))
    return { play: null, text: `${name} begins on floor ${floor}, which does not exist.`, isBad: true };
  const play: Play = {
    floor,
    seed,
    cell: from?.cell ?? -1,
    actions: actions.map(({ id }) => id),
    at: 0,
    verdict: null,
  };
  const result = verifyRun(registry, transcript);
  if (result.same || result.difference !== 'header') return { play, ...verdictOf(name, result) };
  const { text: words, isBad } = verdictOf('It', verifyRun(registry, transcript, true));
  return {
    play,
    text: `${name} was recorded with different rooms. ${words}`,
    isBad,
  };
}

const ends = { won: 'won', failed: 'lost', playing: 'still in progress' } as const;

function verdictOf(name: string, result: RecheckResult): { readonly text: string; readonly isBad: boolean } {
  if (result.same)
    return {
      text: `${name} replays as recorded: ${ends[result.status]} after ${counted(result.actions, 'action')}.`,
      isBad: false,
    };
  const where = result.action < 0 ? 'from the start' : `at action ${result.action + 1}`;
  return {
    text: `${name} differs ${where}: expected ${result.expected} but found ${result.actual}.`,
    isBad: true,
  };
}

/** Parses the text; `undefined` if it is not JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The transcript of the run up to now, as a file next to the rooms. */
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
