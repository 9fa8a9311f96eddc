import assert from 'node:assert/strict';
import { balanceShape, defaultBalance, levelShape } from '../../../../engine/reactor';
import type { Shape } from '../../../../engine/shape';
import { languages } from '../../languages';
import { readDocument } from '../../text/document';
import { formatDocument } from '../../json/format';
import { openLevel } from '../../testing/at-caret';
import { Project } from '../../workspace/project';
import { MemoryFiles } from '../../workspace/testing/memory-files';
import { acceptedText, checkAccepted, labelsAt, listingAt, proposedAt } from './testing/proposals';
import { complete, plainText } from '../../json/completion';
import { completeLevel } from '.';

describe('completion of keys', () => {
  it('offers missing keys, required ones first', () => {
    assert.deepEqual(labelsAt('{ "props": [{ "type": "FuelFlow", ‸ }] }'), ['position', 'state']);
    assert.deepEqual(labelsAt('{ "robot": { "position": [1, 1], ‸ } }'), ['inventory', 'heatImmunity']);
    assert.deepEqual(listingAt('{ "leaks": [{ "position": [1, 1], ‸ }] }'), [
      'carrier required',
      'access optional',
      'state optional',
      'severity optional',
    ]);
  });

  it('writes a whole value, with a comma if another member follows', () => {
    checkAccepted(
      '{ "props": [{ "type": "FuelConsumer", "position": [3, 1], ‸ }] }',
      'state',
      '{ "props": [{ "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }] }',
    );
    checkAccepted(
      '{ "robot": { ‸"position": [5, 2] } }',
      'heatImmunity',
      '{ "robot": { "heatImmunity": 1, "position": [5, 2] } }',
    );
    checkAccepted(
      '{ "robot": { "position": [5, 2],‸ } }',
      'inventory',
      '{ "robot": { "position": [5, 2], "inventory": {} } }',
    );
  });

  it('offers the key for editors last', () => {
    assert.equal(labelsAt('{ ‸ }', ['metadata', 'leaks', 'rules']).at(-1), '$schema');
    assert.equal(labelsAt('{ "$‸" }').at(-1), '$schema');
  });

  it('does not duplicate quotes or colons', () => {
    checkAccepted('{ "robot": { "pos‸" } }', 'position', '{ "robot": { "position": [2, 1] } }');
    checkAccepted('{ "robot": { "pos‸ } }', 'position', '{ "robot": { "position": [2, 1] } }');
    checkAccepted('{ "robot": { pos‸ } }', 'position', '{ "robot": { "position": [2, 1] } }');
    checkAccepted('{ "robot": { "pos‸": [2, 1] } }', 'position', '{ "robot": { "position": [2, 1] } }');
  });

  it('adds a missing comma before the line', () => {
    checkAccepted(
      '{ "robot": { "position": [5, 2]\n  ‸\n} }',
      'inventory',
      '{ "robot": { "position": [5, 2],\n  "inventory": {}\n} }',
    );
  });

  it('fills an empty object of a list with all required members', () => {
    checkAccepted(
      '{ "hazards": [{‸}] }',
      'position, fuel',
      '{ "hazards": [{ "position": [5, 2], "fuel": 1 }] }',
    );
    assert.deepEqual(labelsAt('{ "props": [{ ‸ }] }').slice(0, 2), ['FuelFlow', 'CoolantFlow']);
    assert.ok(labelsAt('{ "props": [{ ‸ }] }').includes('type'));
  });

  it('writes no value for free text', () => {
    checkAccepted(
      '{ "metadata": { "title": "A", ‸ } }',
      'author',
      '{ "metadata": { "title": "A", "author": "" } }',
    );
    checkAccepted(
      '{ ‸ "metadata": { "title": "A" } }',
      '$schema',
      '{ "$schema": "", "metadata": { "title": "A" } }',
    );
    checkAccepted(
      '{ "metadata": { "title": "A", ‸ } }',
      'actionBudget',
      '{ "metadata": { "title": "A", "actionBudget": 3 } }',
    );
  });

  it('writes values that fit the prop at the position', () => {
    const predicate = (rest: string) => `{ "rules": [{ "predicates": [{ "type": "Prop", ${rest} }] }] }`;
    const { items } = proposedAt(predicate('"position": [3, 1], ‸'));
    assert.deepEqual(
      items.map(({ label }) => label),
      ['propType', 'state'],
    );
    const state = items.find(({ label }) => label === 'state');
    const [stop] = state?.insert.filter((part) => typeof part !== 'string') ?? [];
    assert.deepEqual(stop, { text: 'Disabled', choices: ['Disabled', 'Enabled'] });
  });

  it('lays out a whole file like the formatter', () => {
    const { document, level } = openLevel('');
    const [item] = completeLevel({ document, level, shape: levelShape(defaultBalance) }, 0).items;
    const text = plainText(item?.insert ?? []);
    assert.deepEqual(formatDocument(document.json.edit([{ start: 0, end: 0, text: `${text}\n` }])), []);
  });

  it('offers nothing after a complete value', () => {
    assert.deepEqual(labelsAt('{ "robot": { "position": [5, 2] ‸ } }'), []);
    assert.deepEqual(labelsAt('{ "robot": { "position": [5, 2] }‸ }'), []);
  });
});

