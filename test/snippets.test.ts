import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBalance, propTypes } from '../engine/reactor';
import { languages } from '../server/language/languages';
import { analyseBalance, analyseLevel, newLevelText, readDocument, usualSize } from '../server/language';

interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

const root = join(__dirname, '..', '..');
const snippets = snippetsOf('reactor-level');

function snippetsOf(language: string): Record<string, Snippet> {
  return JSON.parse(readFileSync(join(root, 'snippets', `${language}.json`), 'utf8')) as Record<
    string,
    Snippet
  >;
}

/** Returns the text after accepting a snippet with all of its defaults. */
function expanded({ body }: Snippet): string {
  const proposed = new Map<string, string>();
  const text = body
    .join('\n')
    .replaceAll(
      /\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^}]*)\}/g,
      (_all, place: string, said?: string, first?: string) => {
        proposed.set(place, said ?? first ?? '');
        return said ?? first ?? '';
      },
    );
  return text.replaceAll(/\$(\d+)/g, (_all, place: string) => proposed.get(place) ?? '');
}

/** A new level with branches and a cell in a wall, and a leak, so that there is a place for everything. */
const host = newLevelText(usualSize, 'Host', defaultBalance)
  .replace(/("fuel": \[[^]*?FFFFFFFFF[^]*?)"\.{12}"/, '$1".....F......"')
  .replace(
    /("coolant": \[\s*"\.{12}",\s*"\.{12}",\s*)"\.{12}"([^]*?CCCCCCCCC[^]*?)"\.{12}"/,
    '$1".....C......"$2".....C......"',
  )
  .replace(/(EEEEEEEEE[^]*?)"\.{12}"/, '$1"...E........"');

/** The list that the entries with such a prefix belong to. */
const lists = { prop: 'props', leak: 'leaks', hazard: 'hazards', rule: 'rules' } as const;

function withEntry(prefix: string, entry: string): string {
  const list = lists[(prefix.split('-')[0] ?? '') as keyof typeof lists];
  const level = JSON.parse(host) as Record<string, unknown[]>;
  level['leaks'] = [{ carrier: 'Fuel', position: [4, 1] }];
  (level[list] ??= []).push(JSON.parse(entry));
  return JSON.stringify(level, null, 2);
}

function faults(text: string): string[] {
  const { diagnostics } = analyseLevel(readDocument(text), defaultBalance);
  return diagnostics
    .filter(({ severity }) => severity !== 'information')
    .map(({ code, message }) => `${code}: ${message}`);
}

/** The texts that the snippets of a language make, by their prefixes. */
function byPrefix(language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(snippetsOf(language)).map((snippet) => [snippet.prefix, expanded(snippet)]),
  );
}

describe('the snippets', () => {
  it('are tried in a level without fault', () => {
    assert.deepEqual(faults(host), []);
  });

  for (const [name, snippet] of Object.entries(snippets)) {
    it(`${name} is a part of a level as it is proposed`, () => {
      const text = expanded(snippet);
      assert.doesNotMatch(text, /\$/);
      assert.deepEqual(faults(snippet.prefix === 'level' ? text : withEntry(snippet.prefix, text)), []);
      assert.ok(snippet.description.endsWith('.'));
    });
  }

  it('make sound balance and config files', () => {
    const { balance, ...others } = byPrefix('reactor-balance');
    assert.deepEqual(others, {});
    assert.deepEqual(analyseBalance(readDocument(balance ?? '')).diagnostics, []);
    const { config = '', override = '' } = byPrefix('reactor-config');
    for (const text of [config, `{ "overrides": [${override}] }`])
      assert.deepEqual(languages.config.analyse(readDocument(text)).diagnostics, []);
  });

  it('are there for every prop', () => {
    const bodies = Object.values(snippets)
      .filter(({ prefix }) => prefix.startsWith('prop-'))
      .flatMap(({ body }) => body)
      .join();
    assert.deepEqual(
      propTypes.filter((type) => !bodies.includes(type)),
      [],
    );
  });

  it('have prefixes of their own', () => {
    const prefixes = Object.values(snippets).map(({ prefix }) => prefix);
    assert.equal(new Set(prefixes).size, prefixes.length);
  });
});
