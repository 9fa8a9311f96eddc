import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactorless, sound } from '../../test/lsp/testing/levels';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { doom, soundWith, waiting } from './testing/plays';
import { run, type Run } from './testing/run-cli';

const title = ({ out }: Run): string | undefined => out.split('\n')[0];

describe('reactor-level render', function () {
  let folder: TemporaryFolder;
  const render = (...args: string[]): Promise<Run> => run(folder.path, 'render', 'a.reactor.json', ...args);

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('a.reactor.json', sound);
  });
  afterEach(() => folder.dispose());

  it('prints an SVG picture in the given theme and cell size', async () => {
    const { code, out, errors } = await render();
    assert.deepEqual([code, errors], [0, '']);
    assert.match(out, /^<svg [^]*<title id="title">Sound, turn 1: REACTOR READY<\/title>[^]*<\/svg>\n$/);
    assert.equal((await render('--format=svg', '--theme=dark', '--cell-size=24')).out, out);
    const pictures = await Promise.all(
      ['light', 'hc-dark', 'hc-light'].map((theme) => render('--theme', theme)),
    );
    assert.equal(new Set([out, ...pictures.map((picture) => picture.out)]).size, 4);
    assert.match((await render('--cell-size=40')).out, /^<svg [^>]*width="3\d\d"/);
  });

  it('prints a picture as text', async () => {
    const { code, out } = await render('--format=text');
    assert.equal(code, 0);
    assert.match(
      out,
      /^Sound, turn 1: REACTOR READY\n[^]*\nMap\n {5}0 {4}5\n {2}0 {2}#{7}\n {2}1 {2}#>O\.@\.#\n {2}2 {2}#>O\.\.W#\n/,
    );
  });

  it('writes to a file but never overwrites its input', async () => {
    const { code, out } = await render('--out', 'a.svg');
    assert.deepEqual([code, out], [0, '']);
    assert.equal(readFileSync(join(folder.path, 'a.svg'), 'utf8'), (await render()).out);
    const refused = await render('--out', './a.reactor.json');
    assert.deepEqual([refused.code, refused.errors], [2, '--out must not overwrite an input file.\n']);
    assert.equal(readFileSync(join(folder.path, 'a.reactor.json'), 'utf8'), sound);
    assert.equal((await render('--out', 'no/such/folder.svg')).code, 2);
  });

  it('draws a later turn, and reports a turn that is not reached', async () => {
    folder.write('a.reactor.json', soundWith(doom));
    assert.equal(title(await render('--format=text', '--turn=3')), 'Sound, turn 3: REACTOR READY');
    assert.equal(title(await render('--format=text', '--turn=4')), 'Sound, turn 4: Lost');
    const { code, out, errors } = await render('--turn=5');
    assert.deepEqual([code, out], [2, '']);
    assert.equal(errors, 'Turn 5 is not reached: a.reactor.json ends in turn 4 with a loss.\n');
  });

  it('draws the end of a transcript, or one of its turns', async () => {
    folder.write('play.json', JSON.stringify(waiting));
    const map = async (...args: string[]) =>
      (await render('--format=text', '--transcript=play.json', ...args)).out;
    assert.match(await map(), /^Sound, turn 3: REACTOR READY\n[^]* 2 {2}#>O\.@W#\n/);
    assert.match(await map('--turn', '1'), /^Sound, turn 1: REACTOR READY\n[^]* 1 {2}#>O\.@\.#\n/);
    assert.match(await map('--turn', '2'), /^Sound, turn 2: REACTOR READY\n[^]* 2 {2}#>O\.@W#\n/);
    const { code, errors } = await render('--transcript=play.json', '--turn=9');
    assert.deepEqual([code, errors], [2, 'Turn 9 is not reached: play.json ends in turn 3.\n']);
    folder.write('play.json', '[{ "type": "Dance" }]');
    assert.equal((await render('--transcript=play.json')).code, 1);
  });

  // design: v1-locked-picture, v1-editor-preview
  it('hides the underground from a player', async () => {
    assert.match((await render('--format=text')).out, /Fuel underground/);
    assert.doesNotMatch((await render('--format=text', '--locked')).out, /underground\n/);
    folder.write('a.reactor.json', soundWith('"allSeeingEye": "Unlocked"'));
    assert.match((await render('--format=text', '--locked')).out, /Fuel underground/);
  });

  it('draws the valid parts of a level with errors, and exits with 1', async () => {
    folder.write('a.reactor.json', reactorless.replace('"#...#",', '"#..",'));
    const { code, out, errors } = await render('--format=text');
    assert.equal(code, 1);
    assert.match(out, /^Test\n[^]*\n {2}1 {2}#@\.\?\?\n/);
    assert.match(errors, /^Cannot play a\.reactor\.json: it has \d errors\.\n/);
    const later = await render('--turn=2');
    assert.deepEqual([later.code, later.out], [1, '']);
    folder.write('a.reactor.json', '{');
    assert.deepEqual([(await render()).code, (await render()).out], [1, '']);
  });

  // design: v1-bands-derived, v1-bands
  it('draws a level with errors with its own balance', async () => {
    folder.write(
      'a.reactor.json',
      soundWith('"hazards": [{ "position": [3, 1], "heat": 6 }], "allSeeingEye": "Open"'),
    );
    const heat = async (): Promise<string | undefined> =>
      /Heat on the floor\n[^]*?\n(\d [a-z]+)\n/.exec((await render('--format=text')).out)?.[1];
    assert.equal(await heat(), '1 safe');
    folder.write(
      'reactor.balance.json',
      '{ "hazard": { "bands": { "heat": { "caution": 2, "critical": 5 } } } }',
    );
    assert.equal(await heat(), '3 critical');
  });

  // design: v1-ready-words, v1-always-visible
  it('writes REACTOR READY below the board, and with --status what players always see', async () => {
    assert.match((await render()).out, /<text [^>]*>REACTOR READY<\/text>/);
    folder.write('a.reactor.json', soundWith(doom));
    const { out } = await render('--status', '--format=text');
    assert.deepEqual(out.split('\n').slice(2, 6), [
      'REACTOR READY · Turn 1 · 3 of 3 actions left · carries nothing',
      'Turn 3: Lost: Night falls.',
      'Turn 2: A bell rings.',
      'Turn 2: It is ·[31mlate.',
    ]);
    const svg = (await render('--status', '--cell-size=60')).out;
    assert.match(svg, /<text [^>]*>Turn 3: Lost: Night falls\.<\/text>/);
    assert.doesNotMatch((await render()).out, /Night falls/);
  });

  // design: v1-state-critical-forecast
  it('names the state that people see: Critical where a loss is forecast, but not in turns of a forecast', async () => {
    folder.write('a.reactor.json', soundWith(doom).replace(/("FuelFlow".*)"Enabled"/, '$1"Disabled"'));
    assert.equal(title(await render('--format=text')), 'Sound, turn 1: Critical');
    assert.equal(title(await render('--format=text', '--turn=2')), 'Sound, turn 2: Caution');
  });

  it('rejects invalid arguments', async () => {
    const cases: [string[], RegExp][] = [
      [['--theme=pink'], /Unknown theme "pink"\. Expected/],
      [['--format=png'], /Unknown format "png"/],
      [['--turn=0'], /--turn must be a whole number of at least 1, not "0"/],
      [['--cell-size=1'], /--cell-size must be a whole number from 4 to 200, not "1"/],
      [['b.reactor.json'], /Specify exactly one level/],
    ];
    for (const [args, message] of cases) {
      const { code, errors } = await render(...args);
      assert.equal(code, 2);
      assert.match(errors, message);
    }
  });
});
