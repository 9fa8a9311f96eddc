import { join } from 'node:path';
import { Lines, type Position } from '../../server/language';
import { TestClient } from '../lsp/testing/client';
import { generateLevel } from './generate';
import { median, percentile, short, time, type Limit } from './numbers';
import type { Heap } from './server';

const uri = 'untitled:bench';
/** How many times `JSON.parse` a keystroke may take, for 95 of 100. */
const mostRatio = 10;
/** How much the heap may differ between the early and the late edit. */
const mostGrowth = 0.05;
const early = 1000;
const late = 10_000;

/** One key: a character comes, or the one that came before goes. */
interface Key {
  readonly text: string;
  readonly start: Position;
  readonly end: Position;
  readonly breaks: boolean;
}

/** Keys spread over the text by the golden ratio; each that breaks the syntax is followed by the one that mends it. */
function* keys(text: string): Generator<Key> {
  const lines = Lines.of(text);
  const breaking = ['"', '}', ',', '[', ':', 'x'];
  for (let step = 1; ; step++) {
    const offset = Math.floor(((step * 0.6180339887498949) % 1) * text.length);
    const character = breaking[step % breaking.length] ?? '"';
    const isBroken = !parses(text.slice(0, offset) + character + text.slice(offset));
    if (!isBroken) continue;
    const start = lines.positionAt(offset);
    yield { text: character, start, end: start, breaks: true };
    yield { text: '', start, end: { line: start.line, character: start.character + 1 }, breaks: false };
  }
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** From a key to new diagnostics through a spawned server over standard input and output, and what stays in its heap. */
export async function benchKeystrokes(): Promise<Limit[]> {
  return [await benchLatency(), await benchHeap()];
}

/** A server that tells its heap, and what presses a key and waits for the new diagnostics. */
async function startServer(text: string) {
  const command = ['--expose-gc', join(__dirname, 'server.js'), '--stdio'];
  const client = await TestClient.start({ pulls: true, command });
  await client.open(uri, text);
  const press = async ({ start, end, text: typed }: Key): Promise<void> => {
    const sent = client.edit(uri, typed, { start, end });
    await client.pull(uri);
    await sent;
  };
  return { client, press };
}

async function benchLatency(): Promise<Limit> {
  const text = generateLevel(256);
  const { client, press } = await startServer(text);
  const times: { breaks: boolean; ms: number }[] = [];
  const parsing: number[] = [];
  for (const key of keys(text)) {
    const ms = await time(() => press(key));
    times.push({ breaks: key.breaks, ms });
    if (times.length % 20 === 0) parsing.push(await time(() => JSON.parse(text) as unknown));
    if (times.length === early) break;
  }
  await client.stop();
  const parse = median(parsing);
  const all = times.map(({ ms }) => ms);
  const broken = times.filter(({ breaks }) => breaks).map(({ ms }) => ms);
  const p95 = percentile(all, 95);
  console.log(
    `keystroke to diagnostics at 256 x 256, ${times.length} edits: median ${short(median(all))} ms, ` +
      `p95 ${short(p95)} ms (breaking ones: median ${short(median(broken))} ms); JSON.parse ${short(parse)} ms`,
  );
  return {
    promise: `a keystroke takes at most ${mostRatio} times JSON.parse (95th percentile)`,
    measured: `${short(p95 / parse)} times`,
    isMet: p95 / parse <= mostRatio,
  };
}

/**
 * What a server keeps of ten thousand edits. V8's machine code lies in the same heap and is counted apart: a function
 * that runs once a key is hot enough to be compiled only after some thousand keys, so that the code grows for as long
 * as there are such functions left, whatever is in the level, and then stays. (Heap snapshots at 64 x 64 show one
 * piece a function, 256 at edit 1,000 and 408 at edit 10,000; at 256 x 256 the whole heap grows by 5.9 % up to edit
 * 10,000 and by 0.4 % from there to edit 20,000.)
 * What V8 keeps elsewhere because of it, such as which shapes a piece relies on, is left in what is measured.
 */
async function benchHeap(): Promise<Limit> {
  const text = generateLevel(256);
  const { client, press } = await startServer(text);
  const heap = () => client.connection.sendRequest<Heap>('bench/heap');
  let count = 0;
  let first: Heap | undefined;
  for (const key of keys(text)) {
    await press(key);
    count++;
    if (count === early) first = await heap();
    if (count === late) break;
  }
  const last = await heap();
  await client.stop();
  if (first === undefined) throw new Error(`There were fewer than ${early} keys.`);
  console.log(`heap at 256 x 256 after edit ${early}: ${tell(first)}; after edit ${late}: ${tell(last)}\n`);
  const growth = besideCode(last) / besideCode(first) - 1;
  return {
    promise: `the heap beside V8's machine code at edit ${late} is within ${mostGrowth * 100} % of that at edit ${early}`,
    measured: `${percent(growth)} (with the code ${percent(last.all / first.all - 1)})`,
    isMet: Math.abs(growth) <= mostGrowth,
  };
}

function besideCode({ all, code }: Heap): number {
  return all - code;
}

function tell(heap: Heap): string {
  const megabytes = (bytes: number): string => `${short(bytes / 2 ** 20)} MB`;
  return `${megabytes(heap.all)}, of it ${megabytes(heap.code)} machine code, ${megabytes(besideCode(heap))} the rest`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
