import assert from 'node:assert/strict';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { defaultBalance, levelShape } from '../../engine/reactor';
import { jsonSchema } from '../../engine/shape';
import { analyseLevel, readDocument } from '../../server/language';
import { generateLevel } from './generate';
import { median, short, table, time, type Limit } from './numbers';

const sizes = [
  { size: 16, rounds: 200 },
  { size: 64, rounds: 60 },
  { size: 256, rounds: 15 },
  { size: 512, rounds: 5 },
] as const;

/** The least ratio of the JSON service's time to ours at 256 × 256. */
const minRatio = 5;

/** A check from text to diagnostics, beside `JSON.parse` and beside the JSON service with our schema. */
export async function benchFullCheck(): Promise<Limit[]> {
  const service = getLanguageService({});
  service.configure({
    validate: true,
    schemas: [
      {
        uri: 'bench://level',
        fileMatch: ['*.json'],
        schema: { ...jsonSchema(levelShape(defaultBalance), { title: 'Level' }) },
      },
    ],
  });
  const rows = [
    ['cells', 'bytes', 'JSON.parse ms', 'check ms', 'service ms', 'check / parse', 'service / check'],
  ];
  const limits: Limit[] = [];
  for (const { size, rounds } of sizes) {
    const text = generateLevel(size);
    const document = TextDocument.create('bench://a.json', 'json', 1, text);
    const check = () => analyseLevel(readDocument(text), defaultBalance).diagnostics;
    const validate = () => service.doValidation(document, service.parseJSONDocument(document));
    assert.deepEqual(
      check().filter(({ severity }) => severity === 'error'),
      [],
      'the level has no errors',
    );
    assert.deepEqual(await validate(), [], 'the schema agrees');
    for (let round = 0; round < rounds / 2; round++) {
      check();
      await validate();
    }
    const times = { parse: [] as number[], check: [] as number[], validate: [] as number[] };
    // by turns, so that whatever else the machine does falls on all three
    for (let round = 0; round < rounds; round++) {
      times.parse.push(await time(() => JSON.parse(text) as unknown));
      times.check.push(await time(check));
      times.validate.push(await time(validate));
    }
    const [parse, ours, theirs] = [median(times.parse), median(times.check), median(times.validate)];
    const cells = [parse, ours, theirs, ours / parse, theirs / ours].map(short);
    rows.push([`${size} x ${size}`, String(text.length), ...cells]);
    if (size !== 256) continue;
    limits.push({
      promise: `a full check at 256 x 256 is at least ${minRatio} times faster than the JSON service`,
      measured: `${short(theirs / ours)} times`,
      isMet: theirs / ours >= minRatio,
    });
  }
  console.log(`${table(rows)}\n`);
  return limits;
}
