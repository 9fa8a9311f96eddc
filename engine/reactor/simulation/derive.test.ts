import * as assert from 'node:assert/strict';
import { balanceFrom } from '../balance';
import { heatOf } from './derive';
import { machineOf } from './game';
import { after, plant, plantState, pool, type PlantChange } from './testing/plant';

// a balance under which a reactor is never ready, so that the states behind `Ready` are visible
const balance = balanceFrom({ reactor: { readyBelow: 0, criticalFrom: 18 } });
const wait = 'EndTurn';

/** Coolant at caution on the whole floor. All bands are equal, so nothing flows. */
const flooded = plant.map.flatMap((row, y) =>
  Array.from(row).flatMap((glyph, x) => (glyph === '.' ? [{ at: [x, y] as const, Coolant: 15 }] : [])),
);

function states(change: PlantChange, ...actions: Parameters<typeof after>[1][]): string[] {
  let state = plantState({ balance, ...change });
  const seen: string[] = [state.status];
  for (const action of actions) {
    state = after(state, action);
    seen.push(state.status);
  }
  return seen;
}

describe('the level state', () => {
  // design: v1-state-stable, v1-state-derived
  it('is stable if everything is supplied and nothing grows, whatever the amounts', () => {
    assert.deepEqual(states({}, wait, wait), ['Stable', 'Stable', 'Stable']);
    assert.deepEqual(states({ hazards: flooded }, wait, wait), ['Stable', 'Stable', 'Stable']);
  });

  // design: v1-state-caution
  it('is caution while a value at caution exceeds the end of the previous turn', () => {
    const leaks: PlantChange['leaks'] = [{ carrier: 'Coolant', at: [2, 2] }];
    assert.deepEqual(states({ hazards: flooded, leaks }, wait, 'Repair', wait, wait), [
      'Stable',
      'Caution',
      'Caution',
      // the same amount as before is not growth, even if it is above the level's initial amount
      'Stable',
      'Stable',
    ]);
  });

  it('ignores growth below caution', () => {
    const leaks: PlantChange['leaks'] = [{ carrier: 'Coolant', at: [4, 2] }];
    assert.deepEqual(states({ leaks }, wait), ['Stable', 'Stable']);
  });

  it("compares with the end of the previous turn, not with the player's changes since", () => {
    const at = [2, 2] as const;
    const change: PlantChange = {
      hazards: flooded,
      inventory: { CoolantNeutralizer: 1 },
      balance: balanceFrom({ reactor: { readyBelow: 0 }, remedy: { blockTurns: 0 } }),
      rules: [
        {
          phase: 'StartOfSimulation',
          effects: [{ type: 'AddHazard', hazard: 'Coolant', cell: 24, amount: 12 }],
        },
      ],
    };
    assert.deepEqual(states({ ...change, robot: at }, { id: 'Neutralize', index: 1 }, wait), [
      'Stable',
      'Stable',
      'Stable',
    ]);
    assert.deepEqual(states({ ...change, robot: at }, wait), ['Stable', 'Caution']);
  });

  // design: v1-state-caution
  it('is caution where any consumer is off or starved, or a reactor’s heat is at caution', () => {
    assert.deepEqual(states({ off: ['CoolantFlow'] }), ['Caution']);
    assert.deepEqual(states({ off: ['CoolantConsumer'] }), ['Caution']);
    assert.deepEqual(states({ hazards: [{ at: [8, 1], Heat: 10 }] }), ['Caution']);
    assert.deepEqual(states({ hazards: [{ at: [8, 1], Heat: 9.9 }] }), ['Stable']);
  });

  // design: v1-state-critical, v1-state-lost
  it('is critical if a reactor’s heat is, and lost if it is terminal', () => {
    assert.deepEqual(states({ hazards: [{ at: [8, 1], Heat: 17.9 }] }), ['Caution']);
    assert.deepEqual(states({ hazards: [{ at: [8, 1], Heat: 18 }] }), ['Critical']);
    assert.deepEqual(states({ hazards: [{ at: [8, 1], Heat: 20 }] }), ['Lost']);
  });

  // design: v1-starvation-no-loss
  it('is never lost by starvation alone', () => {
    const off = ['FuelFlow', 'CoolantFlow', 'ElectricityConsumer'] as const;
    const turns = Array<string>(50).fill(wait);
    assert.deepEqual(new Set(states({ off }, ...turns)), new Set(['Caution']));
  });

  it('puts readiness before criticality', () => {
    const late = balanceFrom({ reactor: { readyBelow: 19, criticalFrom: 12 } });
    assert.equal(plantState({ balance: late, hazards: pool([8, 2], { Heat: 15 }) }).status, 'Ready');
  });
});

describe('a reactor’s heat', () => {
  it('is the maximum over its control and adjacent floor, or over its area', () => {
    const state = plantState({
      hazards: [
        { at: [8, 3], Heat: 4 },
        { at: [9, 1], Heat: 9 },
      ],
    });
    const [reactor] = state.machine.reactors;
    assert.ok(reactor);
    assert.equal(heatOf(state, reactor), 4);
    const { level } = state.machine;
    const props = level.props.map((prop) =>
      prop.type === 'ReactorControl' ? { ...prop, area: [20] } : prop,
    );
    const [bounded] = machineOf({ ...level, props }, balance).reactors;
    assert.ok(bounded);
    assert.equal(heatOf(state, bounded), 9);
  });
});
