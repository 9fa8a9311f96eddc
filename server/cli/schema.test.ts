import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLanguageService, TextDocument, type LanguageService } from 'vscode-json-languageservice';
import type { SchemaName } from './schema';
import { schemaText } from './schema';

const samples = join(__dirname, '..', '..', '..', 'samples');

function serviceWith(name: SchemaName): LanguageService {
  const service = getLanguageService({});
  const schema = JSON.parse(schemaText(name)) as object;
  service.configure({ validate: true, schemas: [{ uri: 'test://schema', fileMatch: ['*'], schema }] });
  return service;
}

async function faults(name: SchemaName, text: string): Promise<string[]> {
  const document = TextDocument.create('test://file.json', 'json', 1, text);
  const service = serviceWith(name);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(
    ({ message, range }) =>
      `${document.getText(range)}: ${typeof message === 'string' ? message : message.value}`,
  );
}

async function completions(name: SchemaName, marked: string): Promise<string[]> {
  const offset = marked.indexOf('‸');
  const document = TextDocument.create('test://file.json', 'json', 1, marked.replace('‸', ''));
  const service = serviceWith(name);
  const list = await service.doComplete(
    document,
    document.positionAt(offset),
    service.parseJSONDocument(document),
  );
  return list?.items.map(({ label }) => label) ?? [];
}

describe('the schemas', () => {
  it('accept a sample without errors', async () => {
    const files = readdirSync(samples).filter((file) => file.endsWith('.reactor.json'));
    assert.ok(files.length > 0);
    for (const file of files) {
      assert.deepEqual(await faults('level', readFileSync(join(samples, file), 'utf8')), [], file);
    }
  });

  it('report faults in the shape of a level at their place', async () => {
    const text = `{ "format": "reactor-maintenance-level", "version": 1, "x-note": 1, "metadata": { "title": " " },
      "dimensions": { "width": 5.5, "height": 5 }, "terrain": [], "networks": { "fuel": [], "coolant": [], "electricity": [] },
      "props": [{ "type": "Door", "position": [1, 1], "state": "Ajar", "edge": [[1, 1], [2, 1]] }],
      "robot": { "position": [1] }, "hazards": [{ "position": [1, 1] }] }`;
    const found = await faults('level', text);
    const places = found.map((fault) => fault.split(':')[0]);
    assert.deepEqual(places, ['" "', '5.5', '"Ajar"', '{', '[1]']);
  });

  it('offer the fields of the prop at the caret', async () => {
    const labels = await completions('level', '{ "props": [ { "type": "ReactorControl", ‸ } ] }');
    assert.deepEqual(labels.sort(), ['area', 'consumers', 'id', 'position']);
    assert.ok((await completions('level', '{ "props": [ { "type": ‸ } ] }')).includes('"CrossJunction"'));
  });

  it('contain the codes and severities of a config file, and do not let errors be downgraded', async () => {
    assert.deepEqual(
      await faults('config', '{ "levels": ["**/*.json"], "severities": { "orphan-network": "off" } }'),
      [],
    );
    assert.equal((await faults('config', '{ "severities": { "syntax": "off" } }')).length, 1);
    assert.ok((await completions('config', '{ "severities": { ‸ } }')).includes('unused-supply'));
  });

  it('contain the numbers of a balance file', async () => {
    assert.deepEqual(
      await faults('balance', '{ "hazard": { "bands": { "caution": 5, "heat": { "critical": 9 } } } }'),
      [],
    );
    assert.equal((await faults('balance', '{ "grid": { "minWidth": 0, "maxWidht": 3 } }')).length, 2);
  });
});
