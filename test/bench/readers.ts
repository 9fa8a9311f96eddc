import assert from 'node:assert/strict';
import { parseTree } from 'jsonc-parser';
import { readJson } from '../../engine/json';
import { generateLevel } from './generate';
import { median, short, table, time, type Limit } from './numbers';

const sizes = [
  { size: 64, rounds: 60 },
  { size: 256, rounds: 15 },
] as const;

/** The least ratio of the time of `jsonc-parser` to ours at 256 × 256. */
const minRatio = 2;

/** Reading a text into value and places, and reading it again after one digit of it changed, beside `jsonc-parser`. */
export async function benchReaders(): Promise<Limit[]> {
  const rows = [['reading', 'JSON.parse ms', 'ours ms', 'jsonc-parser ms', 'jsonc-parser / ours']];
  const limits: Limit[] = [];
  for (const { size, rounds } of sizes) {
    const text = generateLevel(size);
    // a coordinate in the middle of the file
    const at = text.indexOf('"position": [', text.length / 2) + '"position": ['.length;
    const edit = { start: at, end: at + 1, text: String((Number(text[at]) % 8) + 1) };
    const changed = text.slice(0, at) + edit.text + text.slice(edit.end);
    const document = readJson(text);
    assert.deepEqual(document.value, JSON.parse(text));
    assert.deepEqual(document.edit([edit]).value, JSON.parse(changed));
    const work = {
      whole: {
        plain: () => JSON.parse(text) as unknown,
        ours: () => readJson(text).value,
        theirs: () => parseTree(text),
      },
      edit: {
        plain: () => JSON.parse(changed) as unknown,
        ours: () => document.edit([edit]).value,
        theirs: () => parseTree(changed),
      },
    };
    for (const [name, { plain, ours, theirs }] of Object.entries(work)) {
      const times = { plain: [] as number[], ours: [] as number[], theirs: [] as number[] };
      for (let round = -rounds / 2; round < rounds; round++) {
        const measured = [await time(plain), await time(ours), await time(theirs)] as const;
        if (round < 0) continue;
        times.plain.push(measured[0]);
        times.ours.push(measured[1]);
        times.theirs.push(measured[2]);
      }
      const [parse, own, other] = [median(times.plain), median(times.ours), median(times.theirs)];
      rows.push([`${name}, ${size} x ${size}`, ...[parse, own, other, other / own].map(short)]);
      if (size === 256 && name === 'whole')
        limits.push({
          promise: `reading at 256 x 256 is at least ${minRatio} times faster than jsonc-parser`,
          measured: `${short(other / own)} times`,
          isMet: other / own >= minRatio,
        });
    }
  }
  console.log(`${table(rows)}\n`);
  return limits;
}