describe('the rows of completion', () => {
  it('all have a detail, in every kind of slot', () => {
    const marks = [
      '{ "props": [‸] }',
      '{ "props": [{ ‸ }] }',
      '{ "props": [{ "type": "‸" }] }',
      '{ "props": [{ "type": "Door", "state": ‸ }] }',
      '{ "props": [{ "type": "Door", "position": [5, 1], "edge": ‸ }] }',
      '{ "leaks": [‸] }',
      '{ "leaks": [{ ‸ }] }',
      '{ "hazards": [‸] }',
      '{ "rules": [‸] }',
      '{ "rules": [{ "predicates": [‸] }] }',
      '{ "rules": [{ "predicates": [{ "type": "Prop", "position": [3, 1], "propType": ‸ }] }] }',
      '{ "rules": [{ "predicates": [{ "type": "Reactor", "reactor": ‸ }] }] }',
      '{ "rules": [{ "effects": [‸] }] }',
      '{ "dimensions": { "width": ‸ } }',
      '{ "allSeeingEye": ‸ }',
      '{ "version": ‸ }',
      '{ ‸ }',
      '‸',
    ];
    for (const marked of marks) {
      const { items } = proposedAt(marked);
      assert.ok(items.length > 0, marked);
      assert.deepEqual(
        items.filter(({ detail }) => detail.trim() === '').map(({ label }) => label),
        [],
        marked,
      );
      const labels = items.map(({ label }) => label);
      assert.equal(new Set(labels).size, labels.length, `one row for each thing: ${marked}`);
    }
  });
});

describe('completion of other files', () => {
  const labels = (shape: Shape, marked: string): string[] => {
    const document = readDocument(marked.replace('‸', ''));
    return complete({ document, shape }, marked.indexOf('‸')).items.map(({ label }) => label);
  };

  it('follows the shape of a balance', () => {
    assert.deepEqual(labels(balanceShape, '{ "flow": { "heat1": 0.1, ‸ } }'), ['element', 'heat2']);
    assert.deepEqual(labels(balanceShape, '{ "turn": { "actionBudget": ‸ } }'), ['3']);
  });

  it('begins an empty file with a whole one, which passes the checks', async () => {
    const files = [
      ['reactor.balance.json', 'reactor-balance'],
      ['reactor.config.json', 'reactor-config'],
      ['own.lix.json', 'reactor-lix'],
    ] as const;
    for (const [name, id] of files) {
      const project = new Project(new MemoryFiles({}), languages);
      const uri = `mem:/w/${name}`;
      project.open(uri, 1, '', id);
      const context = await project.contextOf(uri);
      const [item, ...others] = context?.features.complete?.(0, undefined).items ?? [];
      assert.deepEqual(others, [], name);
      project.change(uri, 2, [{ text: acceptedText('', item ?? assert.fail(name)) }]);
      const report = await project.report(uri);
      assert.deepEqual(report?.diagnostics, [], name);
    }
  });

  it('follows the shape of a config file', () => {
    assert.deepEqual(labels(languages.config.shape, '{ "severities": { "orphan-network": "‸" } }'), [
      'error',
      'warning',
      'information',
      'off',
    ]);
    assert.ok(
      labels(languages.config.shape, '{ "overrides": [{ "severities": { "‸" } }] }').includes('door-apart'),
    );
  });
});
