import {
  MalformedAction,
  waitInputId,
  type ActionDefinition,
  type SubmittedAction,
  type TickReducer,
  type TickView,
} from '../core';
import { assign } from './rules/assign';
import { draftOf, isFinished, stateOf, type Draft } from './rules/draft';
import { explodeNuked } from './rules/explode';
import { leave, nuke } from './rules/nuke';
import { endOvertime, runOvertime } from './rules/overtime';
import { isQuiet, quietly } from './rules/quiet';
import { spawn, walk } from './rules/walk';
import {
  skills,
  type InputType,
  type LixGame,
  type LixRefusal,
  type PlayerState,
  type Scenario,
  type Skill,
} from './terms';

/** The referee. An input is `Nuke`, `Leave`, or `Assign SKILL` with the number of a lix as its index, each with its seat. */
export const lixGame: TickReducer<Scenario, LixGame> = {
  init: (scenario) => ({
    scenario,
    update: 0,
    players: scenario.players.map(({ lixInHatch, skills: given }) => ({
      inHatch: lixInHatch,
      spawned: 0,
      alive: [],
      saved: 0,
      exploded: 0,
      skills: given,
      nuked: null,
      left: null,
      lostControl: null,
    })),
    overtimeLeft: scenario.overtime,
    overtimeSince: null,
    endNuke: null,
    over: null,
    events: [],
  }),
  update: (game, inputs) => {
    if (game.over !== null) return game;
    return inputs.every(({ id }) => id === waitInputId) && isQuiet(game)
      ? quietly(game)
      : updated(game, inputs);
  },
  view: viewOf,
};

/** Runs one update; its order is the same whatever happens in it. */
export function updated(game: LixGame, inputs: readonly SubmittedAction[]): LixGame {
  const draft = draftOf(game);
  for (const [player, input] of inputs.entries()) take(draft, player, input);
  endOvertime(draft);
  spawn(draft);
  explodeNuked(draft);
  walk(draft);
  const isOver = draft.players.every(isFinished);
  if (isOver) draft.events.push({ event: 'game_over' });
  else runOvertime(draft);
  return { ...draft, over: isOver ? draft.update : null };
}

function take(draft: Draft, player: number, input: SubmittedAction): void {
  if (input.id === waitInputId) return;
  const { type, act } = readInput(input);
  const { left } = stateOf(draft, player);
  const why = left !== null ? 'has-left' : act(draft, player);
  if (why !== null) draft.events.push({ event: 'refused', player, type, why });
}

/** Throws a `MalformedAction` if the game does not know the input. */
export function assertInput(input: SubmittedAction): void {
  if (input.id !== waitInputId) readInput(input);
}

/** Returns the id of the input that assigns a skill. */
export function assignInputId(skill: Skill): string {
  return `Assign ${skill}`;
}

interface ReadInput {
  readonly type: InputType;
  readonly act: (draft: Draft, player: number) => LixRefusal | null;
}

function readInput({ id, index }: SubmittedAction): ReadInput {
  if (id === 'Nuke') return { type: 'Nuke', act: nuke };
  if (id === 'Leave') return { type: 'Leave', act: leave };
  const skill = skills.find((each) => assignInputId(each) === id);
  if (skill === undefined) {
    const known = ['Nuke', 'Leave', ...skills.map(assignInputId)].map((each) => JSON.stringify(each));
    throw new MalformedAction(`There is no input ${JSON.stringify(id)}. Write one of ${known.join(', ')}.`);
  }
  if (index === undefined || !Number.isSafeInteger(index) || index < 1)
    throw new MalformedAction(`${JSON.stringify(id)} needs an "index", the number of a lix from 1.`);
  return { type: 'Assign', act: (draft, player) => assign(draft, player, skill, index) };
}

function viewOf(game: LixGame): TickView {
  const { scenario, players, over, update } = game;
  const anySaved = players.some(({ saved }) => saved > 0);
  const seats = scenario.players.map(({ id }) => id);
  const offers = seats.map((seat, player): [string, readonly ActionDefinition[]] => {
    const state = players[player];
    return [seat, state === undefined || over !== null ? [] : offersOf(state)];
  });
  return {
    tick: update,
    status: over === null ? 'playing' : anySaved ? 'won' : 'failed',
    seats,
    offers: Object.fromEntries(offers),
  };
}

/** Only inputs that would be accepted are offered. */
function offersOf({ left, nuked, lostControl, alive, skills: counts }: PlayerState): ActionDefinition[] {
  if (left !== null) return [];
  const leaving: ActionDefinition = { id: 'Leave', params: 'none' };
  if (lostControl !== null) return [leaving];
  const nuking: ActionDefinition[] = nuked === null ? [{ id: 'Nuke', params: 'none' }] : [];
  const usable = alive.length === 0 ? [] : skills.filter((skill) => (counts[skill] ?? 0) > 0);
  const assigning = usable.map((skill): ActionDefinition => ({
    id: assignInputId(skill),
    params: 'index',
    indexes: alive,
  }));
  return [...nuking, ...assigning, leaving];
}
