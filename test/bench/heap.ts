import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Usage of a heap, in bytes. */
export interface Heap {
  /** Objects, their shapes, strings, closures: everything but the code. */
  readonly data: number;
  /** Code in V8's sense: bytecode, machine code and their metadata. */
  readonly code: number;
}

/** As much of a heap snapshot as is read here: `nodes` holds as many numbers a node as there are `node_fields`. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
}

/** Returns the usage of the heap whose snapshot `write` writes to a file. */
export async function heapIn(write: (file: string) => Promise<unknown>): Promise<Heap> {
  const folder = await mkdtemp(join(tmpdir(), 'heap-'));
  try {
    const file = join(folder, 'bench.heapsnapshot');
    await write(file);
    return sum(JSON.parse(await readFile(file, 'utf8')) as Snapshot);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function sum({ snapshot: { meta }, nodes }: Snapshot): Heap {
  const fields = meta.node_fields;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  const types = meta.node_types[type];
  if (size < 0 || !Array.isArray(types)) throw new Error('The file is not a heap snapshot.');
  let data = 0;
  let code = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const bytes = nodes[node + size] ?? 0;
    const name: unknown = types[nodes[node + type] ?? 0];
    if (name === 'code') code += bytes;
    // what is native lies outside the heap: the memory of buffers, mostly
    else if (name !== 'native') data += bytes;
  }
  return { data, code };
}
