import { join } from 'node:path';
import { Lines } from '../../server/language';
import { richClient } from '../lsp/testing/abilities';
import { TestClient } from '../lsp/testing/client';
import { inTurn, samples, warmUp, type FeatureRow } from './feature-row';
import type { Hole } from './holes';
import { time } from './numbers';

const uri = 'untitled:features';

/**
 * From the edit that is sent to the answer that is read, in milliseconds: what an editor has to wait, so that writing both
 * messages, both ways through the pipes and the parsing of the answer are in it. What only the bench needs, to know
 * where it edits and which processor time was used, comes before and after.
 */
export interface Served {
  /** Without other requests. */
  readonly alone: readonly number[];
  /** Of that the time for which the server used a processor. */
  readonly cpu: readonly number[];
  /** With a pull of diagnostics right after the edit, and the request after an editor's usual delay; measured from then. */
  readonly amid: readonly number[];
}

/** Requests of an editor after an edit, in order, with their delays in milliseconds. */
const later = 5;

/** The times of rows through a spawned server over standard input and output. */
export async function serverTimes(
  text: string,
  rows: readonly FeatureRow[],
): Promise<ReadonlyMap<FeatureRow, Served>> {
  const command = [join(__dirname, 'server.js'), '--stdio'];
  const client = await TestClient.start({ pulls: true, capabilities: richClient, command });
  await client.open(uri, text);
  await client.pull(uri);
  const found = new Map<FeatureRow, Served>();
  const level = { text, lines: Lines.of(text) };
  for (const row of rows) {
    if (row.method === undefined) continue;
    const holes = inTurn(row, text);
    const times = { alone: [] as number[], cpu: [] as number[], amid: [] as number[] };
    for (let at = -warmUp / 2; at < samples; at++) {
      const way = at % 4 === 0 ? 'amid' : 'alone';
      const hole = holes.next().value as Hole;
      const { ms, cpu } = await ask(client, level, { method: row.method, hole, way });
      if (at < 0) continue;
      times[way].push(ms);
      if (way === 'alone') times.cpu.push(cpu);
    }
    found.set(row, times);
  }
  await client.stop();
  return found;
}

/** A request and its position. */
interface Question {
  readonly method: string;
  readonly hole: Hole;
  readonly way: 'alone' | 'amid';
}

/** Edits, asks, waits until the server has nothing to do any more, and takes the edit back. */
async function ask(
  client: TestClient,
  level: { readonly text: string; readonly lines: Lines },
  { method, hole, way }: Question,
): Promise<{ readonly ms: number; readonly cpu: number }> {
  const { text } = level;
  const range = level.lines.rangeOf(hole);
  const lines = level.lines.edit(hole, text.slice(0, hole.start) + hole.text + text.slice(hole.end));
  const params = { textDocument: { uri }, position: lines.positionAt(hole.caret) };
  const request = (): Promise<unknown> => client.connection.sendRequest(`textDocument/${method}`, params);
  const back = lines.rangeOf({ start: hole.start, end: hole.start + hole.text.length });
  const used = (): Promise<number> => client.connection.sendRequest('bench/cpu');
  const before = await used();
  let ms: number;
  if (way === 'alone') {
    ms = await time(() => {
      void client.edit(uri, hole.text, range);
      return request();
    });
  } else {
    void client.edit(uri, hole.text, range);
    const faults = client.pull(uri);
    await new Promise((resolve) => setTimeout(resolve, later));
    ms = await time(request);
    await faults;
  }
  const cpu = (await used()) - before;
  await client.edit(uri, text.slice(hole.start, hole.end), back);
  await client.pull(uri);
  return { ms, cpu };
}
