import * as assert from 'node:assert/strict';
import { checkLevel, encodeLevel } from '..';
import { balanceFrom, defaultBalance } from '../balance';
import { carriers, remedies } from '../terms';
import { hazardBand } from './cell-code';
import { forecast } from './forecast';
import { reactorGame } from './game';
import { savedLevel } from './transcript/save';
import { blockedTurns, flowAt, hazardAt, type State } from './state';
import { drawFlow, drawHazard } from './testing/drawings';
import { sketch, type LevelSketch } from './testing/levels';
import { after, plant, plantCell, plantState, pool, type PlantChange } from './testing/plant';

/** The design's "Test Requirements": one test for each of its lines, with the same name. */

const at = (x: number, y: number) => plantCell([x, y]);
const wait = 'EndTurn';
const { bands } = defaultBalance.hazard;

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

// design: v1-adjacency, v1-consumer-takes, v1-test-adjacency
describe('inferred adjacency propagates each carrier through valid networks', () => {
  for (const [index, carrier] of carriers.entries()) {
    it(carrier, () => {
      const state = plantState();
      const row = drawFlow(state, carrier)[index + 1];
      // the consumer has taken its 10
      assert.equal(row, '. 100 99 98 97 96 95 94 93 82 .');
    });
  }
});

// design: v1-supply-cut, v1-test-junctions
describe('junction ratios affect branch service or leak severity by observable band or result', () => {
  const branches = (mode: string) =>
    plantState({
      electricity: ['...........', '...........', '...........', '.EEEEEEEEE.', '.....E.....'],
      props: [{ type: 'TJunction', at: [5, 3], mode }],
      leaks: [{ carrier: 'Electricity', at: [5, 4], access: [5, 3] }],
    });
  // fed from the west: east, with the consumer, first; south, with the leak, second

  it('service', () => {
    const services = ['4/0', '2/2', '1/3', '0/4'].map((mode) => branches(mode).services[2]);
    assert.deepEqual(services, [2, 2, 2, 1]);
  });

  it('leaks', () => {
    const leaked = ['4/0', '3/1', '2/2', '0/4'].map((mode) => {
      const [injection] = after(branches(mode), wait).report?.injections ?? [];
      return injection?.amount ?? 0;
    });
    assert.equal(leaked[0], 0);
    assert.ok(leaked.every((amount, place) => place === 0 || amount > (leaked[place - 1] ?? 0)));
  });
});

// design: v1-consumer-services, v1-consumer-starved, v1-consumer-off, v1-test-services
describe('consumers derive disabled, starved, supplied and producing states', () => {
  const service = (change: PlantChange) => {
    const rules = (['Disabled', 'Starved', 'Supplied', 'Producing'] as const).map((name) => ({
      id: name,
      predicates: [{ type: 'ConsumerService', cell: at(9, 2), op: '==', service: name } as const],
      effects: [{ type: 'Warn', text: name } as const],
    }));
    return after(plantState({ ...change, rules }), wait).report?.warnings;
  };

  it('disabled', () => {
    assert.deepEqual(service({ off: ['CoolantConsumer'] }), ['Disabled']);
  });
  it('starved', () => {
    assert.deepEqual(service({ off: ['CoolantFlow'] }), ['Starved']);
  });
  it('supplied and producing', () => {
    assert.deepEqual(service({}), ['Supplied', 'Producing']);
  });
});

// design: v1-goal-supply, v1-goal-heat, v1-consumer-starved, v1-consumer-off, v1-state-ready
// design: v1-test-readiness
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
  it('not in a hot area', () => {
    const heated = (Heat: number) => plantState({ hazards: [{ at: [7, 2], Heat }] });
    assert.deepEqual([heated(14.9).ready[0], heated(14.9).status], [1, 'Ready']);
    assert.deepEqual([heated(15).ready[0], heated(15).status], [0, 'Critical']);
    // a diagonal neighbour is outside the area
    assert.equal(plantState({ hazards: [{ at: [7, 1], Heat: 25 }] }).ready[0], 1);
  });
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
  it('at once if a level begins with it', () => {
    const state = plantState({ hazards: [{ at: [8, 3], Heat: 20 }] });
    assert.deepEqual([state.status, state.lossCause, state.turn], ['Lost', 'reactor', 1]);
  });
  it('in the turn that reaches it', () => {
    const start = plantState({ hazards: pool([8, 2], { Fuel: 25, Heat: 19 }) });
    assert.equal(start.status, 'Critical');
    const state = after(start, wait);
    assert.deepEqual([state.status, state.lossCause, state.report?.loss?.id], ['Lost', 'reactor', 'core']);
  });
});

