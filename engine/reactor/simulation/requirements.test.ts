import * as assert from 'node:assert/strict';
import { checkLevel, encodeLevel } from '..';
import { balanceFrom, defaultBalance, type Balance } from '../balance';
import { carriers, hazardKeys, remedies } from '../terms';
import { fieldIndex, hazardBand, type FieldIndex } from './cell-code';
import { forecast } from './forecast';
import { reactorGame } from './game';
import { service } from './service';
import { savedLevel } from './transcript/save';
import { blockedTurns, flowAt, hazardAt, type State } from './state';
import { sketch, type LevelSketch } from './testing/levels';
import { after, plant, plantCell, plantState, pool, type PlantChange } from './testing/plant';

/** The design's "Test Requirements": one test for each of its lines, with the same name. */

const at = (x: number, y: number) => plantCell([x, y]);
const wait = 'EndTurn';

/** A second balance, so that no number of the defaults can hide in an expectation. */
const otherBalance = balanceFrom({
  network: { source: { amount: 90, potential: 70 }, falloff: { amount: 2, potential: 1 } },
  consumer: { demand: { amount: 12, potential: 8 } },
  leak: { base: 2, perPotential: 0.05 },
  hazard: {
    bands: {
      fuel: { caution: 8, critical: 16 },
      coolant: { caution: 7, critical: 15 },
      electricity: { caution: 9, critical: 17 },
      heat: { caution: 8, critical: 14 },
    },
  },
  flow: { element: 0.15 },
  robot: { unsafe: { fuel: 18, coolant: 17, electricity: 19, heat: 16 } },
  remedy: { blockTurns: 2, heatImmunitySteps: 4 },
  reactor: { readyBelow: 12, criticalFrom: 13, terminalFrom: 17 },
  forecast: { horizon: 9 },
});

/** Returns amounts in which a reactor is not hot yet, but fuel will burn until it is. */
function smouldering({ hazard: { bands }, reactor: { readyBelow } }: Balance) {
  return { Fuel: bands.fuel.critical + 5, Heat: readyBelow - 1 };
}

type PlantOf = (change?: PlantChange) => State;

/** Returns a test that makes a claim under each of two balances, with the plant under it. */
function underEach(claim: (balance: Balance, plantOf: PlantOf) => void): () => void {
  return () => {
    for (const balance of [defaultBalance, otherBalance])
      claim(balance, (change = {}) => plantState({ ...change, balance }));
  };
}

/** Asserts that two amounts are equal but for rounding. */
function near(actual: number | undefined, expected: number): void {
  assert.ok(actual !== undefined && Math.abs(actual - expected) < 1e-3, `${actual} is not ${expected}`);
}

function check(value: unknown) {
  return checkLevel({ value: value as never, isOpen: () => false, faults: [] }, defaultBalance);
}

// design: v1-topology-rejected, v1-test-validation
describe('validation rejects ambiguous networks, loops, invalid leaks, doors, bindings, robots and rules', () => {
  const { props } = plant;
  const faults: Record<string, Partial<LevelSketch>> = {
    'junction-ambiguous': {
      props: [
        ...props,
        { type: 'TJunction', at: [5, 3], mode: '2/2' },
        { type: 'ElectricityFlow', at: [7, 3], state: 'Disabled' },
      ],
    },
    'network-loop': { fuel: ['...........', '.FFFFFFFFF.', '....FF.....', '...........', '...........'] },
    'leak-not-under-floor': {
      fuel: ['..F........', '.FFFFFFFFF.', '...........', '...........', '...........'],
      leaks: [{ carrier: 'Fuel', at: [2, 0] }],
    },
    'leak-not-in-wall': { leaks: [{ carrier: 'Electricity', at: [4, 3], access: [4, 2] }] },
    'door-edge-not-adjacent': {
      props: [
        ...props,
        {
          type: 'Door',
          at: [4, 1],
          state: 'Open',
          edge: [
            [4, 1],
            [6, 1],
          ],
        },
      ],
    },
    'binding-not-consumer': {
      props: [
        ...props.slice(0, 6),
        {
          type: 'ReactorControl',
          at: [8, 2],
          id: 'core',
          consumers: [
            [1, 1],
            [9, 2],
            [9, 3],
          ],
        },
      ],
    },
    'rule-invalid-target': {
      rules: [{ effects: [{ type: 'SetPropState', cell: at(4, 2), state: 'Enabled' }] }],
    },
    'rule-invalid-leak': {
      rules: [{ effects: [{ type: 'StartLeak', carrier: 'Electricity', cell: at(5, 4), severity: 1 }] }],
    },
  };
  for (const [code, change] of Object.entries(faults)) {
    it(code, () => {
      const { issues, level } = check(encodeLevel(sketch({ ...plant, ...change })));
      assert.deepEqual(
        issues.filter(({ severity }) => severity === 'error').map((issue) => issue.code),
        [code],
      );
      assert.equal(level, undefined);
    });
  }
  it('robot-not-on-floor', () => {
    const level = sketch(plant);
    const { issues } = check(encodeLevel({ ...level, robot: { ...level.robot, cell: 0 } }));
    assert.deepEqual(
      issues.map(({ code }) => code),
      ['robot-not-on-floor'],
    );
  });
});

