import { counted, transcriptText, type SubmittedAction } from '../../../engine/core';
import { Misfit } from '../../../engine/shape';
import {
  decodeRunTranscript,
  registryHash,
  roomsGame,
  runActionFrom,
  runTraceLine,
  transcribeRun,
  type Registry,
  type RunStart,
} from '../../../engine/rooms';
import { faultsOf, recheckRun, roomsEnding, roomsOfTranscript, runTranscriptEnding } from '../../language';
import { actionsIn } from '../actions-file';
import { exitCodes, InputFault } from '../input-fault';
import { registryOf } from '../rooms-registry';
import { inputPath, shownPath, uriOf } from '../files/targets';
import type { JsonFile } from '../files/text-file';
import type { Played, PlayLanguage, PlayStart, Trace } from './play-language';

/** Plays runs through the floors of a registry of rooms files. */
export const playRooms: PlayLanguage = {
  transcriptEnding: runTranscriptEnding,
  noun: 'rooms file',
  owns: (path) => path.endsWith(roomsEnding) || path.endsWith('.toml'),
  sourcesOf: roomsOfTranscript,
  starts: ['seed', 'floor'],
  reader: (root, cwd) => async (path) => {
    const file = shownPath(uriOf(inputPath(path, cwd)), cwd);
    const rooms = await registryOf({ file: path, root }, cwd);
    const { count } = faultsOf(rooms);
    if (count > 0)
      throw new InputFault(
        `Cannot play ${file}: its registry has ${counted(count, 'error')}. Run reactor-level check for details.`,
        exitCodes.errors,
      );
    return playedRooms(file, rooms.registry);
  },
};

function playedRooms(file: string, registry: Registry): Played {
  return {
    file,
    trace: (actions, start) => traceRun(file, registry, actions, start),
    recheck: (value) => {
      const transcript = decodeRunTranscript(value);
      return transcript instanceof Misfit ? transcript : recheckRun(transcript, registry);
    },
  };
}

function traceRun(file: string, registry: Registry, json: JsonFile, start: PlayStart): Trace {
  const actions = actionsIn(json, decodeRunTranscript);
  const { transcript } = actions;
  const seed = start.seed ?? transcript?.seed ?? 0;
  const from: RunStart | undefined = start.floor === undefined ? transcript?.from : { floor: start.floor };
  const accepted: SubmittedAction[] = [];
  let run = roomsGame.init({ registry, ...(from === undefined ? {} : { from }) }, seed);
  if (run.fault !== null) throw new InputFault(`Cannot play ${file}. ${run.fault.message}`, exitCodes.errors);
  const isOther = transcript !== undefined && transcript.levelHash !== registryHash(registry);
  return {
    warnings: isOther
      ? [
          `${actions.file} was recorded from rooms other than those of ${file}, or from an older version of them.`,
        ]
      : [],
    count: actions.count,
    line: () => runTraceLine(run),
    take: (index) => {
      const action = actions.at(index, runActionFrom);
      run = roomsGame.apply(run, action);
      if (run.refused === null) accepted.push(action);
      return run.refused === null;
    },
    placeOf: actions.placeOf,
    transcript: () => transcriptText(transcribeRun(registry, seed, accepted, from)),
  };
}
