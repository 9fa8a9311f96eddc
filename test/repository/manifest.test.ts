import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandIds } from '../../client/manifest/command-ids';
import { servedLanguages } from '../../client/manifest/languages';
import { previewCommands } from '../../protocol/preview';
import { reactorCommands } from '../../server/language/reactor/commands';
import { defaultSettings, settingsSection } from '../../server/lsp/settings';
import { manifest, stringKey, strings, written } from './manifest';
import { productSources, read, root } from './sources';

const { activationEvents, contributes, engines } = manifest;
const { commands, configuration, grammars, keybindings, languages, menus, walkthroughs } = contributes;

/** The ids of all commands, as the code names them. */
const knownIds: ReadonlySet<string> = new Set([
  ...[...Object.values(commandIds), ...Object.values(reactorCommands)].flatMap((area) =>
    Object.values(area).filter((id) => typeof id === 'string'),
  ),
  ...previewCommands.map((name) => commandIds.preview.ofKey(name)),
]);
/** Ids that the manifest leaves out: they take arguments that only a lens, a code action or another client gives. */
const argumentsOnly: readonly string[] = [
  ...Object.values(reactorCommands.level),
  ...Object.values(reactorCommands.solver),
  commandIds.level.promptMoveProp,
  commandIds.solver.replayWin,
];
/** Members of the manifest that people read. */
const readMembers =
  /^(displayName|description|title|shortTitle|category|(markdown|enum)Descriptions?|altText)$/;

/** The strings of a tree, each with the path to it. */
function stringsIn(value: unknown, path: readonly string[] = []): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => stringsIn(member, [...path, name]));
}

/** A line break in a page is a space to its reader. */
const page = read('docs/settings.md').replaceAll(/\s+/g, ' ');

/** The settings of a tree, by their whole names. */
function flat(tree: object, path: string): [string, unknown][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? flat(value, `${path}.${name}`)
      : [[`${path}.${name}`, value]],
  );
}

