import assert from 'node:assert/strict';
import { readDocument } from '../../text/document';
import { languages } from '../../languages';
import { globFault, matchFolders, matchGlobs } from './globs';

function faults(text: string): [string, string][] {
  return languages.config
    .analyse(readDocument(text))
    .diagnostics.map(({ code, span }) => [code, text.slice(span.start, span.end)]);
}

function severity(
  text: string,
  path: string,
  code: 'orphan-network' | 'reactor-not-ready' | 'syntax',
): string {
  return languages.config.analyse(readDocument(text)).config.severitiesFor(path)(code, 'warning');
}

describe('a config file', () => {
  it('says how much codes weigh, for all files and for some', () => {
    const text = `{
      "severities": { "orphan-network": "error", "reactor-not-ready": "off" },
      "overrides": [
        { "paths": ["drafts"], "severities": { "orphan-network": "off" } },
        { "paths": ["drafts/late/**"], "severities": { "orphan-network": "information" } }
      ]
    }`;
    assert.deepEqual(faults(text), []);
    assert.equal(severity(text, 'a.reactor.json', 'orphan-network'), 'error');
    assert.equal(severity(text, 'drafts/a.reactor.json', 'orphan-network'), 'off');
    assert.equal(severity(text, 'drafts/a.reactor.json', 'reactor-not-ready'), 'off');
    assert.equal(severity(text, 'drafts/late/a.reactor.json', 'orphan-network'), 'information');
  });

  it('cannot lower an error, and says why', () => {
    const text =
      '{ "severities": { "syntax": "warning", "orphan-network": "off", "network-loop": "error" } }';
    const { config, diagnostics } = languages.config.analyse(readDocument(text));
    assert.deepEqual(faults(text), [['invalid-value', '"warning"']]);
    assert.match(diagnostics[0]?.message ?? '', /"syntax" is always an error/);
    assert.equal(config.severitiesFor('a')('syntax', 'error'), 'error');
    assert.equal(config.severitiesFor('a')('orphan-network', 'warning'), 'off');
  });

  it('has its faults at their places, and holds as far as it is sound', () => {
    const text = `{
      "levles": ["a"],
      "severities": { "orfan-network": "off", "unused-supply": 3, "door-apart": "loud", "unreachable-prop": "off" },
      "overrides": [{ "paths": ["../up", "ok"], "severities": { "orphan-network": "off" } }, { "paths": [] }, 7]
    }`;
    assert.deepEqual(faults(text), [
      ['unknown-field', '"levles"'],
      ['unknown-field', '"orfan-network"'],
      ['wrong-type', '3'],
      ['invalid-value', '"loud"'],
      ['invalid-value', '"../up"'],
      ['missing-field', '{ "paths": [] }'],
      ['invalid-value', '[]'],
      ['wrong-type', '7'],
    ]);
    const { config } = languages.config.analyse(readDocument(text));
    assert.equal(config.severitiesFor('ok/a')('orphan-network', 'warning'), 'off');
    assert.equal(config.severitiesFor('a')('unreachable-prop', 'warning'), 'off');
    assert.ok(config.matches('level', 'deep/a.reactor.json'));
  });

  it('may be anything, and then says nothing', () => {
    for (const text of [
      '',
      '[]',
      'null',
      '{',
      '{ "levels": [',
      '{"__proto__": {"levels": []}}',
      '{ "levels": 3 }',
    ]) {
      const { config, diagnostics } = languages.config.analyse(readDocument(text));
      assert.ok(diagnostics.length > 0, text);
      assert.ok(config.matches('level', 'a.reactor.json'), text);
    }
  });
});

describe('globs', () => {
  it('match below their folder, hidden files too', () => {
    const isLevel = matchGlobs(['maps/**/*.json', '!maps/old', '!**/draft-*']);
    assert.deepEqual(
      ['maps/a.json', 'maps/.b/c.json', 'a.json', 'maps/old/a.json', 'maps/x/draft-1.json'].filter(isLevel),
      ['maps/a.json', 'maps/.b/c.json'],
    );
  });

  it('that only take away leave the usual levels', () => {
    const isLevel = matchGlobs(['!old/**'], ['**/*.reactor.json']);
    assert.deepEqual(['a.reactor.json', 'old/a.reactor.json', 'a.json'].filter(isLevel), ['a.reactor.json']);
  });

  it('may name a folder', () => {
    const isDraft = matchFolders(['drafts/', './more']);
    assert.deepEqual(['drafts/a', 'more/b/c', 'drafts2/a'].filter(isDraft), ['drafts/a', 'more/b/c']);
  });

  it('are refused where they cannot be meant', () => {
    for (const glob of ['/a', 'C:/a', 'a\\b', 'a/../b', '!', './', 'x'.repeat(70_000)])
      assert.ok(globFault(glob), glob);
    for (const glob of ['**/*.json', '!a/b', 'a{b,c}', '[', '('])
      assert.equal(globFault(glob), undefined, glob);
  });
});