// design: v1-adjacency, v1-consumer-takes, v1-test-adjacency, v1-balance-tests
describe('inferred adjacency propagates each carrier through valid networks', () => {
  for (const [index, carrier] of carriers.entries()) {
    it(
      carrier,
      underEach(({ network: { source, falloff }, consumer: { demand } }, plantOf) => {
        const state = plantOf();
        for (let step = 0; step < 9; step++) {
          const { amount, potential } = flowAt(state, carrier, at(1 + step, 1 + index));
          // the consumer at the end has taken what it demands
          near(amount, source.amount - step * falloff.amount - (step === 8 ? demand.amount : 0));
          near(potential, source.potential - step * falloff.potential);
        }
        assert.equal(flowAt(state, carrier, at(10, 1 + index)).amount, 0);
      }),
    );
  }
});

// design: v1-supply-cut, v1-test-junctions
describe('junction ratios affect branch service or leak severity by observable band or result', () => {
  const branches = (plantOf: PlantOf, mode: string) =>
    plantOf({
      electricity: ['...........', '...........', '...........', '.EEEEEEEEE.', '.....E.....'],
      props: [{ type: 'TJunction', at: [5, 3], mode }],
      leaks: [{ carrier: 'Electricity', at: [5, 4], access: [5, 3] }],
    });
  // fed from the west: east, with the consumer, first; south, with the leak, second

  it(
    'service',
    underEach((_balance, plantOf) => {
      const services = ['4/0', '2/2', '0/4'].map((mode) => branches(plantOf, mode).services[2]);
      assert.deepEqual(services, [service.producing, service.producing, service.starved]);
    }),
  );

  it(
    'leaks',
    underEach((_balance, plantOf) => {
      const leaked = ['4/0', '3/1', '2/2', '0/4'].map((mode) => {
        const [injection] = after(branches(plantOf, mode), wait).report?.injections ?? [];
        return injection?.amount ?? 0;
      });
      assert.equal(leaked[0], 0);
      assert.ok(leaked.every((amount, place) => place === 0 || amount > (leaked[place - 1] ?? 0)));
    }),
  );
});

// design: v1-consumer-services, v1-consumer-starved, v1-consumer-off, v1-test-services
describe('consumers derive disabled, starved, supplied and producing states', () => {
  const servedAs = (change: PlantChange) => {
    const rules = (['Disabled', 'Starved', 'Supplied', 'Producing'] as const).map((name) => ({
      id: name,
      predicates: [{ type: 'ConsumerService', cell: at(9, 2), op: '==', service: name } as const],
      effects: [{ type: 'Warn', text: name } as const],
    }));
    return after(plantState({ ...change, rules }), wait).report?.warnings;
  };

  it('disabled', () => {
    assert.deepEqual(servedAs({ off: ['CoolantConsumer'] }), ['Disabled']);
  });
  it('starved', () => {
    assert.deepEqual(servedAs({ off: ['CoolantFlow'] }), ['Starved']);
  });
  it('supplied and producing', () => {
    assert.deepEqual(servedAs({}), ['Supplied', 'Producing']);
  });
});