describe('the manifest', () => {
  it('declares every setting that the server knows, with its default', () => {
    const declared = Object.entries(configuration.properties)
      // the client's own
      .filter(
        ([name]) =>
          !['reactor.trace.server', 'reactor.preview.autoOpen', 'reactor.save.guard'].includes(name),
      )
      .map(([name, setting]): [string, unknown] => [name, setting.default]);
    const known = flat(defaultSettings, settingsSection);
    assert.deepEqual(Object.fromEntries(declared), Object.fromEntries(known));
  });

  it('takes every string that people read from its table of strings, and none of those in vain', () => {
    const all = stringsIn(written);
    const keys = all.flatMap(([, text]) => stringKey(text) ?? []);
    assert.deepEqual(
      keys.filter((key) => !Object.hasOwn(strings, key)),
      [],
    );
    assert.deepEqual(
      Object.keys(strings).filter((key) => !keys.includes(key)),
      [],
    );
    const literal = all.filter(
      ([path, text]) =>
        path.some((member) => readMembers.test(member)) &&
        stringKey(text) === undefined &&
        !path.includes('scripts'),
    );
    assert.deepEqual(literal, []);
  });

  it('titles commands as VS Code does, and begins the description of a setting with a verb', () => {
    const small = /^(a|an|the|of|on|in|to|as|from|and|or)$/;
    const isTitle = (title: string): boolean =>
      title.split(' ').every((word, index) => /^[A-Z]/.test(word) || (index > 0 && small.test(word)));
    assert.deepEqual(
      commands.map(({ title }) => title).filter((title) => !isTitle(title)),
      [],
    );
    for (const [name, { markdownDescription, scope }] of Object.entries(configuration.properties)) {
      assert.match(markdownDescription, /^(Controls whether|Limits|Traces) .*[.?*)]$/, name);
      assert.ok(['window', 'machine-overridable'].includes(scope), name);
    }
  });

  /** Returns the titles that the palette shows under a clause; a command without a clause of its own is always shown. */
  const inPalette = (clause: string): string[] => {
    const clauses = new Map((menus['commandPalette'] ?? []).map(({ command, when }) => [command, when]));
    return commands
      .filter(({ command, enablement }) => (clauses.get(command) ?? enablement ?? '').includes(clause))
      .map(({ title }) => title)
      .sort();
  };
  const ofLevel = ['Flip or Rotate Level…', 'Play Level', 'Resize Level…', 'Show Forecast', 'Solve Level'];

  it('has the commands of a level in the palette, whatever shows the level in front', () => {
    const opening = ['Open Preview', 'Open Preview to the Side', 'Save Level'];
    const text = inPalette('editorLangId == reactor-level');
    assert.deepEqual(text, [...ofLevel, ...opening, 'Open Board Editor'].sort());
    assert.deepEqual(inPalette("activeCustomEditorId == 'reactor.board'"), [...ofLevel, ...opening].sort());
  });

  it('does not flood the palette with the keys and buttons of a preview', () => {
    assert.deepEqual(
      inPalette("activeWebviewPanelId == 'reactor.preview'"),
      [
        ...ofLevel,
        'Export Board…',
        'Go to Cell…',
        'Open Board Editor',
        'Pin Preview',
        'Play from Here',
        'Save Game…',
        'Save Transcript…',
        'Show Keyboard Shortcuts',
        'Solve from Here',
        'Switch to Forecast Mode',
        'Switch to Inspect Mode',
        'Switch to Replay Mode',
        'Toggle Layers',
        'Unpin Preview',
      ].sort(),
    );
  });

  it('is activated by the files whose faults are shown unopened, and by panels that come back', () => {
    assert.deepEqual(activationEvents, [
      ...['lix', 'preview', 'rooms'].map((panel) => `onWebviewPanel:reactor.${panel}`),
      'workspaceContains:**/*.rooms.toml',
      'workspaceContains:**/*.{reactor,lix}.json',
      'workspaceContains:**/reactor.{balance,config}.json',
    ]);
  });

  it('needs the Node that its own start script asks for', () => {
    assert.equal(engines.node, '^20.19.0 || >=22.12.0');
    assert.match(read('scripts/bootstrap.mjs'), /Node 20\.19 or later \(or 22\.12 or later\)/);
  });

  it('gives each kind of file a language, with a grammar, a configuration and icons, which the client serves', () => {
    assert.deepEqual(
      languages.map(({ id }) => id),
      [...servedLanguages],
    );
    for (const { id, configuration: rules, icon } of languages) {
      const grammar = grammars.find(({ language }) => language === id);
      assert.equal(
        (JSON.parse(read(grammar?.path ?? '')) as { scopeName: string }).scopeName,
        grammar?.scopeName,
        id,
      );
      for (const path of [rules, icon.light, icon.dark]) assert.ok(existsSync(join(root, path)), path);
    }
    const names = languages.flatMap(({ extensions = [], filenames = [] }) => [...extensions, ...filenames]);
    assert.equal(new Set(names).size, names.length);
  });

  it('tells files apart by their languages, not by names that are left out', () => {
    const clauses = [...Object.values(menus).flat(), ...keybindings].map(({ when = '' }) => when);
    assert.deepEqual(
      clauses.filter((when) => when.includes('resourceFilename !=')),
      [],
    );
  });

  it('names each command by its area and a verb, and declares those that the code registers', () => {
    const declared = commands.map(({ command }) => command);
    assert.deepEqual(
      [...knownIds].filter((id) => !/^reactor\.[a-z]+\.[a-z][A-Za-z]*$/.test(id)),
      [],
    );
    assert.deepEqual(declared.sort(), [...knownIds].filter((id) => !argumentsOnly.includes(id)).sort());
  });

  it('uses in menus, keys and walkthroughs only commands that it declares', () => {
    const own = new Set(commands.map(({ command }) => command));
    const used = [...Object.values(menus).flat(), ...keybindings].flatMap(({ command, alt }) =>
      alt === undefined ? [command] : [command, alt],
    );
    const events = walkthroughs
      .flatMap(({ steps }) => steps.flatMap((step) => step.completionEvents))
      .map((event) => event.replace('onCommand:', ''))
      .filter((id) => id.startsWith('reactor.'));
    assert.deepEqual([...used.filter((id) => !own.has(id)), ...events.filter((id) => !knownIds.has(id))], []);
  });

  it('has each id of a command in one table of the code', () => {
    const areas = [...new Set([...knownIds].map((id) => id.split('.')[1]))].join('|');
    const literal = new RegExp(`['"\`](reactor\\.(?:${areas})\\.(?:[a-z]\\w*|\\$\\{\\w+\\}))['"\`]`, 'g');
    const places = productSources().flatMap((file) =>
      [...read(file).matchAll(literal)].map(([, id = '']) => `${file}: ${id}`),
    );
    const tables = /^(client\/manifest\/command-ids|server\/language\/(reactor|rooms|lix)\/commands)\.ts: /;
    assert.deepEqual(
      places.filter((place) => !tables.test(place)),
      [
        'client/preview/panels.ts: reactor.preview.pinned',
        'client/preview/panels.ts: reactor.preview.isPinned',
      ],
    );
  });

  it('has every setting, with its default, and every command in the page on settings and commands', () => {
    const settings = Object.entries(configuration.properties);
    const isTold = ([name, { default: value }]: (typeof settings)[number]): boolean =>
      page.includes(`| \`${name}\` | \`${String(value)}\` |`);
    assert.deepEqual(
      settings.filter((setting) => !isTold(setting)).map(([name]) => name),
      [],
    );
    assert.deepEqual(
      commands.map(({ title }) => title.replace('…', '')).filter((title) => !page.includes(`_${title}_`)),
      [],
    );
  });

  it('has pictures for its walkthroughs, in the colors of the theme', () => {
    const steps = walkthroughs.flatMap((walkthrough) => walkthrough.steps);
    assert.ok(steps.length > 4);
    for (const { media, completionEvents } of steps) {
      const picture = read(media.svg);
      assert.match(picture, /--vscode-editor-background/, media.svg);
      // VS Code shows neither styles nor what lies elsewhere
      assert.doesNotMatch(picture, /(fill|stroke)="#|style|<script|href=/, media.svg);
      assert.ok(media.altText.length > 10 && completionEvents.length > 0, media.svg);
    }
  });

  it('leads from its walkthroughs only to commands that there are', () => {
    const own = new Set(commands.map(({ command }) => command));
    const links = walkthroughs.flatMap(({ steps }) =>
      steps.flatMap(({ description }) =>
        [...description.matchAll(/command:([\w.]+)/g)].map(([, name = '']) => name),
      ),
    );
    assert.deepEqual(
      links.filter((name) => name.startsWith('reactor.') && !own.has(name)),
      [],
    );
  });

  it('packs what it names', () => {
    const packed = read('.vscodeignore');
    for (const glob of ['!package.nls.json', '!media/walkthrough/*.svg'])
      assert.ok(packed.includes(glob), glob);
  });
});
