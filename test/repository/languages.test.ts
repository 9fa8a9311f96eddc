import assert from 'node:assert/strict';
import { languages } from '../../server/language';
import { importsOf, productSources, read } from './sources';

/** The files that put the server together: they alone give it the services of the languages. */
const hosts = ['server/lsp/node.ts', 'server/lsp/browser.ts'];
const serverFiles = productSources().filter(
  (file) => file.startsWith('server/lsp/') && !hosts.includes(file),
);
const wing = /^\.\/(reactor|rooms|lix)\b/;

/** The names that the language room exports of one language. */
function namesOfLanguages(): readonly string[] {
  const exported = /export (?:type )?\{([^}]*)\} from '([^']*)'/g;
  return [...read('server/language/index.ts').matchAll(exported)]
    .filter(([, , from = '']) => wing.test(from))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/\btype\b/, '').trim())
    .filter((name) => name !== '');
}

describe('the language server', () => {
  it('imports nothing of a language, and of its services the port alone', () => {
    const wrong = serverFiles.flatMap((file) =>
      importsOf(file)
        .filter(
          ({ target }) =>
            /^server\/language\/(reactor|rooms|lix)\//.test(target) ||
            (target.startsWith('server/services/') && target !== 'server/services/host'),
        )
        .map(({ target }) => `${file} imports ${target}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('uses no name that belongs to one language', () => {
    const names = namesOfLanguages();
    assert.ok(names.includes('isLevelDocument') && names.includes('RoomsLanguage'));
    const named = new RegExp(`\\b(${names.join('|')})\\b`);
    const wrong = serverFiles.flatMap((file) => {
      const imports = /import (?:type )?\{([^}]*)\} from '[./]*language'/g;
      return [...read(file).matchAll(imports)].flatMap(([, list = '']) => {
        const found = named.exec(list)?.[1];
        return found === undefined ? [] : [`${file} imports ${found}`];
      });
    });
    assert.deepEqual(wrong, []);
  });

  it('branches on no kind of file', () => {
    const kinds = languages.definitions.flatMap(({ kind, otherKinds = [] }) => [kind, ...otherKinds]);
    assert.ok(kinds.includes('level') && kinds.includes('transcript'));
    const literal = new RegExp(`['"\`](${[...new Set(kinds)].join('|')})['"\`]`);
    const wrong = serverFiles.filter((file) => literal.test(read(file)));
    assert.deepEqual(wrong, []);
  });
});