// design: v1-goal-supply, v1-goal-heat, v1-consumer-starved, v1-consumer-off, v1-state-ready
// design: v1-test-readiness, v1-balance-tests
describe('bound reactor readiness requires the three bound consumers and safe reactor heat', () => {
  it('all three', () => {
    assert.equal(plantState().status, 'Ready');
  });
  for (const carrier of carriers) {
    it(`not without ${carrier}`, () => {
      for (const off of [[`${carrier}Flow`], [`${carrier}Consumer`]] as const) {
        const state = plantState({ off });
        assert.deepEqual([state.ready[0], state.status], [0, 'Caution']);
      }
    });
  }
  it(
    'not in a hot area',
    underEach(({ reactor: { readyBelow, criticalFrom, terminalFrom } }, plantOf) => {
      const heated = (Heat: number) => plantOf({ hazards: [{ at: [7, 2], Heat }] });
      const [cool, warm, hot] = [heated(readyBelow - 0.1), heated(readyBelow), heated(criticalFrom)];
      assert.deepEqual([cool.ready[0], cool.status], [1, 'Ready']);
      assert.deepEqual([warm.ready[0], hot.ready[0], hot.status], [0, 0, 'Critical']);
      // a diagonal neighbor is outside the area
      assert.equal(plantOf({ hazards: [{ at: [7, 1], Heat: terminalFrom }] }).ready[0], 1);
    }),
  );
});

// design: v1-win-by-activation, v1-not-ready, v1-test-activation
describe('activation wins only from Ready', () => {
  it('wins', () => {
    assert.equal(after(plantState({ robot: [8, 2] }), 'ActivateReactor').status, 'Won');
  });
  it('does not win where it is not ready', () => {
    const state = after(plantState({ robot: [8, 2], off: ['FuelFlow'] }), 'ActivateReactor');
    assert.deepEqual([state.status, state.refused], ['Caution', 'not-ready']);
  });
});

// design: v1-loss-heat, v1-state-lost, v1-test-heat
describe('terminal reactor heat loses', () => {
  it(
    'at once if a level begins with it',
    underEach(({ reactor: { terminalFrom } }, plantOf) => {
      const state = plantOf({ hazards: [{ at: [8, 3], Heat: terminalFrom }] });
      assert.deepEqual([state.status, state.lossCause, state.turn], ['Lost', 'reactor', 1]);
    }),
  );
  it(
    'in the turn that reaches it',
    underEach(({ reactor: { terminalFrom }, hazard: { bands } }, plantOf) => {
      const burning = { Fuel: bands.fuel.critical + 5, Heat: terminalFrom - 1 };
      const start = plantOf({ hazards: pool([8, 2], burning) });
      assert.equal(start.status, 'Critical');
      const state = after(start, wait);
      assert.deepEqual([state.status, state.lossCause, state.report?.loss?.id], ['Lost', 'reactor', 'core']);
    }),
  );
});

// design: v1-loss-robot, v1-robot-lost, v1-test-robot, v1-balance-tests
describe('unsafe robot final hazard state loses', () => {
  for (const field of ['Fuel', 'Coolant', 'Electricity', 'Heat'] as const) {
    it(
      field,
      underEach(({ robot: { unsafe } }, plantOf) => {
        const standing = (amount: number) =>
          after(plantOf({ hazards: pool([3, 2], { [field]: amount }), robot: [3, 2] }), wait);
        const lost = standing(unsafe[hazardKeys[field]]);
        assert.deepEqual([lost.status, lost.lossCause], ['Lost', 'robot']);
        assert.equal(lost.report?.loss?.cell, at(3, 2));
        assert.notEqual(standing(unsafe[hazardKeys[field]] - 0.1).status, 'Lost');
      }),
    );
  }
  // design: v1-loss-passing
  it(
    'passing through does no harm',
    underEach(({ robot: { unsafe } }, plantOf) => {
      const state = plantOf({ hazards: pool([4, 2], { Heat: unsafe.heat + 5 }), robot: [3, 2] });
      const path = [3, 2, 1].map((x) => ({ id: 'MoveRobot', x, y: 2 }));
      assert.notEqual(after(state, { id: 'MoveRobot', x: 4, y: 2 }, ...path).status, 'Lost');
    }),
  );
});

