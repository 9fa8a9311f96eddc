import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../../json';
import { balanceFrom, defaultBalance } from '../../balance';
import { balanceHash, canonicalText, levelHash } from './canonical';
import { checkTranscript, decodeTranscript } from './check-transcript';
import { heatOf } from '../derive';
import { fnv64 } from '../../../core';
import { Misfit } from '../../../shape';
import { reactorGame } from '../game';
import { submittedFrom } from './plain-action';
import { firstTurn } from '../first-turn';
import { floatDump, floatHash } from '../state-grids';
import { after, plantCell, plantState } from '../testing/plant';
import { randomFrom } from '../testing/random';
import { playBalance } from '../testing/random-balance';
import { smallLevel } from '../testing/random-level';
import { traceLine } from '../trace';
import { encodeTranscript, transcribe, verifyTranscript } from './transcript';
import { engineVersion } from './version';
import { viewOf } from '../view';
import { runs } from '../../../core/testing/budget';

const move = (x: number, y: number) => ({ id: 'MoveRobot', x, y });
const start = plantState({
  robot: [6, 2],
  leaks: [{ carrier: 'Fuel', at: [3, 1] }],
  props: [
    { type: 'AllSeeingEyeTerminal', at: [5, 1] },
    { type: 'TJunction', at: [5, 3], mode: '2/2' },
  ],
});
const { level } = start.machine;
const winning = [move(7, 2), { id: 'EndTurn' }, move(8, 2), { id: 'ActivateReactor' }];

describe('a transcript', () => {
  const transcript = transcribe(level, defaultBalance, winning);

  it('has a hash per turn and one at the end, and is verified by playing', () => {
    assert.deepEqual(
      transcript.actions.map(({ stateHash }) => stateHash !== undefined),
      [false, true, false, true],
    );
    assert.equal(transcript.engineVersion, engineVersion);
    assert.deepEqual(verifyTranscript(level, defaultBalance, transcript), {
      same: true,
      actions: 4,
      turn: 2,
      status: 'won',
    });
  });

  it('survives being written and read', () => {
    const text = encodeTranscript(transcript);
    assert.deepEqual(decodeTranscript(JSON.parse(text)), transcript);
    assert.equal(text.split('\n').length, transcript.actions.length + 12);
    const none = transcribe(level, defaultBalance, []);
    assert.deepEqual(decodeTranscript(JSON.parse(encodeTranscript(none))), none);
  });

  it('depends on a level and a balance, not on their notes', () => {
    const renamed = { ...level, metadata: { title: 'Another title', author: 'x' } };
    assert.ok(verifyTranscript(renamed, defaultBalance, transcript).same);
    const moved = { ...level, robot: { ...level.robot, cell: plantCell([1, 1]) } };
    const other = verifyTranscript(moved, defaultBalance, transcript);
    assert.deepEqual([other.same, !other.same && other.difference], [false, 'header']);
    const hotter = balanceFrom({ warm: [0.5, 2] });
    assert.ok(!verifyTranscript(level, hotter, transcript).same);
    assert.notEqual(levelHash(level), levelHash({ ...level, metadata: { title: '', actionBudget: 3 } }));
    assert.notEqual(balanceHash(defaultBalance), balanceHash(hotter));
  });

  it('names the turn and action at which play differs', () => {
    const changed = {
      ...transcript,
      actions: transcript.actions.map((action, index) => (index === 0 ? move(6, 1) : action)),
    };
    const result = verifyTranscript(level, defaultBalance, changed);
    assert.deepEqual(result.same ? [] : [result.difference, result.turn, result.action], ['state', 1, 1]);
  });

  it('is not read from other files', () => {
    const good = JSON.parse(encodeTranscript(transcript)) as Record<string, unknown>;
    const wrong: unknown[] = [
      null,
      [],
      { ...good, format: 'other' },
      { ...good, version: 2 },
      { ...good, seed: 0.5 },
      { ...good, levelHash: 1 },
      { ...good, initialHash: 1 },
      { ...good, actions: {} },
      { ...good, actions: [{}] },
      { ...good, actions: [{ id: 'MoveRobot', x: '1' }] },
    ];
    for (const value of wrong) assert.ok(decodeTranscript(value) instanceof Misfit, JSON.stringify(value));
  });

  it('has its faults at their places', () => {
    const faults = (text: string): string[] =>
      checkTranscript(readJson(text)).issues.map(({ code, path }) => `${code} ${path.join('.')}`);
    const text = encodeTranscript(transcript);
    assert.deepEqual(faults(text), []);
    assert.deepEqual(faults(text.replace('"x":7', '"x":"7"')), ['wrong-type actions.0.x']);
    assert.deepEqual(faults(text.replace('"stateHash"', '"stateHsh"')), ['unknown-field actions.1.stateHsh']);
    assert.deepEqual(faults(text.replace('"version": 1', '"version": 2')), ['invalid-value version']);
    assert.deepEqual(faults('[]'), ['wrong-type ']);
    assert.deepEqual(faults('{ "format": '), []);
    const open = checkTranscript(readJson(text.replace('"seed"', '"sed"')));
    assert.equal(open.transcript, undefined);
  });

  it('carries the version of the package', () => {
    const manifest = readFileSync(join(__dirname, '../../../../../package.json'), 'utf8');
    assert.equal((JSON.parse(manifest) as { version: string }).version, engineVersion);
  });
});

