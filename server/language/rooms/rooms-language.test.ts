import { deepEqual, equal } from 'node:assert/strict';
import { languages } from '../languages';
import { Project } from '../workspace/project';
import { MemoryFiles } from '../workspace/testing/memory-files';
import { underlines } from '../../../engine/json/testing/underlines';
import { crossingText } from './testing/texts';

const root = 'mem:/w';
const at = (path: string): string => `${root}/${path}`;

/** Rooms for a floor without a fault. */
const rooms = `[[prefabs]]
id = "core:gate"
tags = ["core:entrance", "core:stairs"]
layout = """
#+###
#<.>#
#####
"""
`;
const floor = `[[floors]]
id = "core:floor"
number = 1
size = [40, 30]
rooms = 2
required = ["core:entrance", "core:stairs"]
`;
const well = `[[prefabs]]
id = "core:well"
tags = ["core:stairs"]
layout = '''
#+#
#>#
###
'''
`;

async function projectOf(files: Record<string, string>): Promise<{ project: Project; files: MemoryFiles }> {
  const port = new MemoryFiles(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [at(name), text])),
  );
  const project = new Project(port, languages);
  project.setRoots([root]);
  await project.whenScanned();
  return { project, files: port };
}

async function codes(project: Project, name: string): Promise<string[] | undefined> {
  return (await project.report(at(name)))?.diagnostics.map(({ code }) => code);
}

/** Checks a file that is written with its faults underlined. */
async function check(fixture: string): Promise<void> {
  const { text, expected } = underlines(fixture);
  const { project } = await projectOf({ 'a.rooms.toml': text });
  const report = await project.report(at('a.rooms.toml'));
  const found = report?.diagnostics.map(({ code, severity, range }) => ({
    line: range.start.line,
    from: range.start.character,
    to: range.end.character,
    says: `${severity} ${code}`,
  }));
  deepEqual(found, expected);
}

describe('files with rooms in a project', () => {
  // design: rooms-registry
  it('are one registry: each is checked against all', async () => {
    const { project } = await projectOf({ 'a.rooms.toml': rooms + well, 'b/c.rooms.toml': floor });
    deepEqual(await codes(project, 'a.rooms.toml'), []);
    deepEqual(await codes(project, 'b/c.rooms.toml'), []);
    equal((await project.report(at('a.rooms.toml')))?.kind, 'rooms');
  });

  it('are checked again when another one changes, comes or goes, and the others are reported', async () => {
    const { project, files } = await projectOf({ 'a.rooms.toml': rooms, 'b.rooms.toml': floor + well });
    deepEqual(await codes(project, 'b.rooms.toml'), []);
    const reported: string[] = [];
    project.onChange((change) => reported.push(...(change === 'everything' ? ['*'] : change.uris)));
    project.open(at('a.rooms.toml'), 1, rooms.replace('core:entrance', 'core:way-in').replace('<', '.'));
    deepEqual(reported, [at('a.rooms.toml'), at('b.rooms.toml')]);
    deepEqual(await codes(project, 'b.rooms.toml'), ['unknown-tag']);
    project.close(at('a.rooms.toml'));
    deepEqual(await codes(project, 'b.rooms.toml'), []);
    files.files.set(at('c.rooms.toml'), well);
    project.filesChanged([{ uri: at('c.rooms.toml'), kind: 'created' }]);
    await project.whenScanned();
    deepEqual(await codes(project, 'c.rooms.toml'), ['duplicate-id']);
    files.files.delete(at('c.rooms.toml'));
    project.filesChanged([{ uri: at('c.rooms.toml'), kind: 'deleted' }]);
    equal(await codes(project, 'c.rooms.toml'), undefined);
  });

  it('are checked again when one that they were checked with is deleted', async () => {
    const { project, files } = await projectOf({ 'a.rooms.toml': rooms + well, 'b.rooms.toml': floor });
    deepEqual(await codes(project, 'b.rooms.toml'), []);
    const reported: string[] = [];
    project.onChange((change) => reported.push(...(change === 'everything' ? ['*'] : change.uris)));
    files.files.delete(at('a.rooms.toml'));
    project.filesChanged([{ uri: at('a.rooms.toml'), kind: 'deleted' }]);
    deepEqual(reported, [at('a.rooms.toml'), at('b.rooms.toml')]);
    deepEqual(await codes(project, 'b.rooms.toml'), ['unknown-tag', 'unknown-tag']);
  });

  it('keep what they last said while they are broken', async () => {
    const { project } = await projectOf({ 'a.rooms.toml': rooms + well, 'b.rooms.toml': floor });
    project.open(at('a.rooms.toml'), 1, rooms + well);
    deepEqual(await codes(project, 'b.rooms.toml'), []);
    project.change(at('a.rooms.toml'), 2, [{ text: `${rooms}${well}\nid =` }]);
    deepEqual(await codes(project, 'a.rooms.toml'), ['syntax']);
    deepEqual(await codes(project, 'b.rooms.toml'), []);
  });

  it('say nothing of what is missing while another one is broken, as if they were read afresh', async () => {
    const mod = `overrides = ["core:well"]\n${well}`;
    for (const before of [rooms, rooms + well]) {
      const { project } = await projectOf({ 'a.rooms.toml': before, 'b.rooms.toml': mod });
      project.open(at('a.rooms.toml'), 1, before);
      deepEqual(await codes(project, 'b.rooms.toml'), before === rooms ? ['unused-override'] : []);
      const broken = `${rooms}\nid =`;
      project.change(at('a.rooms.toml'), 2, [{ text: broken }]);
      const fresh = await projectOf({ 'a.rooms.toml': broken, 'b.rooms.toml': mod });
      deepEqual(await codes(project, 'b.rooms.toml'), await codes(fresh.project, 'b.rooms.toml'));
      deepEqual(await codes(project, 'b.rooms.toml'), []);
    }
  });

  it('may be without a name', async () => {
    const { project } = await projectOf({});
    project.open('untitled:Untitled-1', 1, 'x = 1', 'reactor-rooms');
    deepEqual(
      (await project.report('untitled:Untitled-1'))?.diagnostics.map(({ code }) => code),
      ['unknown-field'],
    );
  });

  it('have faults at their characters', () =>
    check(`
[[prefabs]]
id = "core:Gate"
     ^^^^^^^^^^^ error malformed-id
tags = ["core:entrance"]
layout = """
#+####
#..😀.#
   ^^ error unknown-glyph
######
"""
weight = 3
^^^^^^ error unknown-field
`));
});