// design: v1-shield, v1-shield-only, v1-turn-events, v1-test-immunity
describe('heat immunity prevents only heat-caused robot loss while active', () => {
  it(
    'heat',
    underEach(({ robot: { unsafe } }, plantOf) => {
      const hazards = pool([3, 2], { Heat: unsafe.heat + 5 });
      assert.notEqual(after(plantOf({ hazards, robot: [3, 2], heatImmunity: 1 }), wait).status, 'Lost');
      assert.equal(after(plantOf({ hazards, robot: [3, 2] }), wait).lossCause, 'robot');
    }),
  );
  it(
    'nothing else',
    underEach(({ robot: { unsafe } }, plantOf) => {
      const hazards = pool([3, 2], { Coolant: unsafe.coolant + 5 });
      assert.equal(after(plantOf({ hazards, robot: [3, 2], heatImmunity: 9 }), wait).lossCause, 'robot');
    }),
  );
  it(
    'not when it has run out',
    underEach(({ hazard: { max, bands } }, plantOf) => {
      const hazards = pool([3, 2], { Heat: max - 1, Fuel: bands.fuel.caution - 1 });
      const state = plantOf({ hazards, robot: [2, 2], heatImmunity: 1 });
      const moved = after(state, { id: 'MoveRobot', x: 3, y: 2 }, wait);
      assert.deepEqual([moved.status === 'Lost', moved.heatImmunity], [false, 0]);
      assert.equal(after(moved, wait).lossCause, 'robot');
    }),
  );
});

// design: v1-test-leaks, v1-balance-tests
describe('fuel, coolant and electricity leaks inject through their valid access rules', () => {
  const leaks: NonNullable<PlantChange['leaks']> = [
    { carrier: 'Fuel', at: [2, 1], severity: 2 },
    { carrier: 'Coolant', at: [6, 2] },
    { carrier: 'Electricity', at: [5, 4], access: [5, 3] },
  ];
  // design: v1-leak-floor, v1-leak-wall, v1-leak-injects, v1-leak-amount
  it(
    'onto their access cells, as much as potential and severity say',
    underEach(({ leak: { base, perPotential, maxInjection } }, plantOf) => {
      const state = plantOf({ leaks });
      const { report } = after(state, wait);
      const accesses = [at(2, 1), at(6, 2), at(5, 3)];
      assert.deepEqual(
        report?.injections.map(({ access }) => access),
        accesses,
      );
      for (const [
        index,
        {
          carrier,
          at: [x, y],
          severity = 1,
        },
      ] of leaks.entries()) {
        const { potential } = flowAt(state, carrier, at(x, y));
        near(
          report.injections[index]?.amount,
          Math.min(maxInjection, severity * (base + perPotential * potential)),
        );
      }
    }),
  );
  // design: v1-leak-repaired, v1-leak-blocked
  it('not while repaired, dry, or kept out', () => {
    const dry = after(plantState({ leaks, off: ['FuelFlow', 'CoolantFlow', 'ElectricityFlow'] }), wait);
    assert.deepEqual(dry.report?.injections, []);
    const repaired = after(plantState({ leaks, robot: [2, 1] }), 'Repair', wait);
    assert.deepEqual(
      repaired.report?.injections.map(({ carrier }) => carrier),
      ['Coolant', 'Electricity'],
    );
    const hazards: PlantChange['hazards'] = [{ at: [5, 3], blocks: { Electricity: 1 } }];
    const blocked = after(plantState({ leaks, hazards }), wait);
    assert.deepEqual(
      blocked.report?.injections.map(({ carrier }) => carrier),
      ['Fuel', 'Coolant'],
    );
    assert.equal(after(blocked, wait).report?.injections.length, 3);
  });
});

