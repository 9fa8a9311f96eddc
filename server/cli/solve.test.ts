import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactorless, sound } from '../../test/lsp/testing/levels';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { run, type Run } from './testing/run-cli';

const samples = join(__dirname, '..', '..', '..', 'samples');
const fixtures = join(__dirname, '..', '..', '..', 'test', 'fixtures');

/** The sound level with its fuel off at the start, so that it takes two turns, and with rules. */
function offWith(rules: string): string {
  return sound
    .replace(
      '"FuelFlow", "position": [1, 1], "state": "Enabled"',
      '"FuelFlow", "position": [1, 1], "state": "Disabled"',
    )
    .replace('"robot":', `"rules": [${rules}],\n  "robot":`);
}
const nightFalls = `{ "id": "night", "predicates": [{ "type": "Turn", "op": "==", "value": 1 }],
  "effects": [{ "type": "LoseLevel", "reason": "Night falls." }] }`;
const shutOff = `{ "id": "shut", "trigger": "Repeat", "phase": "StartOfSimulation",
  "effects": [{ "type": "SetPropState", "position": [2, 1], "state": "Disabled" }] }`;
const walledIn = sound
  .replace('"#.....#",\n    "#.....#",\n    "#.....#"', '"#...#.#",\n    "#...#.#",\n    "#...#.#"')
  .replace('[4, 1]', '[3, 1]');
const withoutFuel = sound.replace('{ "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },', '');

