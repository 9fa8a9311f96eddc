import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { defaultBalance } from '../../balance';
import { carriers } from '../../terms';
import { flow } from './flow';
import { machineOf, reactorGame } from '../game';
import { authoredSetting, settingsOf } from '../prop-state';
import { drawFlow } from '../testing/drawings';
import { sketch } from '../testing/levels';
import { plainFlow } from '../testing/plain';
import { randomFrom } from '../testing/random';
import { smallLevel } from '../testing/random-level';
import { runs } from '../../../core/testing/budget';

const game = reactorGame(defaultBalance);
const open = (width: number, height: number) => Array.from({ length: height }, () => '.'.repeat(width));
const on = 'Enabled' as const;

describe('network flow', () => {
  // design: v1-flow-enabled, v1-flow-falloff
  it('decreases with each step, amount and potential separately', () => {
    const level = sketch({
      map: open(6, 3),
      fuel: ['......', 'FFFFFF', '......'],
      props: [{ type: 'FuelFlow', at: [0, 1], state: on }],
    });
    const state = game.init(level, 0);
    assert.deepEqual(drawFlow(state, 'Fuel'), ['. . . . . .', '100 99 98 97 96 95', '. . . . . .']);
    assert.deepEqual(drawFlow(state, 'Fuel', 'potential')[1], '100 98.5 97 95.5 94 92.5');
  });

  // design: v1-network-sources, v1-flow-walk, v1-adjacency
  it('copies to the branches of a fork without a junction', () => {
    const level = sketch({
      map: open(3, 7),
      coolant: ['.C.', '.C.', 'CCC', '.C.', '.C.', '...', 'CC.'],
      props: [{ type: 'CoolantFlow', at: [1, 0], state: on }],
    });
    assert.deepEqual(drawFlow(game.init(level, 0), 'Coolant'), [
      '. 100 .',
      '. 99 .',
      '97 98 97',
      '. 97 .',
      '. 96 .',
      '. . .',
      '0 0 .',
    ]);
  });

  // design: v1-network-sources, v1-flow-disabled, v1-flow-best
  it('takes the best of several sources, amount and potential separately', () => {
    const level = sketch({
      map: open(7, 3),
      electricity: ['.......', 'EEEEEEE', '.......'],
      props: [
        { type: 'ElectricityFlow', at: [0, 1], state: on },
        { type: 'ElectricityFlow', at: [4, 1], state: on },
        { type: 'ElectricityFlow', at: [6, 1], state: 'Disabled' },
      ],
    });
    assert.deepEqual(drawFlow(game.init(level, 0), 'Electricity')[1], '100 99 98 99 100 99 98');
  });

  // design: v1-junction-directions, v1-junction-weights, v1-junction-zero, v1-flow-junctions
  it('is divided at a T junction clockwise from the incoming side', () => {
    const draw = (mode: string, source: readonly [number, number]) => {
      const level = sketch({
        map: open(5, 3),
        fuel: ['.....', 'FFFFF', '..F..'],
        props: [
          { type: 'FuelFlow', at: source, state: on },
          { type: 'TJunction', at: [2, 1], mode },
        ],
      });
      return drawFlow(game.init(level, 0), 'Fuel').slice(1);
    };
    // fed from the west: east first, then south
    assert.deepEqual(draw('1/3', [0, 1]), ['100 99 98 23.5 22.5', '. . 72.5 . .']);
    // fed from the south: west first, then east
    assert.deepEqual(draw('1/3', [2, 2]), ['22.8 23.8 99 73.3 72.3', '. . 100 . .']);
    // fed from the east: south first, then west
    assert.deepEqual(draw('0/4', [4, 1]), ['96 97 98 99 100', '. . 0 . .']);
  });

  // design: v1-junction-weights, v1-junction-zero, v1-flow-junctions, v1-flow-walk
  it('is divided at a cross junction, and loses the share of a disabled branch', () => {
    const level = sketch({
      map: open(3, 3),
      fuel: ['.F.', 'FFF', '.F.'],
      props: [
        { type: 'FuelFlow', at: [0, 1], state: on },
        { type: 'CrossJunction', at: [1, 1], mode: '3/0/3' },
      ],
      rules: [
        { phase: 'StartOfSimulation', effects: [{ type: 'DisableNetworkCell', carrier: 'Fuel', cell: 1 }] },
      ],
    });
    const state = game.init(level, 0);
    assert.deepEqual(drawFlow(state, 'Fuel'), ['. 48.5 .', '100 99 0', '. 48.5 .']);
    assert.deepEqual(drawFlow(game.apply(state, { id: 'EndTurn' }), 'Fuel'), [
      '. 0 .',
      '100 99 0',
      '. 48.5 .',
    ]);
  });

  // design: v1-networks-apart, v1-flow-start, v1-flow-walk, v1-flow-best, v1-flow-junctions
  it('equals the plain implementation bit for bit on random networks, with any settings and cuts', function () {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const level = smallLevel(random);
        const { networks } = machineOf(level, defaultBalance);
        const settings = Uint8Array.from(level.props, (prop) =>
          random.chance(0.5)
            ? authoredSetting(prop)
            : random.integer(Math.max(1, settingsOf(prop.type).length)),
        );
        const texts = new Map(
          level.props.map(({ type, cell }, index) => [cell, settingsOf(type)[settings[index] ?? 0] ?? '']),
        );
        for (const carrier of carriers) {
          const { cells } = networks[carrier];
          const severed = Uint8Array.from(cells, () => (random.chance(0.08) ? 1 : 0));
          const cut = new Set(
            Array.from(cells).flatMap((cell, node) => (severed[node] ? [`${carrier} ${cell}`] : [])),
          );
          const out = new Float32Array(2 * cells.length);
          flow(networks[carrier], defaultBalance.network, settings, severed, out);
          const { amount, potential } = plainFlow(level, defaultBalance, carrier, {
            settings: texts,
            severed: cut,
          });
          const expected = [amount, potential].flatMap((grid) =>
            Array.from(cells, (cell) => grid[cell] ?? -1),
          );
          assert.deepEqual(Array.from(out), expected, carrier);
        }
      }),
      runs(665, 2_000),
    );
  });
});
