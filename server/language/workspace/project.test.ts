import assert from 'node:assert/strict';
import { levelText } from '../../../engine/reactor/testing/sound-level';
import { languages } from '../languages';
import { Project } from './project';
import { MemoryFiles } from './testing/memory-files';

const root = 'mem:/w';
const at = (path: string): string => `${root}/${path}`;
const orphaned = levelText.replace('".FF...."', '".FF..F."');

async function scanned(files: MemoryFiles, roots: readonly string[] = [root]): Promise<Project> {
  const project = new Project(files, languages);
  project.setRoots(roots);
  await project.whenScanned();
  return project;
}

async function codes(project: Project, uri: string): Promise<string[] | undefined> {
  return (await project.report(uri))?.diagnostics.map(({ code }) => code);
}

describe('a project', () => {
  it('checks each file once, and costs nothing when nothing changes', async () => {
    const files = new MemoryFiles({ [at('a.reactor.json')]: levelText, [at('b/c.reactor.json')]: orphaned });
    const project = await scanned(files);
    const first = await Promise.all(project.uris().map((uri) => project.report(uri)));
    const reads = files.reads.length;
    const again = await Promise.all(project.uris().map((uri) => project.report(uri)));
    assert.deepEqual(
      again.map((report) => report?.id),
      first.map((report) => report?.id),
    );
    assert.equal(files.reads.length, reads);
    assert.equal(new Set(files.reads).size, reads, 'no file was read twice');
  });

  it('lets an equal balance change nothing', async () => {
    const balance = at('reactor.balance.json');
    const files = new MemoryFiles({ [at('a.reactor.json')]: levelText });
    const project = await scanned(files);
    const before = await project.report(at('a.reactor.json'));
    files.files.set(balance, '{ "grid": { "minWidth": 3 } }');
    project.filesChanged([{ uri: balance, kind: 'created' }]);
    await project.whenScanned();
    assert.equal((await project.report(at('a.reactor.json')))?.id, before?.id);
    assert.deepEqual(await codes(project, balance), []);
  });

  it('takes the nearest balance, from an open document rather than from disk', async () => {
    const files = new MemoryFiles({
      [at('reactor.balance.json')]: '{ "grid": { "maxWidth": 6 } }',
      [at('a/reactor.balance.json')]: '{}',
      [at('a/b/c.reactor.json')]: levelText,
      [at('d.reactor.json')]: levelText,
      'mem:/elsewhere/e.reactor.json': levelText,
      'mem:/reactor.balance.json': '{ "grid": { "maxWidth": 6 } }',
    });
    const project = await scanned(files);
    assert.deepEqual(await codes(project, at('d.reactor.json')), ['dimensions-too-large']);
    assert.deepEqual(await codes(project, at('a/b/c.reactor.json')), []);
    project.open('mem:/elsewhere/e.reactor.json', 1, levelText, 'reactor-level');
    assert.deepEqual(await codes(project, 'mem:/elsewhere/e.reactor.json'), [], 'only its own folder counts');
    project.open(at('a/reactor.balance.json'), 1, '{ "grid": { "maxWidth": 5 } }', 'reactor-level');
    assert.deepEqual(await codes(project, at('a/b/c.reactor.json')), ['dimensions-too-large']);
    project.close(at('a/reactor.balance.json'));
    assert.deepEqual(await codes(project, at('a/b/c.reactor.json')), []);
  });

  it('tells documents of the same version apart', async () => {
    const project = await scanned(new MemoryFiles({}));
    project.open(at('a.reactor.json'), 1, levelText, 'reactor-level');
    assert.deepEqual(await codes(project, at('a.reactor.json')), []);
    project.close(at('a.reactor.json'));
    project.open(at('a.reactor.json'), 1, orphaned, 'reactor-level');
    assert.deepEqual(await codes(project, at('a.reactor.json')), ['orphan-network']);
  });

  it('answers for the latest text when it changes while it is being read', async () => {
    const files = new MemoryFiles({ [at('a.reactor.json')]: levelText });
    const project = await scanned(files);
    const asked = codes(project, at('a.reactor.json'));
    files.files.set(at('a.reactor.json'), orphaned);
    project.filesChanged([{ uri: at('a.reactor.json'), kind: 'changed' }]);
    assert.deepEqual(await asked, ['orphan-network']);
  });

  it('lists levels of other names that a config file asks for, and none that it leaves out', async () => {
    const files = new MemoryFiles({
      [at('reactor.config.json')]: '{ "levels": ["maps/*.json", "!maps/old*"] }',
      [at('maps/a.json')]: levelText,
      [at('maps/old.json')]: levelText,
      [at('b.reactor.json')]: levelText,
    });
    const project = await scanned(files);
    const levels = await Promise.all(project.uris().map((uri) => project.report(uri)));
    assert.deepEqual(
      levels.flatMap((report) => (report?.kind === 'level' ? report.uri : [])),
      [at('maps/a.json')],
    );
    assert.deepEqual([...project.extraGlobs()], [[root, ['maps/*.json']]]);
  });

  it('lists files again after an edit of a config file only if its globs change', async () => {
    const files = new MemoryFiles({ [at('reactor.config.json')]: '{}', [at('maps/a.json')]: orphaned });
    const project = await scanned(files);
    assert.deepEqual(project.uris(), [at('reactor.config.json')]);
    const { lists } = files;
    project.open(at('reactor.config.json'), 1, '{ "severities": {} }', 'reactor-level');
    await codes(project, at('reactor.config.json'));
    await project.whenScanned();
    assert.equal(files.lists, lists);
    const listed = new Promise<void>((resolve) => {
      const stop = project.onChange(() => {
        if (!project.uris().includes(at('maps/a.json'))) return;
        stop();
        resolve();
      });
    });
    project.open(at('reactor.config.json'), 2, '{ "levels": ["maps/*.json"] }', 'reactor-level');
    await listed;
    assert.deepEqual(await codes(project, at('maps/a.json')), ['orphan-network']);
  });

  it('spells one file one way', async () => {
    const project = await scanned(new MemoryFiles({}), ['file:///c%3A/w']);
    project.open('file:///C:/w/a%20b.reactor.json', 3, orphaned, 'reactor-level');
    const report = await project.report('file:///c%3A/w/a b.reactor.json');
    assert.equal(report?.uri, 'file:///C:/w/a%20b.reactor.json');
    assert.equal(report.version, 3);
  });
});
