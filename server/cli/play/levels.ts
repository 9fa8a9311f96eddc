import type { SubmittedAction } from '../../../engine/core';
import { Misfit } from '../../../engine/shape';
import {
  balanceHash,
  decodeTranscript,
  encodeTranscript,
  levelHash,
  reactorGame,
  submittedFrom,
  traceLine,
  transcribe,
  type ReactorTranscript,
} from '../../../engine/reactor/simulation';
import { levelsOfTranscript, recheck, savedGameText, transcriptEnding } from '../../language';
import { actionsIn, type ActionsFile } from '../actions-file';
import { levelReader, warningNotes, type Playable } from '../playable';
import type { JsonFile } from '../files/text-file';
import type { Played, PlayLanguage, Trace } from './play-language';

/** Plays reactor levels. */
export const playLevels: PlayLanguage = {
  transcriptEnding,
  noun: 'level',
  sourcesOf: levelsOfTranscript,
  covered: 'level',
  hasGrids: true,
  hasSavedGames: true,
  starts: [],
  reader: (root, cwd) => {
    const read = levelReader(root ?? '.', cwd);
    return async (path) => playedLevel(await read(path));
  },
};

function playedLevel(playable: Playable): Played {
  const { file, level, balance } = playable;
  return {
    file,
    trace: (actions, _start, dump) => traceLevel(playable, actions, dump),
    recheck: (value) => {
      const transcript = decodeTranscript(value);
      return transcript instanceof Misfit ? transcript : recheck(transcript, level, balance);
    },
  };
}

function traceLevel(playable: Playable, file: JsonFile, dump: boolean): Trace {
  const { level, balance } = playable;
  const actions = levelActions(file);
  const game = reactorGame(balance);
  const seed = actions.transcript?.seed ?? 0;
  const accepted: SubmittedAction[] = [];
  let state = game.init(level, seed);
  return {
    warnings: [...warningNotes(playable), ...originWarnings(playable, actions)],
    count: actions.count,
    line: () => traceLine(state, dump),
    take: (index) => {
      const action = actions.at(index, (written) => submittedFrom(written, state));
      state = game.apply(state, action);
      if (state.refused === null) accepted.push(action);
      return state.refused === null;
    },
    placeOf: actions.placeOf,
    transcript: () => encodeTranscript(transcribe(level, balance, accepted, seed)),
    savedGame: () => savedGameText(state),
  };
}

/** Decodes the actions of a level in a JSON file. Throws an `InputFault` if the file has none. */
export function levelActions(json: JsonFile): ActionsFile<ReactorTranscript> {
  return actionsIn(json, decodeTranscript);
}

/** Lists warnings about a transcript that was recorded from another level or balance. */
export function originWarnings(
  { file, level, balance }: Playable,
  { file: from, transcript }: ActionsFile<ReactorTranscript>,
): string[] {
  if (transcript === undefined) return [];
  return [
    ...(transcript.levelHash === levelHash(level)
      ? []
      : [`${from} was recorded from a level other than ${file}, or from an older version of it.`]),
    ...(transcript.balanceHash === balanceHash(balance)
      ? []
      : [`${from} was recorded with a balance other than that of ${file}.`]),
  ];
}
