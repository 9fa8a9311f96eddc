import assert from 'node:assert/strict';
import fc from 'fast-check';
import { runs } from '../../../core/testing/budget';
import { defaultBalance } from '../../balance';
import { lineWords } from '../../words';
import { reactorGame } from '../game';
import { flowAt, type State } from '../state';
import { sketch } from '../testing/levels';
import { randomFrom } from '../testing/random';
import { smallLevel } from '../testing/random-level';
import { linesOf } from './line';

const game = reactorGame(defaultBalance);

/** Returns the words of the only consumer's line on a fork: a T junction at [2, 1] between a flow and the consumer. */
function wordsOf({
  mode = '2/2',
  on = true,
  cut,
}: { mode?: string; on?: boolean; cut?: number } = {}): string {
  const level = sketch({
    map: ['......', '......', '......'],
    fuel: ['......', 'FFFFFF', '..F...'],
    props: [
      { type: 'FuelFlow', at: [0, 1], state: on ? 'Enabled' : 'Disabled' },
      { type: 'TJunction', at: [2, 1], mode },
      { type: 'FuelConsumer', at: [5, 1], state: 'Enabled' },
    ],
    rules:
      cut === undefined
        ? []
        : [
            {
              phase: 'StartOfSimulation',
              effects: [{ type: 'DisableNetworkCell', carrier: 'Fuel', cell: 6 + cut }],
            },
          ],
  });
  return wordsIn(game.apply(game.init(level, 0), { id: 'EndTurn' }));
}

function wordsIn(state: State): string {
  const [line] = linesOf(state);
  return line == null ? '' : lineWords(state.machine.level, line);
}

describe('the line of a consumer', () => {
  // design: v1-connectivity
  it('names the flow that feeds it and the junctions in between', () => {
    assert.equal(wordsOf(), 'fed by FuelFlow [0, 1] through TJunction [2, 1]');
  });

  // design: v1-connectivity
  it('names the place where it breaks', () => {
    assert.equal(wordsOf({ on: false }), 'not fed: FuelFlow [0, 1] is disabled');
    assert.equal(wordsOf({ mode: '0/4' }), 'not fed: TJunction [2, 1] sends nothing this way');
    assert.equal(wordsOf({ cut: 3 }), 'not fed: the line is cut at [3, 1]');
  });

  it('names the cell where a long way leaves nothing, and a network without a flow', () => {
    const width = 120;
    const map = ['.'.repeat(width)];
    const consumer = { type: 'FuelConsumer', at: [width - 1, 0], state: 'Enabled' } as const;
    const flow = { type: 'FuelFlow', at: [0, 0], state: 'Enabled' } as const;
    const far = sketch({ map, fuel: ['F'.repeat(width)], props: [flow, consumer] });
    assert.equal(wordsIn(game.init(far, 0)), 'not fed: nothing is left of the flow at [100, 0]');
    const apart = sketch({ map, fuel: [`FF.${'F'.repeat(width - 3)}`], props: [flow, consumer] });
    assert.equal(wordsIn(game.init(apart, 0)), 'not connected to a flow');
  });

  it('is fed exactly where the simulation brings an amount, in random levels', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const state = game.init(smallLevel(randomFrom(seed)), 0);
        linesOf(state).forEach((line, consumer) => {
          const prop = state.machine.level.props[state.machine.consumerProps[consumer] ?? -1];
          assert.ok(prop !== undefined && line !== null);
          const carrier = prop.type.replace('Consumer', '') as 'Fuel' | 'Coolant' | 'Electricity';
          const { amount, potential } = flowAt(state, carrier, prop.cell);
          const isServed = state.services[consumer] === 2;
          assert.equal(
            line.kind === 'fed',
            amount > 0 || potential > 0 || isServed,
            `seed ${seed}: ${prop.type}`,
          );
        });
      }),
      runs(60, 600),
    );
  });
});
