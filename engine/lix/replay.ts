import {
  engineVersion,
  fnv64,
  recheckTranscript,
  recordTranscript,
  tickReplayContract,
  turnsOf,
  updateId,
  type RecheckResult,
  type ReplayContract,
  type SubmittedAction,
  type TickContract,
  type Transcript,
} from '../core';
import { assertInput, lixGame } from './game';
import { submittedInput } from './input';
import type { LixGame, Scenario, Timeline } from './terms';
import { lixTranscriptFormat, lixTranscriptVersion } from './transcript-shape';

/** The functions of a game that replaying needs. A refused input leaves no trace: it counts as waiting. */
export const lixContract: TickContract<LixGame> = {
  hash: gameHash,
  assertInput,
  refusal: ({ events }) => {
    for (const event of events) if (event.event === 'refused') return event.why;
    return null;
  },
};

/** The referee in the form that the core records and replays. */
export const lixTurns = turnsOf(lixGame, lixContract);
export const lixReplay: ReplayContract<ReturnType<typeof lixTurns.init>> = tickReplayContract(
  lixGame,
  lixContract,
);

/** Returns a hash of the complete state of a game after an update. */
export function gameHash({ update, players, overtimeLeft, overtimeSince, endNuke, over }: LixGame): string {
  const plain = players.map(
    ({ inHatch, spawned, alive, saved, exploded, skills, nuked, left, lostControl }) => [
      [inHatch, spawned, alive, saved, exploded, nuked, left],
      Object.entries(skills).sort(([one], [other]) => (one < other ? -1 : 1)),
      lostControl === null ? null : [lostControl.why, lostControl.update],
    ],
  );
  return hashOf([update, plain, overtimeLeft, overtimeSince, endNuke, over]);
}

/** Returns a hash of the settings of a scenario, without the inputs of its players. */
export function scenarioHash({ nuke, overtime, players }: Scenario): string {
  const plain = players.map(({ id, lixInHatch, spawnInterval, updatesToExit, skills }) => [
    [id, lixInHatch, spawnInterval, updatesToExit],
    Object.entries(skills).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return hashOf([nuke, overtime, plain]);
}

/** Plays actions and records them. Throws if an action is refused. */
export function transcribeLix(scenario: Scenario, actions: readonly SubmittedAction[]): Transcript {
  const header = {
    format: lixTranscriptFormat,
    version: lixTranscriptVersion,
    engineVersion,
    levelHash: scenarioHash(scenario),
    // the game uses no random numbers
    seed: 0,
  };
  return recordTranscript(lixTurns, lixReplay, scenario, header, actions);
}

/**
 * Plays a transcript again, and returns the first action that differs with the difference. With `isAnyScenario` the
 * transcript may be of any scenario.
 */
export function verifyLix(scenario: Scenario, transcript: Transcript, isAnyScenario = false): RecheckResult {
  const expected = isAnyScenario ? {} : { levelHash: scenarioHash(scenario) };
  return recheckTranscript(lixTurns, lixReplay, scenario, transcript, expected);
}

/** Returns the played game as actions of the core: the inputs that took effect, and the updates between them. */
export function actionsOf({ scenario, states, lanes }: Timeline): SubmittedAction[] {
  const inputs = lanes
    .flatMap((lane) => lane.inputs)
    .filter(({ refused }) => refused === null)
    .map(({ input }) => input)
    .sort((one, other) => one.update - other.update || one.player - other.player);
  const actions: SubmittedAction[] = [];
  let update = 0;
  const runTo = (target: number): void => {
    const updates = target - update;
    if (updates > 0) actions.push(updates === 1 ? { id: updateId } : { id: updateId, index: updates });
    update = Math.max(update, target);
  };
  for (const input of inputs) {
    runTo(input.update - 1);
    actions.push(submittedInput(scenario, input));
  }
  runTo(states.length - 1);
  return actions;
}

function hashOf(value: unknown): string {
  const hash = fnv64();
  hash.text(JSON.stringify(value));
  return hash.digest();
}
