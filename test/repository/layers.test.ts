import assert from 'node:assert/strict';
import { importsOf, productSources, projectFiles, read, readWithComments } from './sources';

/** The parts of the engine that know no game. */
const generic = ['engine/core/', 'engine/json/', 'engine/shape/'];

function wings(...names: readonly string[]): string[] {
  return names.map((name) => `server/language/${name}/`);
}

/** Each layer, most particular first, with what it may import besides itself. */
const layers: readonly {
  readonly folder: string;
  readonly may: readonly string[];
  readonly packages: RegExp;
}[] = [
  { folder: 'engine/core/', may: [], packages: /^$/ },
  { folder: 'engine/json/', may: ['engine/core/'], packages: /^$/ },
  { folder: 'engine/shape/', may: ['engine/core/', 'engine/json/'], packages: /^fastest-levenshtein$/ },
  { folder: 'engine/reactor/', may: ['engine/core/', 'engine/json/', 'engine/shape/'], packages: /^$/ },
  { folder: 'engine/rooms/', may: ['engine/core/', 'engine/json/', 'engine/shape/'], packages: /^$/ },
  { folder: 'engine/lix/', may: ['engine/core/', 'engine/json/', 'engine/shape/'], packages: /^$/ },
  { folder: 'server/language/text/', may: generic, packages: /^$/ },
  { folder: 'server/language/json/', may: [...generic, ...wings('text')], packages: /^$/ },
  { folder: 'server/language/toml/', may: [...generic, ...wings('text')], packages: /^toml-eslint-parser$/ },
  {
    folder: 'server/language/workspace/',
    may: [...generic, ...wings('text', 'json', 'toml')],
    packages: /^(picomatch|vscode-uri$)/,
  },
  {
    folder: 'server/language/reactor/',
    may: [...generic, 'engine/reactor/', ...wings('text', 'json', 'workspace')],
    packages: /^$/,
  },
  {
    folder: 'server/language/rooms/',
    may: [...generic, 'engine/rooms/', ...wings('text', 'json', 'toml', 'workspace')],
    packages: /^$/,
  },
  {
    folder: 'server/language/lix/',
    may: [...generic, 'engine/lix/', ...wings('text', 'json', 'workspace')],
    packages: /^$/,
  },
  { folder: 'server/language/', may: ['engine/'], packages: /^$/ },
  { folder: 'protocol/', may: ['server/language/', 'engine/'], packages: /^$/ },
  { folder: 'server/node/', may: ['server/language/', 'engine/'], packages: /^(node:|vscode-uri$)/ },
  { folder: 'server/solver/', may: ['engine/'], packages: /^(node:|workerpool$)/ },
  {
    folder: 'server/services/',
    may: ['server/language/', 'protocol/', 'server/solver/', 'engine/'],
    packages: /^$/,
  },
  {
    folder: 'server/lsp/node',
    may: ['server/'],
    packages: /^(node:|vscode-languageserver)/,
  },
  {
    folder: 'server/lsp/',
    may: ['server/language/', 'server/services/', 'protocol/', 'server/solver/', 'engine/'],
    packages: /^vscode-(languageserver|jsonrpc|uri)/,
  },
  {
    folder: 'server/',
    may: ['engine/'],
    packages: /^(node:|vscode-uri$|picomatch$|tinyglobby$)/,
  },
  {
    folder: 'client/',
    may: ['server/language/', 'protocol/', 'engine/'],
    packages: /^(vscode|vscode-languageclient|node:)/,
  },
  { folder: 'media/shared/', may: ['engine/', 'protocol/'], packages: /^(lit|@vscode\/codicons)/ },
  // pages share what is in media/shared, and never import each other
  ...['preview', 'board-editor', 'rooms', 'lix'].map((page) => ({
    folder: `media/${page}/`,
    may: ['engine/', 'protocol/', 'media/shared/'],
    packages: /^(lit|@vscode|gifenc)/,
  })),
  { folder: 'media/', may: [], packages: /^$/ },
];

function layerOf(file: string) {
  return layers.find(({ folder }) => file.startsWith(folder));
}