describe('reactor-level solve', function () {
  let folder: TemporaryFolder;
  const solve = (...args: string[]): Promise<Run> => run(folder.path, 'solve', ...args);

  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.dispose());

  it('proves a loss whatever the number of turns allowed', async () => {
    const level = readFileSync(join(fixtures, 'lost-on-turn-3.reactor.json'), 'utf8');
    folder.write('a.reactor.json', level);
    for (const turns of ['1', '2', '3', '4', '5', '6', '7', '12']) {
      const { code, out } = await solve('a.reactor.json', '--max-turns', turns);
      assert.match(out, /^Impossible \(proved\)\.\nEvery sequence of actions loses by turn 3\./, turns);
      assert.match(
        out,
        /Without any action, the level is lost on turn 3: The day crew finds the plant dark\.\n/,
      );
      assert.equal(code, 3);
    }
  });

  it('wins a level, turn by turn, and saves the win', async () => {
    folder.write('a.reactor.json', offWith(''));
    const { code, out, errors } = await solve('a.reactor.json', '--out', 'a.reactor-transcript.json');
    assert.equal(errors, '');
    assert.equal(code, 0);
    assert.deepEqual(out.split('\n').slice(0, 5), [
      'Won in 4 turns, 10 actions (shortest).',
      'Sound (a.reactor.json)',
      '',
      'Turn 1: MoveRobot [3, 1], MoveRobot [2, 1], MoveRobot [1, 1]',
      'Turn 2: InteractProp, MoveRobot [2, 1], MoveRobot [3, 1]',
    ]);
    assert.match(out, /\n\d+ states visited, \d+ of them expanded\.\n$/);
    const verified = await run(folder.path, 'verify', '.');
    assert.match(verified.out, /^a\.reactor-transcript\.json: won on turn 4, 10 actions/);
  });

  const impossible: readonly (readonly [string, string, RegExp])[] = [
    [
      'no way to the control',
      walledIn,
      /The robot \[3, 1\] cannot reach the control of reactor core \[5, 2\]/,
    ],
    ['no supply', withoutFuel, /The fuel consumer \[2, 1\] of reactor core can never be supplied/],
    [
      'a loss that comes first',
      offWith(nightFalls),
      /Every sequence of actions loses by turn 1\. Without any action, the level is lost on turn 1: Night falls\./,
    ],
    ['a rule that undoes it', offWith(shutOff), /The search reached \d+ states, which is all there are/],
  ];
  for (const [what, level, why] of impossible) {
    it(`proves that a level cannot be won: ${what}`, async () => {
      folder.write('a.reactor.json', level);
      const { code, out, errors } = await solve('a.reactor.json', '--out', 'win.json');
      assert.match(out, /^Impossible \(proved\)\.\n/);
      assert.match(out, why);
      assert.match(errors, /^(a\.reactor\.json has \d warnings?\. .*\n)?win\.json was not written/);
      assert.equal(code, 3);
    });
  }

  it('reports an unknown answer and the limit that ended the search', async () => {
    folder.write('a.reactor.json', offWith(''));
    const within = await solve('a.reactor.json', '--max-turns', '2');
    assert.match(within.out, /^Impossible within 2 turns\.\n/);
    assert.equal(within.code, 4);
    const live = join(samples, 'live-wire.reactor.json');
    const few = await solve(live, '--max-states', '100');
    assert.match(few.out, /^Unknown after 100 states\.\nThe limit on the number of states/);
    assert.equal(few.code, 4);
    const short = await solve(live, '--time', '1');
    assert.ok([0, 4].includes(short.code ?? -1), short.errors);
  });

  it('prints one line per level in order, and exits with the worst code', async () => {
    folder.write('maps/a.reactor.json', sound);
    folder.write('maps/b.reactor.json', walledIn);
    folder.write('maps/c.reactor.json', reactorless);
    const all = await solve('maps');
    assert.deepEqual(all.out.split('\n'), [
      'maps/a.reactor.json: Won in 1 turn, 3 actions (shortest)',
      'maps/b.reactor.json: Impossible (proved). The robot [3, 1] cannot reach the control of reactor core [5, 2]: no path over floor leads there.',
      '',
    ]);
    assert.match(
      all.errors,
      /^maps\/b\.reactor\.json has 1 warning\. .*\nCannot play maps\/c\.reactor\.json: it has 1 error/,
    );
    assert.equal(all.code, 1);
    assert.equal((await solve('maps/[ab]*')).code, 3);
  });

  it('prints JSON', async () => {
    folder.write('a.reactor.json', sound);
    folder.write('b.reactor.json', walledIn);
    const one = JSON.parse((await solve('a.reactor.json', '--format', 'json')).out) as Record<
      string,
      unknown
    >;
    assert.equal(one['verdict'], 'solved');
    assert.deepEqual(one['actions'], [
      { id: 'MoveRobot', x: 5, y: 1 },
      { id: 'MoveRobot', x: 5, y: 2 },
      { id: 'ActivateReactor' },
    ]);
    const both = JSON.parse((await solve('.', '--format', 'json')).out) as Record<string, unknown>[];
    assert.deepEqual(
      both.map(({ file, verdict, proof }) => [file, verdict, proof]),
      [
        ['a.reactor.json', 'solved', undefined],
        ['b.reactor.json', 'impossible', 'relaxation'],
      ],
    );
  });

  it('rejects invalid arguments', async () => {
    folder.write('a.reactor.json', sound);
    folder.write('b.reactor.json', sound);
    for (const [args, why] of [
      [[], /Specify at least one level/],
      [['nowhere'], /File or folder "nowhere" does not exist/],
      [['a.reactor.json', '--max-turns', '0'], /--max-turns must be a whole number of at least 1, not "0"/],
      [['a.reactor.json', '--time', 'soon'], /--time must be a whole number/],
      [['.', '--out', 'win.json'], /--out saves the transcript of a single level/],
    ] as const) {
      const { code, errors } = await solve(...args);
      assert.equal(code, 2);
      assert.match(errors, why);
    }
  });

  it('wins every sample', async () => {
    const { code, out, errors } = await run(samples, 'solve', ...['*.reactor.json', 'cold-store']);
    assert.equal(errors, '');
    assert.equal(code, 0);
    const lines = out.trimEnd().split('\n');
    assert.ok(lines.length >= 6);
    for (const line of lines) assert.match(line, /: Won in \d+ turns, \d+ actions \(shortest\)$/);
  });
});
