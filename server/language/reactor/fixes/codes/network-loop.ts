import type { TextEdit } from '../../../../../engine/json';
import {
  carrierOfProp,
  carriers,
  includes,
  junctionTypes,
  type Carrier,
  type Cell,
} from '../../../../../engine/reactor';
import { loopsOf } from '../../../../../engine/reactor/topology/loops';
import { branches, takeApart, type Pieces } from '../../../../../engine/reactor/topology/pieces';
import { gridPath } from '../../level';
import type { Proposal } from '../../../text/fixes';
import type { LevelFix, LevelProblem } from '../context';
import { shownCell, writeGlyph } from '../tools/cells';

/** A loop of more cells than this is not searched. */
const maxCells = 600;
/** The maximum number of cells to clear for one loop; thicker ones are left to the designer. */
const maxCleared = 8;
/** The maximum number of fixes that are offered. */
const maxWays = 4;
/** The maximum number of tries, which limits the time of a search. */
const maxLooks = 300;

/** Fixes a loop in a network: clears a cell of it that is not needed. */
export const networkLoop: LevelFix = {
  advice:
    'Clear a cell of the loop (or a few, if it is several cells thick) that has no prop and no leak, so that each ' +
    'consumer and flow keeps its network and each junction its branches. Preferred if one choice is better than ' +
    'all others. No fix is offered if there is no such cell or if the loop is very large.',
  *propose(problem) {
    const { context, diagnostic } = problem;
    const carrier = carriers.find((one) => gridPath(one).every((step, at) => diagnostic.path[at] === step));
    if (carrier === undefined || diagnostic.cells.length > maxCells) return;
    const loop = new Loop(problem, carrier);
    const ways = loop.ways();
    const [best, second] = ways;
    for (const way of ways.slice(0, maxWays)) {
      if (way.spoiled > (best?.spoiled ?? 0)) break;
      const names = way.cells.map((cell) => shownCell(context.sketch, cell));
      yield {
        title: `Clear ${names.join(' and ')} of the ${carrier.toLowerCase()} network`,
        edits: edits(problem, carrier, way.cells),
        isPreferred: way === best && (second === undefined || rank(way) < rank(second)),
      };
    }
  },
};

/** Cells that can be cleared together, and the number of dead ends and junctions with wrong branches that result. */
interface Way {
  readonly cells: readonly Cell[];
  readonly spoiled: number;
}

function rank({ cells, spoiled }: Way): number {
  return spoiled * 100 + cells.length;
}

