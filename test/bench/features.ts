import assert from 'node:assert/strict';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { defaultBalance, levelShape } from '../../engine/reactor';
import { jsonSchema } from '../../engine/shape';
import { changeDocument, LevelContext, readDocument } from '../../server/language';
import { completionRows } from './completion-rows';
import { inTurn, samples, warmUp, type FeatureRow } from './feature-row';
import { generateLevel } from './generate';
import type { Hole } from './holes';
import { serverTimes } from './served';
import { navigationRows } from './navigation-rows';
import { median, percentile, short, table, time, type Limit } from './numbers';
import { readingRows } from './reading-rows';

/** A frame: what people see as at once. */
const mostMilliseconds = 16;
/** Whoever adds a feature adds its rows here. */
const rows: readonly FeatureRow[] = [...completionRows, ...readingRows, ...navigationRows];

/** Requests on a 256 x 256 level, the edit and its parse included, beside the JSON service's on the same text. */
export async function benchFeatures(): Promise<Limit[]> {
  const text = generateLevel(256);
  const ask = ourAnswers(text);
  const askOther = theirAnswers(text);
  const lines = [['', 'median', 'p95', 'CPU, median', 'p95', 'JSON service, median', 'p95']];
  const limits: Limit[] = [];
  for (const row of rows) {
    const holes = inTurn(row, text);
    const mine: number[] = [];
    const cpu: number[] = [];
    const other: number[] = [];
    for (let at = -warmUp; at < samples; at++) {
      const hole = holes.next().value as Hole;
      const before = process.cpuUsage();
      const ms = await time(() => ask(row, hole));
      const used = process.cpuUsage(before);
      if (at >= 0) {
        mine.push(ms);
        cpu.push((used.user + used.system) / 1000);
      }
      if (row.theirs === undefined || at % 4 !== 0) continue;
      const theirs = await time(() => askOther(row, hole));
      if (at >= 0) other.push(theirs);
    }
    lines.push([row.name, ...twice(mine), ...twice(cpu), ...twice(other)]);
    limits.push(limit(row.name, mine));
  }
  console.log(`requests after an edit at 256 x 256, in ms, both sides parsing\n${table(lines)}\n`);
  return [...limits, ...(await benchServed(text))];
}

/** The same through a spawned server, by itself, and while it is asked for the faults too. */
async function benchServed(text: string): Promise<Limit[]> {
  const lines = [['', 'median', 'p95', 'CPU, median', 'p95', 'behind a pull, median', 'p95']];
  const limits: Limit[] = [];
  for (const [{ name }, { alone, cpu, amid }] of await serverTimes(text, rows)) {
    lines.push([name, ...twice(alone), ...twice(cpu), ...twice(amid)]);
    limits.push(limit(`${name}, through a server,`, alone));
  }
  console.log(`the same through a spawned server, from the edit to the answer\n${table(lines)}\n`);
  return limits;
}

/** Median and 95th percentile, as far as something was measured. */
function twice(times: readonly number[]): string[] {
  return times.length === 0 ? ['', ''] : [median(times), percentile(times, 95)].map(short);
}

function limit(name: string, times: readonly number[]): Limit {
  const p95 = percentile(times, 95);
  return {
    promise: `${name} after an edit of 256 x 256 takes at most ${mostMilliseconds} ms (95th percentile)`,
    measured: `${short(p95)} ms`,
    isMet: p95 <= mostMilliseconds,
  };
}

/** Edits a level and asks about it, in this process. */
function ourAnswers(text: string): (row: FeatureRow, hole: Hole) => unknown {
  // an open level has been read and checked before the first edit
  const base = readDocument(text);
  assert.ok(base.json.value);
  const shape = levelShape(defaultBalance);
  return ({ ours }, hole) => {
    const range = base.lines.rangeOf(hole);
    const document = changeDocument(base, [{ range, text: hole.text }]);
    const level = new LevelContext(document, {
      balance: defaultBalance,
      severityOf: (_, severity) => severity,
    });
    return ours({ document, level, shape, offset: hole.caret });
  };
}

/** The same for the JSON language service, which knows the level's schema. */
function theirAnswers(text: string): (row: FeatureRow, hole: Hole) => unknown {
  const service = getLanguageService({});
  const uri = 'level.json';
  const schema = { ...jsonSchema(levelShape(defaultBalance), { title: 'Level' }) };
  service.configure({ validate: false, schemas: [{ uri: 'schema', fileMatch: ['*'], schema }] });
  return ({ theirs }, hole) => {
    const edited = text.slice(0, hole.start) + hole.text + text.slice(hole.end);
    const document = TextDocument.create(uri, 'json', 1, edited);
    const json = service.parseJSONDocument(document);
    return theirs?.({ service, document, json, offset: hole.caret });
  };
}