describe('hashes', () => {
  const hash = (text: string) => {
    const fnv = fnv64();
    fnv.text(text);
    return fnv.digest();
  };

  it('are FNV-1a of 64 bits', () => {
    assert.equal(hash(''), 'cbf29ce484222325');
    assert.equal(hash('a'), 'af63dc4c8601ec8c');
    assert.equal(hash('foobar'), '85944171f73967e8');
  });

  it('agree with arithmetic on whole 64-bit numbers', () => {
    let expected = 0xcbf29ce484222325n;
    const text = 'Straße 🜁 \u0000 and on';
    for (const byte of Buffer.from(text))
      expected = BigInt.asUintN(64, (expected ^ BigInt(byte)) * 0x100000001b3n);
    assert.equal(hash(text), expected.toString(16).padStart(16, '0'));
    assert.equal(hash('\ud800'), hash('\ufffd'));
  });

  it('cover the floats of a state in grid order, lowest byte first', () => {
    const state = after(start, 'EndTurn');
    const dump = floatDump(state);
    assert.deepEqual(Object.keys(dump), [
      'fuel',
      'coolant',
      'electricity',
      'heat',
      'fuelAmount',
      'fuelPotential',
      'coolantAmount',
      'coolantPotential',
      'electricityAmount',
      'electricityPotential',
    ]);
    let expected = 0xcbf29ce484222325n;
    for (const word of Object.values(dump).flat()) {
      for (const byte of Buffer.from(word, 'hex').reverse()) {
        expected = BigInt.asUintN(64, (expected ^ BigInt(byte)) * 0x100000001b3n);
      }
    }
    assert.equal(floatHash(state), expected.toString(16).padStart(16, '0'));
    assert.equal(dump['fuelAmount']?.[plantCell([1, 1])], '42c80000');
  });

  it('are based on one text: sorted keys, no spaces', () => {
    assert.equal(
      canonicalText({ b: [1, 'x', null], a: { d: undefined, c: 0.1 } }),
      '{"a":{"c":0.1},"b":[1,"x",null]}',
    );
  });
});

describe('a trace line', () => {
  // design: v1-leak-data
  it('describes a state and the simulation inside the call', () => {
    const line = traceLine(start);
    assert.deepEqual(Object.keys(line), [
      'turn',
      'actionsLeft',
      'status',
      'reported',
      'lossCause',
      'refused',
      'robot',
      'allSeeingEye',
      'props',
      'leaks',
      'severed',
      'services',
      'fired',
      'warnings',
      'hash',
    ]);
    assert.deepEqual(line.robot.position, [6, 2]);
    assert.deepEqual(line.props.slice(5), ['Enabled', null, 'Locked', '2/2']);
    assert.deepEqual(line.leaks, [
      { carrier: 'Fuel', position: [3, 1], access: [3, 1], state: 'Leaking', severity: 1 },
    ]);
    assert.deepEqual(line.services, ['Producing', 'Producing', 'Producing']);
    assert.equal(traceLine(after(start, move(0, 0))).refused, 'blocked');
  });
});