// design: v1-turn-events, v1-neutralizer-removes, v1-neutralizer-blocks, v1-test-remedies, v1-balance-tests
describe('remedies remove only matching hazards and create temporary matching blocks', () => {
  for (const element of [0, 1, 2] as const) {
    it(
      remedies[element],
      underEach(({ remedy: { blockTurns } }, plantOf) => {
        const carrier = carriers[element];
        const hazards: PlantChange['hazards'] = [
          { at: [2, 2], Fuel: 5, Coolant: 5, Electricity: 5, Heat: 5 },
        ];
        const inventory = { [remedies[element]]: 1 };
        const used = after(plantOf({ hazards, inventory }), { id: 'Neutralize', index: element });
        const amounts = [0, 1, 2, 3].map((field) => hazardAt(used, at(2, 2), field));
        assert.deepEqual(
          amounts,
          [5, 5, 5, 5].map((amount, field) => (field === element ? 0 : amount)),
        );
        const left = carriers.map((each) => blockedTurns(used, each, at(2, 2)));
        assert.deepEqual(
          left,
          carriers.map((each) => (each === carrier ? blockTurns : 0)),
        );
        for (let ended = 1; ended <= blockTurns; ended++) {
          const later = after(used, ...Array<string>(ended).fill(wait));
          assert.equal(blockedTurns(later, carrier, at(2, 2)), blockTurns - ended);
        }
      }),
    );
  }
  // design: v1-neutralizer-blocks
  it(
    'a block keeps out its own element only',
    underEach(({ hazard: { bands }, flow }, plantOf) => {
      const [Fuel, Coolant] = [bands.fuel.caution + 1, bands.coolant.caution + 1];
      const hazards: PlantChange['hazards'] = [
        { at: [4, 2], Fuel, Coolant },
        { at: [3, 2], blocks: { Fuel: 9 } },
      ];
      const state = after(plantOf({ hazards, robot: [1, 1] }), wait);
      const row = (field: number) => [3, 4, 5].map((x) => hazardAt(state, at(x, 2), field));
      const [blocked, fuelLeft, fuel] = row(fieldIndex.Fuel);
      const [west, coolantLeft, east] = row(fieldIndex.Coolant);
      assert.equal(blocked, 0);
      near(fuel, flow.element * Fuel);
      near(fuelLeft, Fuel - 3 * flow.element * Fuel);
      near(west, flow.element * Coolant);
      near(east, flow.element * Coolant);
      near(coolantLeft, Coolant - 4 * flow.element * Coolant);
    }),
  );
});

describe('several hazards on one cell', () => {
  // design: v1-mixed-hazards
  it('a mix of hazards is safe only with a remedy against each', () => {
    const remedyActions = [
      { id: 'Neutralize', index: 0 },
      { id: 'Neutralize', index: 2 },
      { id: 'ApplyHeatShield' },
    ];
    const state = plantState({
      robot: [3, 2],
      hazards: [{ at: [3, 2], Fuel: 28, Electricity: 28, Heat: 28 }],
      inventory: { FuelNeutralizer: 1, ElectricityNeutralizer: 1, HeatShield: 1 },
      balance: balanceFrom({ flow: { element: 0, heat1: 0, heat2: 0 } }),
    });
    assert.notEqual(after(state, ...remedyActions, wait).status, 'Lost');
    for (const missing of remedyActions) {
      const lost = after(state, ...remedyActions.filter((each) => each !== missing), wait);
      assert.deepEqual([lost.status, lost.lossCause], ['Lost', 'robot'], JSON.stringify(missing));
    }
  });
});