function edits(problem: LevelProblem, carrier: Carrier, cells: readonly Cell[]): Proposal['edits'] {
  const parts: (TextEdit[] | undefined)[] = cells.map((cell) => writeGlyph(problem, carrier, cell, '.'));
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** Returns the cells of a network that are in use: by a prop, a leak or a reference. */
function usedCells({ context }: LevelProblem, carrier: Carrier): ReadonlySet<Cell> {
  const used = new Set<Cell>();
  for (const { type, cell } of context.sketch.props) {
    const own = carrierOfProp(type);
    if (cell !== undefined && (own === carrier || includes(junctionTypes, type))) used.add(cell);
  }
  for (const { carrier: own, cell } of context.sketch.leaks)
    if (own === carrier && cell !== undefined) used.add(cell);
  for (const { cell, role } of context.mentions)
    if (role === 'predicate' || role === 'effect') used.add(cell);
  return used;
}

/**
 * The cells of a loop, alone on a small map. Branches that hang on a cell would be cut off with it; the rest of the
 * network is not affected, so it is not searched.
 */
class Loop {
  private readonly left: number;
  private readonly top: number;
  private readonly width: number;
  private readonly height: number;
  private readonly cells: Uint8Array;
  private readonly places: readonly number[];
  /** Places of the small map that have to stay, and stay joined. */
  private readonly needed: readonly number[];
  private looks = 0;

  constructor(
    private readonly problem: LevelProblem,
    private readonly carrier: Carrier,
  ) {
    const { sketch } = problem.context;
    const loop = problem.diagnostic.cells;
    const spots = loop.map((cell) => sketch.positionOf(cell));
    const columns = spots.map(([x]) => x);
    const rows = spots.map(([, y]) => y);
    this.left = Math.min(...columns);
    this.top = Math.min(...rows);
    this.width = Math.max(...columns) - this.left + 1;
    this.height = Math.max(...rows) - this.top + 1;
    this.cells = new Uint8Array(this.width * this.height);
    this.places = spots.map(([x, y]) => (y - this.top) * this.width + x - this.left);
    for (const place of this.places) this.cells[place] = 1;
    const used = usedCells(problem, carrier);
    const members = new Set(loop);
    const hasMore = (cell: Cell): boolean =>
      sketch.neighbors(cell).some((other) => !members.has(other) && sketch.hasNetwork(carrier, other));
    this.needed = this.places.filter((_, index) => {
      const cell = loop[index] ?? -1;
      return used.has(cell) || hasMore(cell);
    });
  }

  /** The ways to break it, the best first. */
  ways(): Way[] {
    const whole = takeApart(this.cells, this.width, this.height);
    const joints = this.places.reduce((sum, place) => sum + branches(whole, place).length, 0) / 2;
    // a cell is part of at most three rings that it does not share with those before it
    if (joints - this.places.length + 1 > 3 * maxCleared) return [];
    const needed = new Set(this.needed);
    const ways: Way[] = [];
    for (const place of this.places) {
      const way = needed.has(place) ? undefined : this.clear(place, needed);
      if (way !== undefined) ways.push(way);
    }
    return ways.sort((one, other) => rank(one) - rank(other));
  }

  /** Clears a cell and, while a ring is left, further ones; `undefined` if that takes too many or cuts something off. */
  private clear(first: number, needed: ReadonlySet<number>): Way | undefined {
    const cleared: number[] = [];
    try {
      let next: number | undefined = first;
      while (next !== undefined && cleared.length < maxCleared && this.looks < maxLooks) {
        this.cells[next] = 0;
        cleared.push(next);
        const pieces = this.look();
        if (!this.isJoined(pieces)) return undefined;
        const rings = pieces.all.flatMap((piece) => loopsOf(pieces, piece).flat());
        if (rings.length === 0)
          return { cells: cleared.map((place) => this.cellOf(place)), spoiled: this.spoiledIn(pieces) };
        next = rings.find((place) => !needed.has(place) && this.canGo(place));
      }
      return undefined;
    } finally {
      for (const place of cleared) this.cells[place] = 1;
    }
  }

  private canGo(place: number): boolean {
    this.cells[place] = 0;
    const isFine = this.looks < maxLooks && this.isJoined(this.look());
    this.cells[place] = 1;
    return isFine;
  }

  private look(): Pieces {
    this.looks++;
    return takeApart(this.cells, this.width, this.height);
  }

  private isJoined({ pieceAt }: Pieces): boolean {
    const [first] = this.needed;
    return first === undefined || this.needed.every((place) => pieceAt[place] === pieceAt[first]);
  }

  private cellOf(place: number): Cell {
    const { width } = this.problem.context.sketch;
    return (this.top + Math.floor(place / this.width)) * width + this.left + (place % this.width);
  }

  /** Returns the number of dead ends and of junctions with missing branches. */
  private spoiledIn(pieces: Pieces): number {
    const { sketch } = this.problem.context;
    const needed = new Set(this.needed);
    return this.places.filter((place) => {
      if (pieces.pieceAt[place] === -1) return false;
      const type = sketch.propAt(this.cellOf(place))?.type;
      const inside = branches(pieces, place).length;
      if (type === undefined || !includes(junctionTypes, type)) return inside < 2 && !needed.has(place);
      return inside + this.branchesOutside(place) !== (type === 'TJunction' ? 3 : 4);
    }).length;
  }

  /** Returns the number of neighboring network cells outside the loop. */
  private branchesOutside(place: number): number {
    const { sketch } = this.problem.context;
    const loop = new Set(this.problem.diagnostic.cells);
    return sketch
      .neighbors(this.cellOf(place))
      .filter((other) => !loop.has(other) && sketch.hasNetwork(this.carrier, other)).length;
  }
}
