import { transcriptText, updateId, type SubmittedAction } from '../../../engine/core';
import { Misfit } from '../../../engine/shape';
import {
  actionsOf,
  decodeLixTranscript,
  lixActionFrom,
  lixContract,
  lixTraceLine,
  lixTurns,
  playScenario,
  scenarioHash,
  transcribeLix,
  type Scenario,
} from '../../../engine/lix';
import {
  lixEnding,
  lixTranscriptEnding,
  recheckLix,
  ScenarioText,
  scenariosOfTranscript,
} from '../../language';
import { actionsIn } from '../actions-file';
import { exitCodes, InputFault } from '../input-fault';
import { errorSummary } from '../playable';
import { readJsonFile, type JsonFile } from '../files/text-file';
import type { Played, PlayLanguage, Trace } from './play-language';

/** Plays lix scenarios, which contain the inputs of their players. */
export const playLix: PlayLanguage = {
  transcriptEnding: lixTranscriptEnding,
  noun: 'scenario',
  owns: (path) => path.endsWith(lixEnding),
  sourcesOf: scenariosOfTranscript,
  hasActions: true,
  starts: [],
  reader: (_root, cwd) => async (path) => {
    const { file, document } = await readJsonFile(path, cwd);
    const text = new ScenarioText(document);
    if (text.scenario === undefined)
      throw new InputFault(errorSummary(`Cannot play ${file}: it has`, file, text), exitCodes.errors);
    return playedScenario(file, text.scenario);
  },
};

function playedScenario(file: string, scenario: Scenario): Played {
  return {
    file,
    trace: (actions) => traceActions(file, scenario, actions),
    traceOwn: () => traceOwn(file, scenario),
    recheck: (value) => {
      const transcript = decodeLixTranscript(value);
      return transcript instanceof Misfit ? transcript : recheckLix(transcript, scenario);
    },
  };
}

/** Plays the inputs of the scenario; prints one line per update. */
function traceOwn(file: string, scenario: Scenario): Trace {
  const timeline = playScenario(scenario);
  const { states } = timeline;
  let update = 0;
  return {
    warnings: [],
    count: states.length - 1,
    line: () => {
      const game = states[update] ?? lixTurns.init(scenario, 0).game;
      return lixTraceLine(game, lixContract.refusal(game), true);
    },
    take: (index) => {
      update = index + 1;
      const game = states[update];
      return game !== undefined && lixContract.refusal(game) === null;
    },
    placeOf: () => file,
    transcript: () => transcriptText(transcribeLix(scenario, actionsOf(timeline))),
  };
}

/** Plays the actions of a file; prints one line per action. Inputs take effect with the next `update` action. */
function traceActions(file: string, scenario: Scenario, json: JsonFile): Trace {
  const actions = actionsIn(json, decodeLixTranscript);
  const { transcript } = actions;
  const isOther = transcript !== undefined && transcript.levelHash !== scenarioHash(scenario);
  let state = lixTurns.init(scenario, 0);
  let isUpdated = true;
  let pending: SubmittedAction[] = [];
  const accepted: SubmittedAction[] = [];
  return {
    warnings: isOther
      ? [`${actions.file} was recorded from a scenario other than ${file}, or from an older version of it.`]
      : [],
    count: actions.count,
    line: () => lixTraceLine(state.game, state.refused, isUpdated),
    take: (index) => {
      const action = actions.at(index, lixActionFrom);
      const before = state.game;
      state = lixTurns.apply(state, action);
      isUpdated = state.game !== before;
      if (action.id !== updateId) {
        if (state.refused === null) pending.push(action);
        return state.refused === null;
      }
      if (state.refused !== 'game-over') {
        // the update is played even if it refuses an input
        const refused = state.game.events.flatMap((event) =>
          event.event === 'refused' ? [event.player] : [],
        );
        const seats = refused.map((player) => scenario.players[player]?.id);
        accepted.push(...pending.filter(({ seat }) => !seats.includes(seat)), action);
        pending = [];
      }
      return state.refused === null;
    },
    placeOf: actions.placeOf,
    transcript: () => transcriptText(transcribeLix(scenario, accepted)),
  };
}