// design: v1-loss-robot, v1-robot-lost, v1-test-robot
describe('unsafe robot final hazard state loses', () => {
  for (const field of ['Fuel', 'Coolant', 'Electricity', 'Heat'] as const) {
    it(field, () => {
      const lost = after(plantState({ hazards: pool([3, 2], { [field]: 20 }), robot: [3, 2] }), wait);
      assert.deepEqual([lost.status, lost.lossCause], ['Lost', 'robot']);
      assert.equal(lost.report?.loss?.cell, at(3, 2));
      const safe = after(plantState({ hazards: pool([3, 2], { [field]: 19.9 }), robot: [3, 2] }), wait);
      assert.notEqual(safe.status, 'Lost');
    });
  }
  // design: v1-loss-passing
  it('passing through does no harm', () => {
    const state = plantState({ hazards: pool([4, 2], { Heat: 25 }), robot: [3, 2] });
    const path = [3, 2, 1].map((x) => ({ id: 'MoveRobot', x, y: 2 }));
    assert.notEqual(after(state, { id: 'MoveRobot', x: 4, y: 2 }, ...path).status, 'Lost');
  });
});

// design: v1-shield, v1-shield-only, v1-turn-events, v1-test-immunity
describe('heat immunity prevents only heat-caused robot loss while active', () => {
  it('heat', () => {
    const state = plantState({ hazards: pool([3, 2], { Heat: 25 }), robot: [3, 2], heatImmunity: 1 });
    assert.notEqual(after(state, wait).status, 'Lost');
  });
  it('nothing else', () => {
    const state = plantState({ hazards: pool([3, 2], { Coolant: 25 }), robot: [3, 2], heatImmunity: 9 });
    assert.equal(after(state, wait).lossCause, 'robot');
  });
  it('not when it has run out', () => {
    const state = plantState({
      hazards: pool([3, 2], { Heat: 29, Fuel: 9 }),
      robot: [2, 2],
      heatImmunity: 1,
    });
    const moved = after(state, { id: 'MoveRobot', x: 3, y: 2 }, wait);
    assert.deepEqual([moved.status === 'Lost', moved.heatImmunity], [false, 0]);
    assert.equal(after(moved, wait).lossCause, 'robot');
  });
});

