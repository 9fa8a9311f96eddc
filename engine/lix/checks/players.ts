import type { Report } from './report';
import type { ScenarioDraft } from '../format/shapes';
import { quote } from '../../shape';
import { soundItems, textOf } from './parts';

/** Reports players who are called like one before them. */
export function checkPlayers(draft: ScenarioDraft, report: Report): void {
  const first = new Map<string, number>();
  for (const [index, player] of soundItems(draft.players)) {
    const id = textOf(player.id);
    if (id === undefined) continue;
    const before = first.get(id);
    if (before === undefined) first.set(id, index);
    else
      report(
        'duplicate-id',
        `The id ${quote(id)} is already used by another player. Use a unique id.`,
        { path: ['players', index, 'id'] },
        [{ path: ['players', before, 'id'], message: 'The first player with this id is here.' }],
      );
  }
}
