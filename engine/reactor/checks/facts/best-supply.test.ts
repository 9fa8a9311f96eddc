import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson } from '../../../json';
import { decode, faulty } from '../../../shape';
import { balanceFrom, defaultBalance, type Balance } from '../../balance';
import { levelShape } from '../../format/shapes';
import { measureGrids, facts, type LevelFacts } from '../../level-facts';
import { junctionModes } from '../../terms';
import { branches, type Pieces } from '../../topology/pieces';
import { bestSupply } from './best-supply';
import { budget, runs } from '../../../core/testing/budget';

const WIDTH = 7;
const HEIGHT = 5;

/** A tree with a flow prop at its root that forks here and there, and a junction at each fork of three or four. */
const tree = fc.array(fc.nat(), { minLength: 6, maxLength: 16 }).map((picks) => {
  const cells = new Set([17]);
  for (const pick of picks) {
    const free = [...Array(WIDTH * HEIGHT).keys()].filter(
      (cell) => !cells.has(cell) && neighbors(cell).filter((other) => cells.has(other)).length === 1,
    );
    const chosen = free[pick % Math.max(1, free.length)];
    if (chosen !== undefined) cells.add(chosen);
  }
  return cells;
});

function neighbors(cell: number): number[] {
  const x = cell % WIDTH;
  const all = [cell - WIDTH, x < WIDTH - 1 ? cell + 1 : -1, cell + WIDTH, x > 0 ? cell - 1 : -1];
  return all.filter((other) => other >= 0 && other < WIDTH * HEIGHT);
}

function surveyOf(
  cells: ReadonlySet<number>,
  sources: readonly number[],
  junctions: readonly number[],
  balance: Balance,
): LevelFacts {
  const rows = (there: (cell: number) => string) =>
    Array.from({ length: HEIGHT }, (_, y) =>
      Array.from({ length: WIDTH }, (__, x) => there(y * WIDTH + x)).join(''),
    );
  const at = (cell: number) => [cell % WIDTH, Math.floor(cell / WIDTH)];
  const isCross = (cell: number) => neighbors(cell).filter((other) => cells.has(other)).length === 4;
  const file = {
    format: 'reactor-maintenance-level',
    version: 1,
    metadata: { title: 'Tree' },
    dimensions: { width: WIDTH, height: HEIGHT },
    terrain: rows(() => '.'),
    networks: {
      fuel: rows((cell) => (cells.has(cell) ? 'F' : '.')),
      coolant: rows(() => '.'),
      electricity: rows(() => '.'),
    },
    props: [
      ...sources.map((cell) => ({ type: 'FuelFlow', position: at(cell), state: 'Disabled' })),
      ...junctions.map((cell) =>
        isCross(cell)
          ? { type: 'CrossJunction', position: at(cell), mode: '2/2/2' }
          : { type: 'TJunction', position: at(cell), mode: '0/4' },
      ),
    ],
    robot: { position: [0, 0] },
  };
  const draft = decode(levelShape(balance), readJson(JSON.stringify(file)).value, {
    broken: false,
    isOpen: () => false,
    path: [],
    report: (code, message) => assert.fail(`${code}: ${message}`),
  });
  assert.ok(draft !== faulty);
  const isOpen = () => false;
  return facts(draft, balance, measureGrids(draft, balance, isOpen), { broken: false, isOpen });
}

/**
 * Computes the supply of each cell under one setting of all junctions, with a plain step-by-step walk from each source.
 */
function arriving(
  pieces: Pieces,
  sources: readonly number[],
  modes: ReadonlyMap<number, readonly number[]>,
  { source, falloff }: Balance['network'],
): Map<number, readonly [number, number]> {
  const found = new Map<number, readonly [number, number]>();
  const visit = (cell: number, from: number, amount: number, potential: number): void => {
    const [a, p] = found.get(cell) ?? [0, 0];
    found.set(cell, [Math.max(a, amount), Math.max(p, potential)]);
    const all = branches(pieces, cell);
    const weights = modes.get(cell);
    const out = from < 0 ? all : [...all.slice(all.indexOf(from) + 1), ...all.slice(0, all.indexOf(from))];
    const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? 1;
    out.forEach((next, place) => {
      const share = weights && from >= 0 ? Math.fround((weights[place] ?? 0) / total) : 1;
      const left = Math.fround(Math.fround(amount * share) - falloff.amount);
      if (left > 0)
        visit(next, cell, left, Math.max(0, Math.fround(Math.fround(potential * share) - falloff.potential)));
    });
  };
  for (const cell of sources) visit(cell, -1, source.amount, source.potential);
  return found;
}

/** Every combination of settings of some junctions. */
function* settings(
  junctions: readonly (readonly [number, readonly (readonly number[])[]])[],
): Generator<Map<number, readonly number[]>> {
  const [first, ...others] = junctions;
  if (!first) {
    yield new Map();
    return;
  }
  for (const rest of settings(others)) for (const mode of first[1]) yield new Map(rest).set(first[0], mode);
}

describe('best supply', function () {
  const steep = balanceFrom({ network: { falloff: { amount: 9.7, potential: 6.1 } } });

  it('is the maximum over all settings of flows and junctions, for each cell', () => {
    let split = 0;
    fc.assert(
      fc.property(
        tree,
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(defaultBalance, steep),
        (cells, pick, two, balance) => {
          const list = [...cells];
          const forks = list.filter((cell) => neighbors(cell).filter((other) => cells.has(other)).length > 2);
          const ends = list.filter((cell) => !forks.includes(cell));
          const source = ends[pick % ends.length] ?? 0;
          // a second source directly next to the first stays on one side of every junction
          const next = neighbors(source).find((other) => cells.has(other) && !forks.includes(other));
          const sources = two && next !== undefined ? [source, next] : [source];
          const junctions = forks.slice(0, 3);
          const measured = surveyOf(cells, sources, junctions, balance);
          const pieces = measured.pieces('Fuel');
          const piece = pieces?.all[0];
          assert.ok(pieces && piece);
          const modes = junctions.map((cell) => {
            const type = branches(pieces, cell).length === 4 ? 'CrossJunction' : 'TJunction';
            return [cell, junctionModes[type].map((mode) => mode.split('/').map(Number))] as const;
          });
          const best = new Map<number, readonly [number, number]>();
          for (const setting of settings(modes)) {
            for (const [cell, [amount, potential]] of arriving(pieces, sources, setting, balance.network)) {
              const [a, p] = best.get(cell) ?? [0, 0];
              best.set(cell, [Math.max(a, amount), Math.max(p, potential)]);
            }
          }
          if (junctions.length > 0) split++;
          for (const cell of cells) {
            const [amount, potential] = best.get(cell) ?? [0, 0];
            assert.deepEqual(bestSupply(measured, 'Fuel', piece, cell), { amount, potential });
          }
        },
      ),
      runs(100, 300),
    );
    assert.ok(split > budget(20, 50), 'enough junctions');
  });
});
