import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactorless, sound } from '../../test/lsp/testing/levels';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { doom, soundWith, waiting, winning } from './testing/plays';
import { run, type Run } from './testing/run-cli';

const lines = ({ out }: Run): Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const turns = (result: Run): unknown[] =>
  lines(result).map(({ turn, actionsLeft, status }) => [turn, actionsLeft, status]);

describe('reactor-level trace', function () {
  let folder: TemporaryFolder;
  const trace = (...args: string[]): Promise<Run> => run(folder.path, 'trace', 'a.reactor.json', ...args);
  const writeActions = (actions: unknown): string => folder.write('actions.json', JSON.stringify(actions));

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('a.reactor.json', sound);
  });
  afterEach(() => folder.dispose());

  it('prints a line before the first action and after each', async () => {
    writeActions(winning);
    const result = await trace('actions.json');
    assert.equal(result.code, 0);
    assert.equal(result.errors, '');
    assert.deepEqual(turns(result), [
      [1, 3, 'Ready'],
      [1, 2, 'Ready'],
      [1, 1, 'Ready'],
      [1, 0, 'Won'],
    ]);
    const hash = String(lines(result)[0]?.['hash']);
    const inventory =
      '{"FuelNeutralizer":0,"CoolantNeutralizer":0,"ElectricityNeutralizer":0,"HeatShield":0}';
    assert.equal(
      result.out.split('\n')[0],
      '{"turn":1,"actionsLeft":3,"status":"Ready","reported":"Ready","lossCause":null,"refused":null,' +
        `"robot":{"position":[4,1],"inventory":${inventory},"heatImmunity":0},"allSeeingEye":"Locked",` +
        '"props":["Enabled","Enabled","Enabled","Enabled","Enabled","Enabled",null],"leaks":[],"severed":[],' +
        `"services":["Producing","Producing","Producing"],"fired":[],"warnings":[],"hash":"${hash}"}`,
    );
    assert.match(hash, /^[0-9a-f]{16}$/);
  });

  it('prints one line without actions, and for a level that is lost from the start', async () => {
    writeActions([]);
    assert.deepEqual(turns(await trace('actions.json')), [[1, 3, 'Ready']]);
    folder.write('a.reactor.json', soundWith('"hazards": [{ "position": [5, 2], "heat": 30 }]'));
    writeActions([{ type: 'EndTurn' }]);
    const [start, after] = lines(await trace('actions.json'));
    assert.deepEqual(
      [start?.['status'], start?.['lossCause'], start?.['refused']],
      ['Lost', 'reactor', null],
    );
    assert.deepEqual([after?.['status'], after?.['refused']], ['Lost', 'game-over']);
  });

  it('reports refusals, rules and warnings in the lines of their actions', async () => {
    folder.write('a.reactor.json', soundWith(doom));
    writeActions([{ type: 'MoveRobot', to: [0, 0] }, { type: 'EndTurn' }, { type: 'EndTurn' }]);
    const told = lines(await trace('actions.json')).map(({ refused, fired, warnings }) => [
      refused,
      fired,
      warnings,
    ]);
    assert.deepEqual(told, [
      [null, [], []],
      ['blocked', [], []],
      [null, [], []],
      [null, ['bell'], ['It is \u001b[31mlate.']],
    ]);
  });

  it('prints all floats with --dump', async () => {
    writeActions([]);
    const [line] = lines(await trace('actions.json', '--dump'));
    const arrays = line?.['arrays'] as Record<string, string[]> | undefined;
    const { fuelAmount, heat } = arrays ?? {};
    assert.deepEqual([fuelAmount?.length, fuelAmount?.[8], heat?.[8]], [35, '42c80000', '00000000']);
  });

  // design: v1-file-state, v1-file-save
  it('saves the last state as a level without errors, from which play goes on exactly', async () => {
    folder.write('a.reactor.json', soundWith(doom).replace('"title"', '"x-note": "kept é 🚰", "title"'));
    const late = [{ type: 'MoveRobot', to: [4, 2] }, { type: 'EndTurn' }, ...waiting];
    writeActions([...waiting.slice(0, 2), ...late]);
    const whole = await trace('actions.json');
    writeActions([...waiting.slice(0, 2), { type: 'ActivateReactor' }]);
    const first = await trace('actions.json', '--save-state', 'saved.reactor.json', '--save', 't.json');
    assert.deepEqual([first.code, first.errors], [0, '1 refused action omitted from t.json.\n']);
    assert.equal((await run(folder.path, 'check', 'saved.reactor.json')).code, 0);
    writeActions(late);
    const resumed = await run(folder.path, 'trace', 'saved.reactor.json', 'actions.json');
    assert.equal(resumed.errors, '');
    assert.deepEqual(lines(resumed).slice(1), lines(whole).slice(3));
    assert.equal(lines(resumed)[0]?.['actionsLeft'], 1);
    // saved again without an action, it has the same bytes
    writeActions([]);
    await run(
      folder.path,
      'trace',
      'saved.reactor.json',
      'actions.json',
      '--save-state',
      'again.reactor.json',
    );
    const text = (file: string): string => readFileSync(join(folder.path, file), 'utf8');
    assert.equal(text('again.reactor.json'), text('saved.reactor.json'));
    assert.match(text('saved.reactor.json'), /"x-note": "kept é 🚰"/);
  });

  it('saves no state over the level or its transcript', async () => {
    writeActions([]);
    const faults = async (...args: string[]): Promise<string> =>
      (await trace('actions.json', ...args)).errors;
    assert.match(
      await faults('--save-state', './a.reactor.json'),
      /--save-state must not overwrite the level\./,
    );
    assert.match(
      await faults('--save', 'x.json', '--save-state', './x.json'),
      /--save and --save-state must name different files\./,
    );
    assert.match(await faults('--save-state', 'no/x.json'), /Cannot write no\/x\.json\./);
  });

  it('saves the accepted actions as a transcript that replays identically', async () => {
    writeActions([{ type: 'ActivateReactor' }, ...winning]);
    const saved = await trace('actions.json', '--save', 'a.reactor-transcript.json');
    assert.equal(saved.code, 0);
    assert.equal(saved.errors, '1 refused action omitted from a.reactor-transcript.json.\n');
    const text = readFileSync(join(folder.path, 'a.reactor-transcript.json'), 'utf8');
    const { actions } = JSON.parse(text) as { actions: { id: string }[] };
    assert.deepEqual(
      actions.map(({ id }) => id),
      ['MoveRobot', 'MoveRobot', 'ActivateReactor'],
    );
    const again = await trace('a.reactor-transcript.json');
    assert.deepEqual(lines(again).slice(1), lines(saved).slice(2));
    assert.equal((await run(folder.path, 'verify', '.')).code, 0);
  });

  it('plays the transcript of another level with a warning', async () => {
    writeActions(waiting);
    await trace('actions.json', '--save=t.json');
    folder.write('a.reactor.json', soundWith(doom));
    folder.write('reactor.balance.json', '{ "turn": { "actionBudget": 9 } }');
    const { code, out, errors } = await trace('t.json');
    assert.equal(code, 0);
    assert.equal(out.trimEnd().split('\n').length, waiting.length + 1);
    assert.equal(
      errors,
      't.json was recorded from a level other than a.reactor.json, or from an older version of it.\n' +
        't.json was recorded with a balance other than that of a.reactor.json.\n',
    );
  });

  it('exits with 1 at the place of a malformed action', async () => {
    folder.write('actions.json', '[\n  { "type": "EndTurn" },\n  { "type": "Dance" }\n]');
    const dance = await trace('actions.json', '--save', 'x.json');
    assert.equal(dance.code, 1);
    assert.equal(lines(dance).length, 2);
    assert.equal(
      dance.errors,
      'actions.json:3:13 Unknown value "Dance" for `type`. Expected "MoveRobot", "InteractProp", "InteractLeak", "ApplyHeatShield", "ActivateReactor" or "EndTurn".\n',
    );
    assert.ok(!existsSync(join(folder.path, 'x.json')));
    writeActions([{ type: 'MoveRobot', to: [0.5, 1] }]);
    assert.match(
      (await trace('actions.json')).errors,
      /^actions\.json:1:\d+ Expected a whole number for `to\[0\]` .+ 0\.5\.\n$/,
    );
    writeActions([null]);
    assert.match(
      (await trace('actions.json')).errors,
      /^actions\.json:1:2 Expected an action but found null\.\n$/,
    );
  });

  it('exits with 1 if the file has no actions or the level has errors', async () => {
    const cases: [string, RegExp][] = [
      ['[\n  {"type" "EndTurn"}\n]', /^actions\.json:2:\d+ error syntax .+\n$/],
      ['{ "a": 1, "a": 2 }', /^actions\.json:1:11 error duplicate-key .+\n$/],
      ['', /^actions\.json:1:1 error syntax .+\n$/],
      ['{}', /^actions\.json:1:1 The file is neither a transcript nor a list of actions\. .+\n$/],
      ['7', /^actions\.json:1:1 The file is neither a transcript nor a list of actions\. .+\n$/],
    ];
    for (const [text, message] of cases) {
      folder.write('actions.json', text);
      const { code, out, errors } = await trace('actions.json');
      assert.match(errors, message);
      assert.deepEqual([code, out], [1, ''], text);
    }
    writeActions([]);
    folder.write('a.reactor.json', reactorless);
    const faulty = await trace('actions.json');
    assert.deepEqual([faulty.code, faulty.out], [1, '']);
    assert.match(faulty.errors, /has 1 error\.\na\.reactor\.json:14:12 error no-reactor .+\n$/);
  });

  it('exits with 2 if a file is missing or cannot be written', async () => {
    const missing = await trace('nope.json');
    assert.deepEqual([missing.code, missing.errors], [2, 'File "nope.json" does not exist.\n']);
    writeActions([]);
    const unwritten = await trace('actions.json', '--save', 'no/such/folder.json');
    assert.deepEqual([unwritten.code, unwritten.errors], [2, 'Cannot write no/such/folder.json.\n']);
    const over = await trace('actions.json', '--save', './a.reactor.json');
    assert.deepEqual([over.code, over.errors], [2, '--save must not overwrite the level.\n']);
    assert.equal(readFileSync(join(folder.path, 'a.reactor.json'), 'utf8'), sound);
  });
});