describe('the layers of the project', function () {
  it('cover every source file', () => {
    const strays = productSources().filter((file) => !layerOf(file));
    assert.deepEqual(strays, []);
  });

  it('import only downwards', () => {
    const wrong = productSources().flatMap((file) => {
      const layer = layerOf(file);
      return importsOf(file)
        .filter(({ target, isRelative }) =>
          isRelative
            ? ![layer?.folder ?? '', ...(layer?.may ?? [])].some((folder) => target.startsWith(folder))
            : !layer?.packages.test(target),
        )
        .map(({ target }) => `${file} imports ${target}`);
    });
    assert.deepEqual(wrong, []);
  });

  it('have no import, even of a type, that leads back to where it came from', () => {
    const graph = new Map(
      productSources().map((file) => [
        file.replace(/\.ts$/, ''),
        importsOf(file)
          .filter(({ isRelative }) => isRelative)
          .map(({ target }) => target),
      ]),
    );
    assert.deepEqual(findCycle(graph), []);
  });
});

describe('the wings of the language service', () => {
  const home = 'server/language/';
  const wingOf = (path: string): string | undefined => /^server\/language\/([^/]+)\//.exec(path)?.[1];

  it('are few, with few arrows between them', () => {
    const folders = new Set<string>();
    const arrows = new Set<string>();
    for (const file of productSources().filter((one) => one.startsWith(home))) {
      const from = wingOf(file) ?? '.';
      folders.add(from);
      for (const { target, isRelative } of importsOf(file)) {
        const to = wingOf(target) ?? '.';
        if (isRelative && target.startsWith(home) && to !== from) arrows.add(`${from} > ${to}`);
      }
    }
    assert.ok(folders.size <= 8, [...folders].join(', '));
    assert.ok(arrows.size <= 45, [...arrows].join(', '));
  });

  it('are languages that the rest of the server enters by their index', () => {
    // names of commands are shared with the client, which loads no language for them
    const door = /^server\/language\/(reactor|rooms|lix)\/(index|commands)$/;
    const wrong = productSources()
      .filter((file) => file.startsWith('server/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(
            ({ target }) =>
              /^server\/language\/(reactor|rooms|lix)\//.test(target) &&
              wingOf(target) !== wingOf(file) &&
              !door.test(target),
          )
          .map(({ target }) => `${file} imports ${target}`),
      );
    assert.deepEqual(wrong, []);
  });
});

describe('the folders of the product', () => {
  it('hold at most 25 files, rules that are named by their codes aside', () => {
    const rules = ['engine/reactor/checks/', 'server/language/reactor/fixes/codes/'];
    const crowded = [...filesByFolder()]
      .filter(([folder, { length }]) => length > 25 && !rules.includes(folder))
      .map(([folder, { length }]) => `${folder} has ${length} files`);
    assert.deepEqual(crowded, []);
  });

  it('begin with an overview if they hold more than five files', () => {
    const files = projectFiles();
    const bare = [...filesByFolder()]
      .filter(([, { length }]) => length > 5)
      .map(([folder]) => folder)
      .filter(
        (folder) =>
          !files.includes(`${folder}README.md`) &&
          !(files.includes(`${folder}index.ts`) && read(`${folder}index.ts`).startsWith('/**')),
      );
    assert.deepEqual(bare, []);
  });
});

describe('the engine', () => {
  it('is compiled without the types of Node, the DOM or an editor', () => {
    const base = readWithComments('tsconfig.base.json') as {
      compilerOptions: { types: string[]; lib: string[] };
    };
    assert.deepEqual(base.compilerOptions.types, []);
    assert.deepEqual(base.compilerOptions.lib, ['ES2022']);
    for (const project of ['engine/tsconfig.json', 'server/language/tsconfig.json']) {
      const { compilerOptions } = readWithComments(project) as { compilerOptions: object };
      assert.ok(!('types' in compilerOptions) && !('lib' in compilerOptions), project);
    }
  });

  it('has no clock, no chance and no locale', () => {
    const forbidden = /\b(Date|performance|console)\b\s*[.(]|Math\.random|toLocale|localeCompare|\bIntl\b/;
    const wrong = productSources().filter((file) => file.startsWith('engine/') && forbidden.test(read(file)));
    assert.deepEqual(wrong, []);
  });
});

/** The product's source files by folder, which ends with `/`. */
function filesByFolder(): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of productSources()) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}

/** One cycle of a graph, its first node again at the end; empty where there is none. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] => {
    const back = path.indexOf(node);
    if (back >= 0) return [...path.slice(back), node];
    if (done.has(node)) return [];
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
