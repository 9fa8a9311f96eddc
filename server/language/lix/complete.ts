import { exitUpdate, scenarioShape, spawnUpdate } from '../../../engine/lix';
import { valueAt } from '../../../engine/shape';
import { complete, isAt, type CompletionList, type Source } from '../completion';
import { guessFor, lixThere, playersIn } from './guess';
import type { ScenarioText } from './scenario-text';

/** More are not listed. */
const mostLix = 100;

/** What may be written at an offset: whom and what the scenario itself knows, else what the format has there. */
export function completeAt(text: ScenarioText, offset: number, typed: string | undefined): CompletionList {
  const sources = [players, lixOf(text)];
  const { document } = text;
  return complete({ document, shape: scenarioShape, guess: guessFor(text), sources }, offset, typed);
}

/** The players, for an input. */
const players: Source = ({ slot, root }) => {
  if (slot.kind !== 'value' || !isAt(slot.path, 'inputs/*/player')) return undefined;
  const ids = [...new Set(playersIn(root))];
  return { proposals: ids.map((id) => ({ kind: 'name', label: id, insert: [JSON.stringify(id)] })) };
};

/** The lix of an input's player that walk before its update. */
function lixOf({ timeline }: ScenarioText): Source {
  return ({ slot, container }) => {
    if (slot.kind !== 'value' || !isAt(slot.path, 'inputs/*/lix')) return undefined;
    const id = valueAt(container, ['player']);
    const player = timeline?.scenario.players.find((one) => one.id === id);
    const there = lixThere(timeline, container);
    if (player === undefined || there.length === 0) return undefined;
    return {
      isCut: there.length > mostLix,
      proposals: there.slice(0, mostLix).map((lix) => ({
        kind: 'value',
        label: String(lix),
        detail: `spawned in ${spawnUpdate(player, lix)}, at the exit in ${exitUpdate(player, lix)}`,
        insert: [String(lix)],
      })),
    };
  };
}