// design: v1-door-edge, v1-interactions-doors, v1-test-doors, v1-balance-tests
describe('closed doors block surface propagation across their edge only', () => {
  /** Returns the amounts after a turn on a cell and on its north, east, south and west neighbors; the door is east. */
  const spread = (balance: Balance, state: 'Open' | 'Closed') => {
    const { coolant, heat } = balance.hazard.bands;
    const level = sketch({
      map: ['.....', '.....', '.....'],
      hazards: [{ at: [2, 1], Coolant: coolant.critical, Heat: heat.critical }],
      props: [
        {
          type: 'Door',
          at: [0, 0],
          state,
          edge: [
            [3, 1],
            [2, 1],
          ],
        },
      ],
    });
    const end = after(reactorGame(balance).init(level, 0), wait);
    const cells = [7, 2, 8, 12, 6];
    const amounts = (field: FieldIndex) => cells.map((cell) => hazardAt(end, cell, field));
    return { coolant: amounts(fieldIndex.Coolant), heat: amounts(fieldIndex.Heat) };
  };
  it(
    'open',
    underEach((balance) => {
      const start = balance.hazard.bands.coolant.critical;
      const [left, ...others] = spread(balance, 'Open').coolant;
      near(left, start - 4 * balance.flow.element * start);
      for (const amount of others) near(amount, balance.flow.element * start);
      const [, north, east] = spread(balance, 'Open').heat;
      assert.ok(north !== undefined && north > 0 && north === east);
    }),
  );
  it(
    'closed',
    underEach((balance) => {
      const [open, closed] = [spread(balance, 'Open'), spread(balance, 'Closed')];
      for (const field of ['coolant', 'heat'] as const) {
        const [left = 0, north, east, south, west] = closed[field];
        const [before = 0, ...passed] = open[field];
        assert.deepEqual([north, 0, south, west], [passed[0], east, passed[2], passed[3]]);
        // what the door keeps back stays on the cell
        near(left, before + (passed[1] ?? 0));
      }
    }),
  );
  // design: v1-door-robot, v1-door-networks, v1-door-hazards
  it('neither the robot, nor networks, nor what is already there', () => {
    const props = [
      {
        type: 'Door',
        at: [4, 1],
        state: 'Closed',
        edge: [
          [3, 1],
          [4, 1],
        ],
      },
    ] as const;
    underEach(({ network: { source, falloff }, hazard: { bands } }, plantOf) => {
      const Coolant = bands.coolant.caution - 1;
      const state = plantOf({ props, robot: [3, 1], hazards: [{ at: [4, 1], Coolant }] });
      assert.equal(after(state, { id: 'MoveRobot', x: 4, y: 1 }).refused, null);
      near(flowAt(state, 'Fuel', at(4, 1)).amount, source.amount - 3 * falloff.amount);
      assert.equal(hazardAt(after(state, wait), at(4, 1), fieldIndex.Coolant), Coolant);
    })();
  });
});

// design: v1-rule-all, v1-rules-forecastable, v1-test-rules
describe('rule events trigger deterministically from predicate lists', () => {
  it('only if all predicates pass, and deterministically', () => {
    const state = plantState({
      rules: [
        {
          trigger: 'Repeat',
          predicates: [
            { type: 'Turn', op: '>=', value: 2 },
            { type: 'RobotPosition', cell: at(2, 2) },
          ],
          effects: [{ type: 'AddHeat', cell: at(5, 2), amount: 1 }],
        },
      ],
    });
    const play = (): State[] => {
      const first = after(state, wait);
      const second = after(first, wait);
      const third = after(second, { id: 'MoveRobot', x: 3, y: 2 }, wait);
      return [first, second, third];
    };
    assert.deepEqual(
      play().map(({ report }) => report?.fired.length),
      [0, 1, 0],
    );
    assert.deepEqual(
      play().map(({ hazards }) => [...hazards]),
      play().map(({ hazards }) => [...hazards]),
    );
  });
});