// design: v1-test-leaks
describe('fuel, coolant and electricity leaks inject through their valid access rules', () => {
  const leaks: PlantChange['leaks'] = [
    { carrier: 'Fuel', at: [2, 1], severity: 2 },
    { carrier: 'Coolant', at: [6, 2] },
    { carrier: 'Electricity', at: [5, 4], access: [5, 3] },
  ];
  // design: v1-leak-floor, v1-leak-wall, v1-leak-injects, v1-leak-amount
  it('onto their access cells, as much as potential and severity say', () => {
    const { report } = after(plantState({ leaks }), wait);
    assert.deepEqual(
      report?.injections.map(({ access, amount }) => [access, Math.round(amount * 100) / 100]),
      [
        [at(2, 1), 2 * (1 + 0.04 * 98.5)],
        [at(6, 2), 1 + 0.04 * 92.5],
        [at(5, 3), 1 + 0.04 * 92.5],
      ].map(([access, amount]) => [access, Math.round((amount ?? 0) * 100) / 100]),
    );
  });
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

// design: v1-turn-events, v1-neutralizer-removes, v1-neutralizer-blocks, v1-test-remedies
describe('remedies remove only matching hazards and create temporary matching blocks', () => {
  for (const element of [0, 1, 2] as const) {
    it(remedies[element], () => {
      const carrier = carriers[element];
      const hazards: PlantChange['hazards'] = [{ at: [2, 2], Fuel: 5, Coolant: 5, Electricity: 5, Heat: 5 }];
      const inventory = { [remedies[element]]: 1 };
      const used = after(plantState({ hazards, inventory }), { id: 'Neutralize', index: element });
      const amounts = [0, 1, 2, 3].map((field) => hazardAt(used, at(2, 2), field));
      assert.deepEqual(
        amounts,
        [5, 5, 5, 5].map((amount, field) => (field === element ? 0 : amount)),
      );
      const left = carriers.map((each) => blockedTurns(used, each, at(2, 2)));
      assert.deepEqual(
        left,
        [0, 0, 0].map((_, each) => (each === element ? 3 : 0)),
      );
      const turns = [1, 2, 3].map((count) => {
        const later = after(used, ...Array<string>(count).fill(wait));
        return blockedTurns(later, carrier, at(2, 2));
      });
      assert.deepEqual(turns, [2, 1, 0]);
    });
  }
  // design: v1-neutralizer-blocks
  it('a block keeps out its own element only', () => {
    const hazards: PlantChange['hazards'] = [
      { at: [4, 2], Fuel: 15, Coolant: 15 },
      { at: [3, 2], blocks: { Fuel: 9 } },
    ];
    const state = after(plantState({ hazards, robot: [1, 1] }), wait);
    assert.deepEqual(drawHazard(state, 'Fuel')[2], '# . . . 6 3 . . . . #');
    assert.deepEqual(drawHazard(state, 'Coolant')[2], '# . . 3 3 3 . . . . #');
  });
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

// design: v1-door-edge, v1-interactions-doors, v1-test-doors
describe('closed doors block surface propagation across their edge only', () => {
  const draw = (closed: readonly 'Open'[] | readonly 'Closed'[]) => {
    const level = sketch({
      map: ['.....', '.....', '.....'],
      hazards: [{ at: [2, 1], Coolant: 20, Heat: 20 }],
      props: closed.map(
        (state) =>
          ({
            type: 'Door',
            at: [0, 0],
            state,
            edge: [
              [3, 1],
              [2, 1],
            ],
          }) as const,
      ),
    });
    const state = reactorGame(defaultBalance).init(level, 0);
    return (['Coolant', 'Heat'] as const).map((field) => drawHazard(after(state, wait), field));
  };
  // coolant 20 moves 4 each way; heat moves 4 each way and is quenched by the neighbouring coolant
  it('open', () => {
    assert.deepEqual(draw(['Open'])[0], ['. . 4 . .', '. 4 4 4 .', '. . 4 . .']);
    assert.deepEqual(draw(['Open'])[1], ['. . 4 . .', '. 4 2 4 .', '. . 4 . .']);
  });
  it('closed', () => {
    assert.deepEqual(draw(['Closed'])[0], ['. . 4 . .', '. 4 8 . .', '. . 4 . .']);
    assert.deepEqual(draw(['Closed'])[1], ['. . 4 . .', '. 4 6 . .', '. . 4 . .']);
  });
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
    const state = plantState({ props, robot: [3, 1], hazards: [{ at: [4, 1], Coolant: 9 }] });
    assert.equal(after(state, { id: 'MoveRobot', x: 4, y: 1 }).refused, null);
    assert.equal(flowAt(state, 'Fuel', at(4, 1)).amount, 97);
    assert.equal(hazardAt(after(state, wait), at(4, 1), 1), 9);
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
  it('terminal loss, with its turn, cause and place', () => {
    const hazards = pool([8, 2], { Fuel: 25, Heat: 14 });
    const { summary, turns } = forecast(plantState({ hazards }));
    assert.equal(summary.loss?.cause, 'reactor');
    assert.equal(summary.loss.turn, turns.length);
    assert.equal(summary.loss.id, 'core');
    assert.ok(turns.length < 8);
  });
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
  it('growing hazards, as they cross into caution and critical', () => {
    const leaks: PlantChange['leaks'] = [{ carrier: 'Coolant', at: [2, 2], severity: 5 }];
    const { summary, turns } = forecast(plantState({ leaks, robot: [9, 3] }));
    const there = summary.crossings.filter(({ cell, field }) => cell === at(2, 2) && field === 'Coolant');
    const seen = turns.map(({ state }) => hazardBand(hazardAt(state, at(2, 2), 1), bands.coolant));
    assert.deepEqual(
      there.map(({ turn, to }) => [turn, to]),
      (['Caution', 'Critical'] as const).map((band) => [seen.indexOf(band) + 1, band]),
    );
    assert.ok(seen.includes('Critical'));
  });
  // design: v1-state-critical-forecast
  it('the reported state is Critical if a loss is forecast', () => {
    const hazards = pool([8, 2], { Fuel: 25, Heat: 13 });
    const game = reactorGame(defaultBalance);
    const doomed = plantState({ hazards, off: ['FuelConsumer'] });
    assert.deepEqual([game.view(doomed).state, game.view(doomed).reported], ['Caution', 'Critical']);
    const fine = plantState({ off: ['FuelConsumer'] });
    assert.equal(game.view(fine).reported, 'Caution');
    assert.equal(game.view(plantState({ hazards })).reported, 'Ready');
  });
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
