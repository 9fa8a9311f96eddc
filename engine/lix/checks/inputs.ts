import { faulty, quote, suggest } from '../../shape';
import type { Report } from '../check';
import type { InputDraft, ScenarioDraft } from '../format/shapes';
import { numberOf, soundItems, textOf } from './parts';

/** Checks inputs as far as nothing has to be played for it. */
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
  // a player whose id could not be read may be anybody
  if (players === faulty || ids.length < players.length) return;
  for (const { index, player } of inputs) {
    if (player === undefined || ids.includes(player)) continue;
    const meant = suggest(player, ids);
    const hint = meant === undefined ? '' : ` Did you mean ${quote(meant)}?`;
    report('unknown-player', `There is no player ${quote(player)}.${hint}`, {
      path: ['inputs', index, 'player'],
    });
  }
}

function checkOrder(inputs: readonly Written[], report: Report): void {
  let latest: Written | undefined;
  for (const input of inputs) {
    if (input.update === undefined) continue;
    if (latest?.update === undefined || input.update >= latest.update) latest = input;
    else
      report(
        'input-order',
        `This input of update ${input.update} stands behind one of update ${latest.update}. It is played first all the same.`,
        { path: ['inputs', input.index, 'update'] },
        [{ path: ['inputs', latest.index, 'update'], message: 'The later update is here.' }],
      );
  }
}

function checkEnd({ until }: ScenarioDraft, inputs: readonly Written[], report: Report): void {
  const end = numberOf(until);
  for (const { index, update } of inputs)
    if (end !== undefined && update !== undefined && update > end)
      report(
        'input-after-end',
        `Update ${update} is not played: the scenario ends with update ${end}.`,
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
        `${quote(player)} has an input of update ${update} already, and only the first counts.`,
        { path: ['inputs', index, 'update'] },
        [{ path: ['inputs', before.index, 'update'], message: 'The first one is here.' }],
      );
  }
}

/** Of two nukes the one of the earlier update counts. One that is a second input of its update is no nuke. */
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
        `${quote(player)} nukes in update ${before.update ?? 0} already. Each player may nuke at most once a game.`,
        { path: ['inputs', index, 'type'] },
        [{ path: ['inputs', before.index, 'type'], message: 'The first nuke is here.' }],
      );
  }
}
