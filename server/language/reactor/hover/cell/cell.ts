import type { Cell } from '../../../../../engine/reactor';
import { valueAt } from '../../../../../engine/shape';
import type { LevelContext } from '../../level';
import { mapPicture } from '../../picture';
import { whyMissing, type ForecastState } from '../forecast-state';
import { plain, stack } from '../../../json/hover/markdown';
import { inventoryText, positionText, thingsAt } from './things';
import { valuesTable } from './values';
import { writtenAt } from './written';

/** The number of cells around that are shown on the map. */
const radius = 3;

/**
 * Describes a cell: the things on it in the file, the values of networks and floor now and at the end of the forecast,
 * and the map around. If there is no forecast, it shows the values in the file and the reason.
 */
export function cellMarkdown(
  { sketch, document, balance }: LevelContext,
  cell: Cell,
  state: ForecastState,
): string {
  const things = [...thingsAt(sketch, cell)];
  const carried =
    sketch.robot === cell ? inventoryText(valueAt(document.json.value, ['robot', 'inventory'])) : '';
  if (carried !== '') things.push(`It carries ${carried}`);
  if (state.kind !== 'known') things.push(...writtenAt(sketch, cell, balance));
  return stack([
    `**${groundOf(sketch.glyphAt('terrain', cell))} ${positionText(sketch, cell)}**`,
    things.map((line) => `- ${line}`).join('\n'),
    state.kind === 'known' ? valuesTable(state.start, state.forecast, cell) : '',
    whyMissing(state, 'The forecast of this cell'),
    mapPicture(sketch, [cell], { radius }),
  ]);
}

function groundOf(glyph: string | undefined): string {
  switch (glyph) {
    case '#':
      return 'Wall';
    case '.':
      return 'Floor';
    case undefined:
      return 'Cell';
    default:
      return `Unknown terrain ${plain(glyph)}`;
  }
}
