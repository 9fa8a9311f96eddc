import { carriers, hazardFields, hazardKeys } from '../terms';
import { fnv64, hex } from '../../core';
import type { State } from './state';

/** One array of a state over the whole grid, as bit patterns in cell order. */
interface StateGrid {
  readonly name: string;
  readonly bits: Uint32Array;
}

/**
 * The floats of a state, a word a cell: fuel, coolant, electricity and heat on the floor, then amount and potential of
 * the fuel, the coolant and the electricity network (0 where there is no network cell).
 */
function* gridsOf(state: State): Generator<StateGrid> {
  const { machine } = state;
  const { size } = machine;
  const hazards = bitsOf(state.hazards);
  for (const [index, field] of hazardFields.entries()) {
    const bits = new Uint32Array(size);
    for (let cell = 0; cell < size; cell++) bits[cell] = hazards[4 * cell + index] ?? 0;
    yield { name: hazardKeys[field], bits };
  }
  for (const carrier of carriers) {
    const { cells } = machine.networks[carrier];
    const flow = bitsOf(state.flows[carrier]);
    for (const [index, quantity] of ['Amount', 'Potential'].entries()) {
      const bits = new Uint32Array(size);
      cells.forEach((cell, node) => (bits[cell] = flow[index * cells.length + node] ?? 0));
      yield { name: hazardKeys[carrier] + quantity, bits };
    }
  }
}

function bitsOf(floats: Float32Array): Uint32Array {
  return new Uint32Array(floats.buffer, floats.byteOffset, floats.length);
}

/**
 * Returns FNV-1a 64 of the little-endian bytes of a state's floats, as 16 hex digits. A single differing bit changes
 * the hash.
 */
export function floatHash(state: State): string {
  const hash = fnv64();
  for (const { bits } of gridsOf(state)) for (const word of bits) hash.word(word);
  return hash.digest();
}

/** Returns the floats of a state by name, each grid as the 8 hex digits of every cell. */
export function floatDump(state: State): Record<string, string[]> {
  return Object.fromEntries(Array.from(gridsOf(state), ({ name, bits }) => [name, Array.from(bits, hex)]));
}