// design: v1-test-forecasts
describe('forecasts report terminal loss, ready state, starved required consumers and growing hazards', () => {
  // design: v1-loss-predicted, v1-forecast-loss
  it(
    'terminal loss, with its turn, cause and place',
    underEach((balance, plantOf) => {
      const hazards = pool([8, 2], smouldering(balance));
      const { summary, turns } = forecast(plantOf({ hazards }));
      assert.equal(summary.loss?.cause, 'reactor');
      assert.equal(summary.loss.turn, turns.length);
      assert.equal(summary.loss.id, 'core');
      assert.ok(turns.length < balance.forecast.horizon);
    }),
  );
  // design: v1-forecast-ready, v1-forecast-rules, v1-rule-forecast-text
  it('ready state', () => {
    assert.deepEqual(forecast(plantState()).summary.ready, [{ reactor: 'core', when: 'now' }]);
    const later: PlantChange = {
      off: ['FuelFlow'],
      rules: [
        {
          phase: 'StartOfSimulation',
          predicates: [{ type: 'Turn', op: '==', value: 3 }],
          effects: [{ type: 'SetPropState', cell: at(1, 1), state: 'Enabled' }],
          forecast: 'The pump starts in turn 3.',
        },
      ],
    };
    const { summary } = forecast(plantState(later));
    assert.deepEqual(summary.ready, [{ reactor: 'core', when: 3 }]);
    assert.deepEqual(
      summary.rules.map(({ turn, forecast: text }) => [turn, text]),
      [[3, 'The pump starts in turn 3.']],
    );
    assert.deepEqual(forecast(plantState({ off: ['FuelFlow'] })).summary.ready, [
      { reactor: 'core', when: null },
    ]);
  });
  // design: v1-forecast-starved
  it('starved required consumers, now or when', () => {
    const now = forecast(plantState({ off: ['FuelFlow'] })).summary.starved;
    assert.deepEqual(now, [{ prop: 3, cell: at(9, 1), when: 'now' }]);
    const cut = {
      predicates: [{ type: 'Turn', op: '==', value: 2 }],
      effects: [{ type: 'DisableNetworkCell', carrier: 'Coolant', cell: at(5, 2) }],
    } as const;
    const later = forecast(plantState({ rules: [cut] })).summary.starved;
    assert.deepEqual(later, [{ prop: 4, cell: at(9, 2), when: 3 }]);
  });
  // design: v1-forecast-crossings
  it(
    'growing hazards, as they cross into caution and critical',
    underEach(({ hazard: { bands } }, plantOf) => {
      const leaks: PlantChange['leaks'] = [{ carrier: 'Coolant', at: [2, 2], severity: 5 }];
      const { summary, turns } = forecast(plantOf({ leaks, robot: [9, 3] }));
      const there = summary.crossings.filter(({ cell, field }) => cell === at(2, 2) && field === 'Coolant');
      const seen = turns.map(({ state }) => hazardBand(hazardAt(state, at(2, 2), 1), bands.coolant));
      const reached = (['Caution', 'Critical'] as const).filter((band) => seen.includes(band));
      assert.deepEqual(
        there.map(({ turn, to }) => [turn, to]),
        reached.map((band) => [seen.indexOf(band) + 1, band]),
      );
      assert.ok(seen.includes('Critical'));
    }),
  );
  // design: v1-state-critical-forecast
  it(
    'the reported state is Critical if a loss is forecast',
    underEach((balance, plantOf) => {
      const hazards = pool([8, 2], smouldering(balance));
      const game = reactorGame(balance);
      const doomed = plantOf({ hazards, off: ['FuelConsumer'] });
      assert.deepEqual([game.view(doomed).state, game.view(doomed).reported], ['Caution', 'Critical']);
      const fine = plantOf({ off: ['FuelConsumer'] });
      assert.equal(game.view(fine).reported, 'Caution');
      assert.equal(game.view(plantOf({ hazards })).reported, 'Ready');
    }),
  );
});

// design: v1-test-files
describe('serialization round-trips valid v1 levels and rejects prototype or malformed files', () => {
  it('a level, and a game saved in the middle of a turn', () => {
    const start = plantState({
      leaks: [{ carrier: 'Fuel', at: [3, 1] }],
      hazards: [{ at: [4, 2], Heat: 3.3 }],
    });
    const state = after(start, wait, { id: 'MoveRobot', x: 2, y: 1 });
    for (const level of [start.machine.level, savedLevel(state)]) {
      const { level: read, issues } = check(JSON.parse(JSON.stringify(encodeLevel(level))));
      assert.ok(read, JSON.stringify(issues));
      assert.deepEqual(encodeLevel(read), encodeLevel(level));
    }
  });
  // design: v1-prototype, v1-file-rejects
  it('not a file that is not a v1 level', () => {
    const codes = (value: unknown) => check(value).issues.map(({ code }) => code);
    assert.deepEqual(codes({ Version: 1, Cells: [] }), ['unsupported-format']);
    assert.ok(codes({ ...encodeLevel(plantState().machine.level), terrain: 3 }).includes('wrong-type'));
  });
});