describe("the format's own examples", () => {
  // design: rooms-prefab, rooms-floor-fields
  it('load as they are written', async () => {
    const third = `[[floors]]
id = "core:floor_3"
number = 3
size = [80, 40] # cells
rooms = 9 # required ones included
required = ["core:entrance", "core:stairs", "core:merchant"] # tags
prefabs = [ { tag = "core:normal", weight = 10 }, { tag = "core:treasure", weight = 2 } ]
creatures = [ { id = "core:skeleton", weight = 5 }, { id = "core:ghoul", weight = 2 } ]
loot = "core:floor_3_table"
`;
    const lent = rooms + well.replace('["core:stairs"]', '["core:stairs", "core:merchant", "core:treasure"]');
    const { project } = await projectOf({
      'a.rooms.toml': crossingText,
      'b.rooms.toml': third,
      'c.rooms.toml': lent,
    });
    deepEqual(await codes(project, 'a.rooms.toml'), []);
    // the project has no floors 1 and 2
    deepEqual(await codes(project, 'b.rooms.toml'), ['floor-gap']);
  });
});

describe('a config file', () => {
  const config = (value: object): Record<string, string> => ({
    'reactor.config.json': JSON.stringify(value),
  });

  it('names other TOML files with rooms, the nearest one alone', async () => {
    const files = { 'mods/a.toml': rooms + well, 'mods/old/b.toml': 'x = 1', 'c.toml': 'x = 1' };
    const { project, files: disk } = await projectOf({ ...files, 'b.rooms.toml': floor });
    deepEqual(await codes(project, 'mods/a.toml'), undefined);
    deepEqual(await codes(project, 'b.rooms.toml'), ['unknown-tag', 'unknown-tag']);
    const set = async (name: string, text: string, kind: 'created' | 'changed'): Promise<void> => {
      disk.files.set(at(name), text);
      project.filesChanged([{ uri: at(name), kind }]);
      await project.report(at(name));
      await project.whenScanned();
    };
    await set('reactor.config.json', '{ "rooms": ["mods/**/*.toml", "!mods/old"] }', 'created');
    deepEqual(await codes(project, 'mods/a.toml'), []);
    deepEqual(await codes(project, 'b.rooms.toml'), []);
    deepEqual(await codes(project, 'mods/old/b.toml'), undefined);
    deepEqual(await codes(project, 'c.toml'), undefined);
    await set('reactor.config.json', '{ "rooms": ["mods/**/*.toml"] }', 'changed');
    deepEqual(await codes(project, 'mods/old/b.toml'), ['unknown-field']);
  });

  it('says how much codes of rooms weigh, but for errors', async () => {
    const gap = floor.replace('number = 1', 'number = 2');
    const text = { 'a.rooms.toml': rooms + well, 'b.rooms.toml': gap };
    const { project } = await projectOf({
      ...text,
      ...config({ severities: { 'floor-gap': 'off', 'unknown-tag': 'off' } }),
    });
    deepEqual(await codes(project, 'b.rooms.toml'), []);
    deepEqual(await codes(project, 'reactor.config.json'), ['invalid-value']);
  });
});
