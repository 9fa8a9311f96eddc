import assert from 'node:assert/strict';
import {
  getLanguageService,
  TextDocument,
  type JSONDocument,
  type LanguageService,
} from 'vscode-json-languageservice';
import { defaultBalance, levelShape } from '../../engine/reactor';
import { jsonSchema, type Shape } from '../../engine/shape';
import { changeDocument, LevelContext, readDocument, type Document } from '../../server/language';
import { completionRows } from './completion-rows';
import { generateLevel } from './generate';
import { median, percentile, short, table, time, type Limit } from './numbers';
import { readingRows } from './reading-rows';

/** A frame: what people see as at once. */
const mostMilliseconds = 16;
const samples = 100;
/** Requests before the measured ones, so that the machine code is compiled. */
const warmUp = 30;

/** An edit that leaves the caret somewhere. */
export interface Hole {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly caret: number;
}

/** A version of a level that was just edited, as a feature asks about it. */
export interface Asked {
  readonly document: Document;
  readonly level: LevelContext;
  readonly shape: Shape;
  readonly offset: number;
}

/** The same for the JSON language service. */
export interface AskedOther {
  readonly service: LanguageService;
  readonly document: TextDocument;
  readonly json: JSONDocument;
  readonly offset: number;
}

/** A request that is measured directly after an edit. */
export interface FeatureRow {
  readonly name: string;
  /** The edits that come before it, in turn. */
  readonly holes: (text: string) => readonly Hole[];
  readonly ours: (asked: Asked) => unknown;
  /** What the JSON language service is asked at the same place; absent where it has nothing of the kind. */
  readonly theirs?: (asked: AskedOther) => unknown;
}

/** Whoever adds a feature adds its rows here. */
const rows: readonly FeatureRow[] = [...completionRows, ...readingRows];

/** Requests on a 256 x 256 level, the edit and its parse included, beside the JSON service's on the same text. */
export async function benchFeatures(): Promise<Limit[]> {
  const text = generateLevel(256);
  // an open level has been read and checked once before somebody types in it
  const base = readDocument(text);
  assert.ok(base.json.value);
  const shape = levelShape(defaultBalance);
  const service = getLanguageService({});
  const uri = 'level.json';
  const schema = { ...jsonSchema(shape, { title: 'Level' }) };
  service.configure({ validate: false, schemas: [{ uri: 'schema', fileMatch: ['*'], schema }] });

  const ask = ({ ours }: FeatureRow, hole: Hole): unknown => {
    const range = { start: base.lines.positionAt(hole.start), end: base.lines.positionAt(hole.end) };
    const document = changeDocument(base, [{ range, text: hole.text }]);
    const level = new LevelContext(document, {
      balance: defaultBalance,
      severityOf: (_, severity) => severity,
    });
    return ours({ document, level, shape, offset: hole.caret });
  };
  const askOther = ({ theirs }: FeatureRow, hole: Hole): unknown => {
    const edited = text.slice(0, hole.start) + hole.text + text.slice(hole.end);
    const document = TextDocument.create(uri, 'json', 1, edited);
    const json = service.parseJSONDocument(document);
    return theirs?.({ service, document, json, offset: hole.caret });
  };

  const lines = [['', 'median', 'p95', 'JSON service, median', 'p95']];
  const limits: Limit[] = [];
  for (const row of rows) {
    const mine: number[] = [];
    const other: number[] = [];
    const holes = row.holes(text);
    for (let at = -warmUp; at < samples; at++) {
      const hole = holes[Math.floor((((at + warmUp) * 0.6180339887498949) % 1) * holes.length)];
      if (hole === undefined) throw new Error(`${row.name} has no place in the level.`);
      const ms = await time(() => ask(row, hole));
      if (at >= 0) mine.push(ms);
      if (row.theirs === undefined || at % 4 !== 0) continue;
      const theirs = await time(() => askOther(row, hole));
      if (at >= 0) other.push(theirs);
    }
    const p95 = percentile(mine, 95);
    const theirs = other.length === 0 ? ['', ''] : [median(other), percentile(other, 95)].map(short);
    lines.push([row.name, short(median(mine)), short(p95), ...theirs]);
    limits.push({
      promise: `${row.name} after an edit of 256 x 256 takes at most ${mostMilliseconds} ms (95th percentile)`,
      measured: `${short(p95)} ms`,
      isMet: p95 <= mostMilliseconds,
    });
  }
  console.log(`requests after an edit at 256 x 256, in ms, both sides parsing\n${table(lines)}\n`);
  return limits;
}
