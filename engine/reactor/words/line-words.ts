import type { Cell, Level } from '../level';
import type { Break, Feed, Line } from '../simulation/network/line';
import { positionText } from './forecast-words';

/** The part of a level that lines refer to. */
type Board = Pick<Level, 'width'> & {
  readonly props: readonly { readonly cell: Cell; readonly type: string }[];
};

/** Describes a consumer's line: `fed by FuelFlow [1, 2] through TJunction [4, 2]`, `line cut at [3, 2]`. */
export function lineWords(board: Board, line: Line): string {
  if (line.kind === 'fed')
    return `fed by ${line.feeds.map((feed) => feedWords(board, feed)).join(' and by ')}`;
  return breakWords(board, line.at);
}

function feedWords(board: Board, { flow, junctions }: Feed): string {
  const through = junctions.map((cell) => propText(board, cell)).join(', ');
  return `${propText(board, flow)}${through === '' ? '' : ` through ${through}`}`;
}

function breakWords(board: Board, end: Break): string {
  switch (end.why) {
    case 'no-flow':
      return 'not connected to a flow';
    case 'disabled':
      return `not fed: ${propText(board, end.cell)} is disabled`;
    case 'cut':
      return `not fed: the line is cut at ${positionText(board, end.cell)}`;
    case 'closed':
      return `not fed: ${propText(board, end.cell)} sends nothing this way`;
    case 'faded':
      return `not fed: nothing is left of the flow at ${positionText(board, end.cell)}`;
  }
}

function propText(board: Board, cell: Cell): string {
  const type = board.props.find((prop) => prop.cell === cell)?.type ?? '';
  return `${type} ${positionText(board, cell)}`;
}
