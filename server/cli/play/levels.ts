import type { SubmittedAction } from '../../../engine/core';
import {
  decodeTranscript,
  encodeTranscript,
  reactorGame,
  traceLine,
  transcribe,
} from '../../../engine/reactor/simulation';
import { levelsOfTranscript, recheck, transcriptEnding } from '../../language';
import { actionsOf, originWarnings } from '../actions-file';
import { levelReader, type Playable } from '../playable';
import type { JsonFile } from '../files/text-file';
import type { Played, PlayLanguage, Trace } from './play-language';

/** Plays reactor levels. */
export const playLevels: PlayLanguage = {
  transcriptEnding,
  noun: 'level',
  sourcesOf: levelsOfTranscript,
  covered: 'level',
  hasGrids: true,
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
      return typeof transcript === 'string' ? transcript : recheck(transcript, level, balance);
    },
  };
}

function traceLevel(playable: Playable, file: JsonFile, dump: boolean): Trace {
  const { level, balance } = playable;
  const actions = actionsOf(file);
  const game = reactorGame(balance);
  const seed = actions.transcript?.seed ?? 0;
  const accepted: SubmittedAction[] = [];
  let state = game.init(level, seed);
  return {
    warnings: originWarnings(playable, actions),
    count: actions.count,
    line: () => traceLine(state, dump),
    take: (index) => {
      const action = actions.at(index, state);
      state = game.apply(state, action);
      if (state.refused === null) accepted.push(action);
      return state.refused === null;
    },
    pathOf: (index) => actions.pathOf(index),
    transcript: () => encodeTranscript(transcribe(level, balance, accepted, seed)),
  };
}