describe('an action in a file', () => {
  const read = (plain: unknown) => submittedFrom(plain, { ...start, robot: plantCell([5, 3]) });

  // design: v1-action-names
  it('is translated to a core action', () => {
    const cases: [unknown, object][] = [
      [
        { type: 'MoveRobot', to: [3, 2] },
        { id: 'MoveRobot', x: 3, y: 2 },
      ],
      [{ type: 'InteractProp' }, { id: 'InteractProp' }],
      [
        { type: 'InteractProp', mode: '3/1' },
        { id: 'InteractProp', index: 3 },
      ],
      [
        { type: 'InteractProp', mode: '3/3/0' },
        { id: 'InteractProp', index: -1 },
      ],
      [{ type: 'InteractLeak', use: 'Repair' }, { id: 'Repair' }],
      [
        { type: 'InteractLeak', use: 'Repair', carrier: 'Coolant' },
        { id: 'Repair', index: 1 },
      ],
      [
        { type: 'InteractLeak', use: 'Neutralize', element: 'Electricity' },
        { id: 'Neutralize', index: 2 },
      ],
      [{ type: 'EndTurn' }, { id: 'EndTurn' }],
    ];
    for (const [plain, expected] of cases) assert.deepEqual(read(plain), expected);
  });

  it('throws if it is malformed', () => {
    const wrong: unknown[] = [
      null,
      'EndTurn',
      { type: 'Dance' },
      { type: 'MoveRobot', to: [1] },
      { type: 'MoveRobot', to: ['1', 2] },
      { type: 'InteractProp', mode: 2 },
      { type: 'InteractLeak' },
      { type: 'InteractLeak', use: 'Neutralize' },
      { type: 'InteractLeak', use: 'Repair', carrier: 'Steam' },
    ];
    for (const plain of wrong) assert.throws(() => read(plain), TypeError, JSON.stringify(plain));
  });
});

describe('the first turn', () => {
  it('reports services, readiness and heat before any action', () => {
    const cold = plantState({ off: ['FuelFlow', 'CoolantConsumer'], hazards: [{ at: [8, 3], Heat: 7.5 }] });
    const facts = firstTurn(cold.machine.level, defaultBalance);
    assert.deepEqual(
      facts.consumers.map(({ prop, service }) => [prop, service]),
      [
        [3, 'Starved'],
        [4, 'Disabled'],
        [5, 'Producing'],
      ],
    );
    assert.deepEqual(facts.reactors, [{ prop: 6, id: 'core', ready: false, heat: 7.5, lacking: [3, 4] }]);
  });
});

describe('the first turn of random levels', () => {
  it('equals the state of init', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const balance = playBalance(random);
        const state = reactorGame(balance).init(smallLevel(random), 0);
        const facts = firstTurn(state.machine.level, balance);
        const { machine } = state;
        assert.deepEqual(
          facts.consumers.map(({ service }) => service),
          Array.from(state.services, (each) => ['Disabled', 'Starved', 'Producing'][each]),
        );
        assert.deepEqual(
          facts.reactors.map(({ id, ready, heat }) => [id, ready, heat]),
          machine.reactors.map((reactor, index) => [
            reactor.id,
            state.ready[index] === 1,
            heatOf(state, reactor),
          ]),
        );
      }),
      runs(65, 200),
    );
  });
});

describe('the view', () => {
  // design: v1-locked-view, v1-locked-forecast, v1-unlocked, v1-network-values
  it('hides the networks until the all-seeing eye is unlocked', () => {
    assert.equal(viewOf(start).networks, null);
    const { summary, reports, ...states } = viewOf(start).forecast;
    assert.deepEqual(states, {}, 'a forecast without the states of its turns');
    assert.ok(reports.length > 0 && summary.loss === null);
    assert.ok(reports.every(({ injections }) => injections.length === 0));
    const unlocked = after(start, move(5, 2), move(5, 1), 'InteractProp');
    const { networks } = viewOf(unlocked);
    assert.deepEqual(networks?.Fuel.get(plantCell([2, 1])), { amount: 99, potential: 98.5, severed: false });
    assert.equal(networks.Coolant.size, 9);
  });

  // design: v1-surface-visible, v1-service-visible, v1-hazard-values
  it('shows the surface always', () => {
    const view = reactorGame(defaultBalance).view(
      plantState({ hazards: [{ at: [2, 2], Heat: 3, blocks: { Fuel: 2 } }] }),
    );
    assert.deepEqual(view.hazards(plantCell([2, 2])), { Fuel: 0, Coolant: 0, Electricity: 0, Heat: 3 });
    assert.deepEqual(view.blocks(plantCell([2, 2])), { Fuel: 2, Coolant: 0, Electricity: 0 });
    assert.deepEqual([view.status, view.state, view.hud.actionsUsed], ['playing', 'Ready', 0]);
    assert.deepEqual(
      view.props.slice(5).map(({ setting, service, ready }) => [setting, service, ready]),
      [
        ['Enabled', 'Producing', null],
        [null, null, true],
      ],
    );
  });
});
