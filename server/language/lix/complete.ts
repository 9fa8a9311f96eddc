import type { Path } from '../../../engine/core';
import type { JsonValue } from '../../../engine/json';
import { scenarioShape, spawnUpdate, exitUpdate, type Timeline } from '../../../engine/lix';
import { valueAt } from '../../../engine/shape';
import { complete, type CompletionList } from '../completion';
import { itemOf } from '../completion/item';
import { isAt, type Proposal } from '../completion/proposal';
import { slotAt } from '../completion/slot';
import type { ScenarioText } from './scenario-text';

/** More are not listed. */
const mostLix = 100;

/** What may be written at an offset: whom and what the scenario itself knows, else what the format has there. */
export function completeAt(text: ScenarioText, offset: number, typed: string | undefined): CompletionList {
  const { document } = text;
  const slot = slotAt(document.json, scenarioShape, offset);
  const own = slot?.kind === 'value' ? proposalsAt(text, slot.path) : [];
  if (slot === undefined || own.length === 0)
    return complete({ document, shape: scenarioShape }, offset, typed);
  return { items: own.map((proposal, index) => itemOf(proposal, slot, index)), isIncomplete: false };
}

function proposalsAt(text: ScenarioText, path: Path): readonly Proposal[] {
  const { value } = text.document.json;
  if (isAt(path, 'inputs/*/player')) return playerNames(value);
  if (isAt(path, 'inputs/*/lix') && text.timeline !== undefined) return lixThere(text.timeline, value, path);
  return [];
}

function playerNames(value: JsonValue): readonly Proposal[] {
  const players = valueAt(value, ['players']);
  if (!Array.isArray(players)) return [];
  const ids = (players as readonly JsonValue[]).map((player) => valueAt(player, ['id']));
  return [...new Set(ids)].flatMap((id) =>
    typeof id === 'string' ? [{ kind: 'name', label: id, insert: [JSON.stringify(id)] }] : [],
  );
}

/** The lix of the input's player that walk before its update. */
function lixThere({ scenario, states }: Timeline, value: JsonValue, path: Path): readonly Proposal[] {
  const input = path.slice(0, 2);
  const update = valueAt(value, [...input, 'update']);
  const id = valueAt(value, [...input, 'player']);
  const index = scenario.players.findIndex((player) => player.id === id);
  const player = scenario.players[index];
  const before = typeof update === 'number' ? states[update - 1] : undefined;
  const alive = before?.players[index]?.alive;
  if (player === undefined || alive === undefined) return [];
  return alive.slice(0, mostLix).map((lix) => ({
    kind: 'value',
    label: String(lix),
    detail: `spawned in ${spawnUpdate(player, lix)}, at the exit in ${exitUpdate(player, lix)}`,
    insert: [String(lix)],
  }));
}
