import type { TextEdit } from '../../../../engine/json';
import { carrierLetters, carrierOfProp, carriers, type Carrier, type Cell } from '../../../../engine/reactor';
import { loopsOf } from '../../../../engine/reactor/topology/loops';
import { branches, takeApart, type Pieces } from '../../../../engine/reactor/topology/pieces';
import { gridPath, type LevelSketch } from '../../level';
import type { Fault, Mend, Proposal } from '../mend';
import { shownCell, writeGlyph } from '../tools/cells';

/** A loop of more cells than this is not searched. */
const mostCells = 600;
/** More cells than this are not cleared for one loop: it is drawn so thick that somebody has to look at it. */
const mostCleared = 8;
/** How many ways are offered. */
const mostWays = 4;

/** A ring in a network: a cell of it is cleared that nothing needs. */
export const networkLoop: Mend = {
  says:
    'Clear a cell of the loop (or a few, where it is drawn thick) on which nothing stands or leaks, so that each ' +
    'consumer and each flow keeps its network and each junction its branches. Preferred where only one cell can go, or a junction tells. ' +
    'Where no such cell is, nothing is offered.',
  *propose(fault) {
    const { subject, diagnostic } = fault;
    const carrier = carriers.find((one) => gridPath(one).every((step, at) => diagnostic.path[at] === step));
    if (carrier === undefined || diagnostic.cells.length > mostCells) return;
    const used = usedCells(fault, carrier);
    const ways: Way[] = [];
    for (const cell of diagnostic.cells) {
      if (used.has(cell)) continue;
      const cleared = clear(subject.sketch, carrier, cell, diagnostic.cells, used);
      if (cleared !== undefined) ways.push(cleared);
    }
    ways.sort((one, other) => one.spoiled - other.spoiled || one.cells.length - other.cells.length);
    const [best, second] = ways;
    for (const way of ways.slice(0, mostWays)) {
      if (way.spoiled > (best?.spoiled ?? 0)) break;
      const names = way.cells.map((cell) => shownCell(subject.sketch, cell));
      yield {
        title: `Clear ${names.join(' and ')} of the ${carrier.toLowerCase()} network`,
        edits: edits(fault, carrier, way.cells),
        isPreferred: way === best && (second === undefined || rank(way) < rank(second)),
      };
    }
  },
};

/** Cells that can go together, and how many ends without anything and junctions with wrong branches that leaves. */
interface Way {
  readonly cells: readonly Cell[];
  readonly spoiled: number;
}

function rank({ cells, spoiled }: Way): number {
  return spoiled * 100 + cells.length;
}

function edits(fault: Fault, carrier: Carrier, cells: readonly Cell[]): Proposal['edits'] {
  const parts: (TextEdit[] | undefined)[] = cells.map((cell) => writeGlyph(fault, carrier, cell, '.'));
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** The cells of a network that something stands on, leaks from, or means. */
function usedCells({ subject }: Fault, carrier: Carrier): ReadonlySet<Cell> {
  const used = new Set<Cell>();
  for (const { type, cell } of subject.sketch.props) {
    if (cell !== undefined && (carrierOfProp(type) ?? carrier) === carrier && isOnNetwork(type))
      used.add(cell);
  }
  for (const { carrier: own, cell } of subject.sketch.leaks)
    if (own === carrier && cell !== undefined) used.add(cell);
  for (const { cell, role } of subject.mentions)
    if (role === 'predicate' || role === 'effect') used.add(cell);
  return used;
}

function isOnNetwork(type: string): boolean {
  return carrierOfProp(type) !== undefined || type === 'TJunction' || type === 'CrossJunction';
}

/** Clears a cell and, while the loop is not gone, the next ones that can go; `undefined` where that takes too many or cuts something off. */
function clear(
  sketch: LevelSketch,
  carrier: Carrier,
  first: Cell,
  loop: readonly Cell[],
  used: ReadonlySet<Cell>,
): Way | undefined {
  const cells = networkOf(sketch, carrier);
  const whole = takeApart(cells, sketch.width, sketch.height);
  const piece = whole.pieceAt[first] ?? -1;
  const needed = [...used].filter((cell) => whole.pieceAt[cell] === piece);
  const cleared: Cell[] = [];
  const inLoop = new Set(loop);
  let next: Cell | undefined = first;
  while (next !== undefined && cleared.length < mostCleared) {
    cells[next] = 0;
    cleared.push(next);
    const pieces = takeApart(cells, sketch.width, sketch.height);
    if (!isJoined(pieces, needed)) return undefined;
    const left: Cell[] = loopsIn(pieces, inLoop);
    if (left.length === 0) return { cells: cleared, spoiled: spoiledIn(sketch, pieces, loop, used) };
    next = left.find((cell) => {
      if (used.has(cell)) return false;
      cells[cell] = 0;
      const isFine = isJoined(takeApart(cells, sketch.width, sketch.height), needed);
      cells[cell] = 1;
      return isFine;
    });
  }
  return undefined;
}

function networkOf(sketch: LevelSketch, carrier: Carrier): Uint8Array {
  const cells = new Uint8Array(sketch.width * sketch.height);
  for (let cell = 0; cell < cells.length; cell++) {
    if (sketch.glyphAt(carrier, cell) === carrierLetters[carrier]) cells[cell] = 1;
  }
  return cells;
}

function isJoined(pieces: Pieces, cells: readonly Cell[]): boolean {
  return cells.every((cell) => pieces.pieceAt[cell] === pieces.pieceAt[cells[0] ?? cell]);
}

/** The cells that still lie on loops. */
function loopsIn(pieces: Pieces, among: ReadonlySet<Cell>): Cell[] {
  const ids = new Set([...among].map((cell) => pieces.pieceAt[cell] ?? -1));
  return pieces.all
    .filter((_, index) => ids.has(index))
    .flatMap((piece) => loopsOf(pieces, piece).flat())
    .filter((cell) => among.has(cell));
}

function spoiledIn(
  sketch: LevelSketch,
  pieces: Pieces,
  loop: readonly Cell[],
  used: ReadonlySet<Cell>,
): number {
  return loop.filter((cell) => {
    if (pieces.pieceAt[cell] === -1) return false;
    const count = branches(pieces, cell).length;
    const type = sketch.propAt(cell)?.type;
    if (type === 'TJunction') return count !== 3;
    if (type === 'CrossJunction') return count !== 4;
    return count < 2 && !used.has(cell);
  }).length;
}
