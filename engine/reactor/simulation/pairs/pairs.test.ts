import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { defaultBalance, type Balance, type Level } from '../..';
import { hazardFields } from '../../terms';
import { checkInvariants } from '../invariants';
import { endTurn } from '../apply';
import { reactorGame } from '../game';
import { hazardAt, type State } from '../state';
import { plainPairs, type PlainHazards } from '../testing/plain';
import { sketch } from '../testing/levels';
import { randomBalance, randomFloor } from '../testing/random-floor';
import { randomFrom } from '../testing/random';
import { runs } from '../../../core/testing/budget';

/** Computes the next state of the floor with the plain functions. */
function plainNext(state: State): PlainHazards {
  const { level, balance, size } = state.machine;
  const values = Object.fromEntries(
    hazardFields.map((field, index) => [
      field,
      Array.from({ length: size }, (_, cell) => hazardAt(state, cell, index)),
    ]),
  ) as PlainHazards;
  const blocked = new Set(state.blocks.map(({ carrier, cell }) => `${carrier} ${cell}`));
  const closed = new Set(
    level.props.flatMap((prop, index) =>
      prop.type === 'Door' && state.settings[index] === 1
        ? [`${Math.min(...prop.edge)} ${Math.max(...prop.edge)}`]
        : [],
    ),
  );
  return plainPairs(level, balance, values, blocked, closed);
}

function compareTurns(level: Level, balance: Balance, turns: number): void {
  let state = reactorGame(balance).init(level, 0);
  for (let turn = 0; turn < turns; turn++) {
    const expected = plainNext(state);
    state = endTurn(state);
    hazardFields.forEach((field, index) => {
      const actual = Array.from({ length: level.width * level.height }, (_, cell) =>
        hazardAt(state, cell, index),
      );
      if (actual.some((value, cell) => !Object.is(value, expected[field][cell]))) {
        assert.deepEqual(actual, expected[field], `${field} after turn ${turn + 1}`);
      }
    });
    checkInvariants(state);
  }
}

describe('pairs', () => {
  // design: v1-pair-table, v1-pair-effects
  it("have the table's event for each pair of bands, on one cell and between two", () => {
    // one amount in each band
    const amounts = [5, 15, 25];
    const entries = hazardFields.flatMap((field) => amounts.map((amount) => ({ [field]: amount })));
    for (const [index, one] of entries.entries())
      for (const other of entries.slice(index)) {
        const across = [
          { at: [0, 0] as const, ...one },
          { at: [1, 0] as const, ...other },
        ];
        compareTurns(sketch({ map: ['..'], hazards: across }), defaultBalance, 1);
        compareTurns(sketch({ map: ['.'], hazards: [{ at: [0, 0], ...one, ...other }] }), defaultBalance, 1);
      }
  });

  // design: v1-interactions, v1-interactions-doors, v1-bands, v1-pair-effects, v1-deltas, v1-door-edge
  it('equal the plain implementation bit for bit on random floors', function () {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const balance = randomBalance(random);
        compareTurns(randomFloor(random, balance), balance, 12);
      }),
      runs(300, 1_500),
    );
  });
});
