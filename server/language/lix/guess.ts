import type { Path } from '../../../engine/core';
import type { JsonObject, JsonValue } from '../../../engine/json';
import { skills, type Timeline } from '../../../engine/lix';
import { valueAt } from '../../../engine/shape';
import { isAt, type Guess } from '../json/completion';
import type { ScenarioText } from './scenario-text';

/** A player to begin with: ten lix, of which the first is at the exit after sixty updates. */
const usual: Readonly<Record<string, JsonValue>> = { lixInHatch: 10, spawnInterval: 4, updatesToExit: 60 };

/** Guesses the value at a place of a scenario that is not written yet. */
export function guessFor(text: ScenarioText): Guess {
  return (path, owner) => {
    const { value } = text.document.json;
    if (isAt(path, 'until')) return 200;
    if (isAt(path, 'players/*/id')) return freshId(playersIn(value));
    if (isAt(path, 'inputs/*/player')) return playersIn(value)[0];
    if (isAt(path, 'inputs/*/update')) return updateBefore(value, path);
    if (isAt(path, 'inputs/*/lix')) return lixThere(text.timeline, owner)[0] ?? 1;
    if (isAt(path, 'inputs/*/skill')) return skillLeft(text.timeline, owner);
    return path.length === 3 && path[0] === 'players' ? usual[String(path[2])] : undefined;
  };
}

/** Guesses a value for text that is inserted without placeholders. */
export function wholeGuessFor(text: ScenarioText): Guess {
  const guess = guessFor(text);
  return (path, ...more) => (isAt(path, 'players') ? [{ id: 'ann', ...usual }] : guess(path, ...more));
}

/** The ids of the players, as far as they are written. */
export function playersIn(value: JsonValue): readonly string[] {
  return listAt(value, 'players')
    .map((player) => valueAt(player, ['id']))
    .filter((id) => typeof id === 'string');
}

/** An id that no player has: `base` with the first number from 2 that is free. */
export function freshId(taken: readonly string[], base = 'player'): string {
  let number = 2;
  while (taken.includes(`${base}${number}`)) number++;
  return `${base}${number}`;
}

/** The lix of the player of an input that walk before its update. */
export function lixThere(timeline: Timeline | undefined, input: JsonValue): readonly number[] {
  return stateBefore(timeline, input)?.alive ?? [];
}

function skillLeft(timeline: Timeline | undefined, input: JsonObject): JsonValue {
  const left = stateBefore(timeline, input)?.skills ?? {};
  return skills.find((skill) => (left[skill] ?? 0) > 0) ?? 'Exploder';
}

function stateBefore(timeline: Timeline | undefined, input: JsonValue) {
  const update = valueAt(input, ['update']);
  const id = valueAt(input, ['player']);
  const index = timeline?.scenario.players.findIndex((player) => player.id === id) ?? -1;
  return typeof update === 'number' ? timeline?.states[update - 1]?.players[index] : undefined;
}

/** The update of the input before; inputs are written in the order of their updates. */
function updateBefore(value: JsonValue, [, index]: Path): JsonValue {
  if (typeof index !== 'number') return undefined;
  const update = valueAt(listAt(value, 'inputs')[index - 1], ['update']);
  return typeof update === 'number' ? update + 1 : undefined;
}

/** Returns the entries of a list of the file; empty if it is not a list. */
export function listAt(value: JsonValue, key: 'players' | 'inputs'): readonly JsonValue[] {
  const list = valueAt(value, [key]);
  return Array.isArray(list) ? (list as readonly JsonValue[]) : [];
}
