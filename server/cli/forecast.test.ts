import assert from 'node:assert/strict';
import { orphaned, reactorless, sound } from '../../test/lsp/testing/levels';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { doom, soundWith } from './testing/plays';
import { run, type Run } from './testing/run-cli';

describe('reactor-level forecast', function () {
  let folder: TemporaryFolder;
  const foresee = (...args: string[]): Promise<Run> => run(folder.path, 'forecast', ...args);

  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.dispose());

  // design: v1-warnings-proved, v1-rule-forecast-text
  it('describes a loss, its first warning, and each turn', async () => {
    folder.write('a.reactor.json', soundWith(doom));
    const { code, out, errors } = await foresee('a.reactor.json');
    assert.equal(code, 0);
    assert.equal(errors, '');
    assert.equal(
      out,
      [
        'Lost on turn 3: Night falls. REACTOR READY. First warning: turn 2.',
        'core is ready now.',
        'Sound (a.reactor.json)',
        '',
        'Turn 1: REACTOR READY',
        '  reactor  core  ready, heat 0.0 Safe',
        '',
        'Turn 2: REACTOR READY',
        '  rule     bell  A bell rings.',
        '  warning        It is ·[31mlate.',
        '  reactor  core  ready, heat 0.0 Safe',
        '',
        'Turn 3: Lost',
        '  rule     night  fires',
        '  reactor  core   ready, heat 0.0 Safe',
        '  lost            Night falls.',
        '',
      ].join('\n'),
    );
  });

  it('lists cells of leaks, services and hazards, abbreviated if many', async () => {
    folder.write(
      'a.reactor.json',
      soundWith(`"leaks": [{ "carrier": "Fuel", "position": [2, 1], "severity": 3 }],
        "hazards": [ ${[1, 2, 3, 4].map((x) => `{ "position": [${x}, 2], "coolant": 9.9 }`).join(', ')},
          { "position": [2, 3], "heat": 30 } ],
        "rules": [ { "id": "cut", "phase": "StartOfSimulation", "predicates": [],
          "effects": [{ "type": "DisableNetworkCell", "carrier": "Electricity", "position": [1, 3] }] },
          { "id": "wet", "predicates": [],
          "effects": [${[1, 2, 3, 4, 5].map((x) => `{ "type": "AddHazard", "position": [${x}, 1], "hazard": "Coolant", "amount": 12 }`).join(', ')}] } ]`),
    );
    const { out } = await foresee('a.reactor.json', '--turns', '1');
    assert.match(out, /^Not lost within 1 turn\. REACTOR READY\. First warning: turn 1\.\n/);
    assert.match(out, /^ElectricityConsumer \[2, 3\] is starved from turn 1\.$/m);
    assert.match(out, /^ {2}Fuel leak +\[2, 1\] +\d+\.\d$/m);
    assert.match(out, /^ {2}ElectricityConsumer +\[2, 3\] +Producing → Starved$/m);
    assert.match(out, /^ {2}Coolant +\[1, 1\] \[2, 1\] \[3, 1\] and 2 more cells +Safe → Caution$/m);
    assert.doesNotMatch(out, /Turn 2/);
  });

  it('prints JSON', async () => {
    folder.write('maps/a.reactor.json', soundWith(doom));
    const { code, out } = await foresee('maps/a.reactor.json', '--format', 'json', '--turns=2');
    assert.equal(code, 0);
    const bell = { id: 'bell', phase: 'EndOfTurn', forecast: 'A bell rings.' };
    const { turns, ...rest } = JSON.parse(out) as { turns: { hash: string }[] };
    assert.deepEqual(rest, {
      level: 'maps/a.reactor.json',
      horizon: 2,
      turn: 1,
      status: 'Ready',
      lossCause: null,
      summary: {
        text: 'Not lost within 2 turns. REACTOR READY. First warning: turn 2. core is ready now.',
        loss: null,
        firstWarning: 2,
        ready: [{ reactor: 'core', when: 'now' }],
        starved: [],
        crossings: [],
        rules: [{ turn: 2, ...bell }],
        warnings: [{ turn: 2, text: 'It is \u001b[31mlate.' }],
      },
    });
    const quiet = { rejected: [], lostRemedies: [], injections: [], services: [], crossings: [], loss: null };
    const reactors = [{ id: 'core', ready: true, heat: 0 }];
    assert.deepEqual(
      turns.map(({ hash, ...turn }) => ({ ...turn, hash: hash.length })),
      [
        { turn: 1, status: 'Ready', reactors, fired: [], ...quiet, warnings: [], hash: 16 },
        {
          ...{ turn: 2, status: 'Ready', reactors, fired: [bell], ...quiet },
          ...{ warnings: ['It is \u001b[31mlate.'], hash: 16 },
        },
      ],
    );
  });

  // design: v1-forecast-horizon
  it('uses the horizon of the balance', async () => {
    folder.write('a.reactor.json', sound);
    const horizon = async (): Promise<unknown> =>
      (JSON.parse((await foresee('a.reactor.json', '--format=json')).out) as { horizon: unknown }).horizon;
    assert.equal(await horizon(), 8);
    folder.write('reactor.balance.json', '{ "forecast": { "horizon": 3 } }');
    assert.equal(await horizon(), 3);
  });

  // design: v1-errors-block-run, v1-warnings-allow
  // design: v1-warnings-visible
  it('plays levels with warnings, and reports the first error of a level with errors', async () => {
    folder.write('a.reactor.json', orphaned);
    const warned = await foresee('a.reactor.json');
    assert.equal(warned.code, 0);
    assert.equal(warned.errors, 'a.reactor.json has 1 warning. Run reactor-level check to see it.\n');
    const other = (...args: string[]) => run(folder.path, ...args);
    for (const command of ['solve', 'render'])
      assert.equal((await other(command, 'a.reactor.json')).errors, warned.errors, command);
    folder.write('none.json', '[]');
    assert.equal((await other('trace', 'a.reactor.json', 'none.json')).errors, warned.errors);
    folder.write('b.reactor.json', reactorless.replace('"version"', '"vision": 1, "version"'));
    const { code, out, errors } = await foresee('b.reactor.json');
    assert.deepEqual([code, out], [1, '']);
    assert.match(
      errors,
      /^Cannot play b\.reactor\.json: it has 2 errors\.\nb\.reactor\.json:3:3 error unknown-field .+\n$/,
    );
  });

  it('does not play a level with a faulty balance', async () => {
    folder.write('a.reactor.json', sound);
    folder.write('reactor.balance.json', '{ "turn": { "actionBudget": 0 } }');
    const { code, errors } = await foresee('a.reactor.json');
    assert.equal(code, 1);
    assert.match(
      errors,
      /^Cannot play a\.reactor\.json: reactor\.balance\.json has 1 error\.\nreactor\.balance\.json:1:29 error invalid-value .+\n$/,
    );
  });

  it('exits with 2 if the file does not exist, and with 1 if it is not a level', async () => {
    folder.write('readme.md', 'hello');
    folder.write('reactor.config.json', '{}');
    folder.write('utf16.reactor.json', Buffer.from(`\ufeff${sound}`, 'utf16le'));
    for (const name of ['a.lix.json', 'a.rooms.toml', 'a.reactor-transcript.json']) folder.write(name, '{}');
    const cases: [string, number, RegExp][] = [
      ['a.lix.json', 2, /^a\.lix\.json is a scenario\. Use reactor-level trace to play it\.\n$/],
      ['a.rooms.toml', 2, /^a\.rooms\.toml is a rooms file\. Use reactor-level trace to play it\.\n$/],
      [
        'a.reactor-transcript.json',
        2,
        /^a\.reactor-transcript\.json is a transcript\. .+verify to play it\.\n$/,
      ],
      ['nope.reactor.json', 2, /^File "nope\.reactor\.json" does not exist\.\n$/],
      ['.', 2, /^Cannot read .*\.\n$/],
      ['readme.md', 1, /^Cannot play readme\.md: it has 1 error\.\nreadme\.md:1:1 error syntax /],
      ['reactor.config.json', 1, /^reactor\.config\.json is not a level\.\n$/],
      ['utf16.reactor.json', 1, /^utf16\.reactor\.json is not encoded as UTF-8\.\n$/],
    ];
    for (const [file, expected, message] of cases) {
      const { code, out, errors } = await foresee(file);
      assert.match(errors, message);
      assert.deepEqual([code, out], [expected, ''], file);
    }
  });
});
