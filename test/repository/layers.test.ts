import assert from 'node:assert/strict';
import { importsOf, productSources, read, readWithComments } from './sources';

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
  { folder: 'server/language/', may: ['engine/'], packages: /^(picomatch|(vscode-uri|toml-eslint-parser)$)/ },
  { folder: 'protocol/', may: ['server/language/', 'engine/'], packages: /^$/ },
  { folder: 'server/node/', may: ['server/language/', 'engine/'], packages: /^(node:|vscode-uri$)/ },
  { folder: 'server/solver/', may: ['engine/'], packages: /^(node:|workerpool$)/ },
  {
    folder: 'server/lsp/start-node',
    may: ['server/'],
    packages: /^(node:|vscode-languageserver)/,
  },
  {
    folder: 'server/lsp/',
    may: ['server/language/', 'protocol/', 'server/solver/', 'engine/'],
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
  { folder: 'media/', may: ['engine/', 'protocol/'], packages: /^(lit|@vscode|gifenc)/ },
];

function layerOf(file: string) {
  return layers.find(({ folder }) => file.startsWith(folder));
}

describe('the layers of the project', function () {
  // every source is read: on a busy machine that takes its time
  this.timeout(120_000);
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

  it('have no import that leads back to where it came from', () => {
    const graph = new Map(
      productSources().map((file) => [
        file.replace(/\.ts$/, ''),
        importsOf(file)
          .filter(({ isRelative, isTypeOnly }) => isRelative && !isTypeOnly)
          .map(({ target }) => target),
      ]),
    );
    assert.deepEqual(findCycle(graph), []);
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
