import { faulty, hintAmong, quote } from '../../shape';
import type { Report } from './report';
import type { InputDraft, ScenarioDraft } from '../format/shapes';
import { numberOf, soundItems, textOf } from './parts';

/** Runs the checks of inputs for which the game does not have to be played. */
export function checkInputs(draft: ScenarioDraft, report: Report): void {
  const inputs = soundItems(draft.inputs).map(([index, input]) => written(index, input));
  checkNames(draft, inputs, report);
  checkOrder(inputs, report);
  checkEnd(draft, inputs, report);
  checkOneEach(inputs, report);
  checkNukes(inputs, report);
}

interface Written {
  readonly index: number;
  readonly update: number | undefined;
  readonly player: string | undefined;
  readonly type: InputDraft['type'];
}

function written(index: number, { update, player, type }: InputDraft): Written {
  return { index, update: numberOf(update), player: textOf(player), type };
}

function checkNames({ players }: ScenarioDraft, inputs: readonly Written[], report: Report): void {
  const sound = soundItems(players);
  const ids = sound.flatMap(([, { id }]) => textOf(id) ?? []);
  // a player whose id could not be read may be any player
  if (players === faulty || ids.length < players.length) return;
  for (const { index, player } of inputs) {
    if (player === undefined || ids.includes(player)) continue;
    report('unknown-player', `Unknown player ${quote(player)}.${hintAmong(player, ids)}`, {
      path: ['inputs', index, 'player'],
    });
  }
}

/**
 * Reports as few inputs as possible as out of order: if one update is mistyped, only that input and not all that
 * follow.
 */
function checkOrder(inputs: readonly Written[], report: Report): void {
  const known = inputs.flatMap(({ index, update }) => (update === undefined ? [] : [{ index, update }]));
  const kept = longestOrdered(known.map(({ update }) => update));
  for (const [at, { index, update }] of known.entries()) {
    if (kept.has(at)) continue;
    const later = known.find((one, place) => place < at && kept.has(place) && one.update > update);
    const earlier = known.find((one, place) => place > at && kept.has(place) && one.update < update);
    const other = later ?? earlier;
    if (other === undefined) continue;
    const [where, what] = later === undefined ? ['before', 'earlier'] : ['after', 'later'];
    report(
      'input-order',
      `This input of update ${update} is written ${where} one of update ${other.update}. Inputs are played in the order of their updates.`,
      { path: ['inputs', index, 'update'] },
      [{ path: ['inputs', other.index, 'update'], message: `The ${what} update is here.` }],
    );
  }
}

/** Returns the indexes of a longest subsequence in which no number is smaller than the one before. */
function longestOrdered(numbers: readonly number[]): ReadonlySet<number> {
  /** For the subsequences of each length, the index of the last number of the one that ends with the smallest. */
  const ends: number[] = [];
  const before = numbers.map((number, place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) <= number) low = middle + 1;
      else high = middle;
    }
    ends[low] = place;
    return ends[low - 1];
  });
  const places = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) places.add(place);
  return places;
}

function checkEnd({ until }: ScenarioDraft, inputs: readonly Written[], report: Report): void {
  const end = numberOf(until);
  for (const { index, update } of inputs)
    if (end !== undefined && update !== undefined && update > end)
      report(
        'input-after-end',
        `Update ${update} is not played, because the scenario ends with update ${end}.`,
        {
          path: ['inputs', index, 'update'],
        },
        [{ path: ['until'], message: 'The last update is here.' }],
      );
}

function checkOneEach(inputs: readonly Written[], report: Report): void {
  const first = new Map<string, Written>();
  for (const input of inputs) {
    const { index, update, player } = input;
    if (update === undefined || player === undefined) continue;
    const key = `${update} ${player}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, input);
    else
      report(
        'second-input',
        `${quote(player)} already has an input in update ${update}. Only the first one counts.`,
        { path: ['inputs', index, 'update'] },
        [{ path: ['inputs', before.index, 'update'], message: 'The first input is here.' }],
      );
  }
}

/**
 * Of two nukes of a player, the one of the earlier update counts. A nuke that is a second input of its update is
 * ignored.
 */
function checkNukes(inputs: readonly Written[], report: Report): void {
  const taken = new Set<string>();
  const first = new Map<string, Written>();
  const byUpdate = [...inputs].sort((one, other) => (one.update ?? 0) - (other.update ?? 0));
  for (const input of byUpdate) {
    const { index, update, player, type } = input;
    if (update === undefined || player === undefined) continue;
    const key = `${update} ${player}`;
    if (taken.has(key)) continue;
    taken.add(key);
    if (type !== 'Nuke') continue;
    const before = first.get(player);
    if (before === undefined) first.set(player, input);
    else
      report(
        'second-nuke',
        `${quote(player)} already nukes in update ${before.update ?? 0}. Each player can nuke only once per game.`,
        { path: ['inputs', index, 'type'] },
        [{ path: ['inputs', before.index, 'type'], message: 'The first nuke is here.' }],
      );
  }
}
