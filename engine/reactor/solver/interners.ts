import { carriers, perCarrier } from '../terms';
import { createArena } from '../simulation/arena';
import type { State } from '../simulation/state';
import { byteInterner, floatInterner, type Hash, type Kept, type Interner } from './interner';
import type { Reads } from './reads';
import type { Parts, World } from './world';

/** The interners that hold the arrays of all worlds of a search. Equal arrays are kept once. */
export interface Interners {
  readonly hazards: Interner<Float32Array>;
  readonly flows: Interner<Float32Array>;
  readonly bytes: Interner<Uint8Array>;
  /** Returns the codes of hazards. They are copied on first use. */
  readonly codes: (hazards: Kept<Float32Array>, codes: Uint8Array) => Uint8Array;
  /** Returns the number of a text. */
  readonly text: (text: string) => number;
}

/** Creates empty interners. Calls `grew` with the number of bytes that they keep. */
export function createInterners(stateBytes: number, hash: Hash, grew: (bytes: number) => void): Interners {
  const arena = createArena(stateBytes);
  const codes: Uint8Array[] = [];
  const texts = new Map<string, number>();
  return {
    hazards: floatInterner(arena, hash, grew),
    flows: floatInterner(arena, hash, grew),
    bytes: byteInterner(arena, hash, grew),
    codes: ({ id }, given) => {
      const known = codes[id];
      if (known !== undefined) return known;
      grew(given.length);
      const copy = arena.bytes(given.length);
      copy.set(given);
      codes[id] = copy;
      return copy;
    },
    text: (text) => {
      const known = texts.get(text);
      if (known !== undefined) return known;
      grew(2 * text.length);
      texts.set(text, texts.size);
      return texts.size - 1;
    },
  };
}

const nothing = new Uint8Array(0);

/** Splits a state into its parts. Parts that are unchanged from the previous world are not looked up. */
export function partsOf(state: State, from: World | null, { hazards, bytes, text }: Interners): Parts {
  const old = from?.state;
  const known = from?.parts;
  /** Without severed cells, an array of zeros is the same as none. */
  const severed = () =>
    perCarrier((carrier) => bytes(state.severed[carrier].includes(1) ? state.severed[carrier] : nothing));
  return {
    hazards: known && old?.hazards === state.hazards ? known.hazards : hazards(state.hazards),
    settings: known && old?.settings === state.settings ? known.settings : bytes(state.settings),
    leaks: known && old?.leaks === state.leaks ? known.leaks : text(leaksText(state)),
    blocks: known && old?.blocks === state.blocks ? known.blocks : text(blocksText(state)),
    severed: known && old?.severed === state.severed ? known.severed : severed(),
    ready: known && old?.ready === state.ready ? known.ready : bytes(state.ready),
    fired: known && old?.fired === state.fired ? known.fired : bytes(state.fired),
  };
}

/**
 * Returns the name of a world. Equal names mean equal futures. The name leaves out what is recomputed before it is
 * read: network values and services, whether they are stale, the level state with the amounts of the previous turn, and
 * the turn where nothing depends on it. It also leaves out derived data (codes) and what is the same in every state
 * that is not over (no loss, no overheated or activated reactor).
 */
export function nameOf(state: State, parts: Parts, turn: number, reads: Reads, interners: Interners): string {
  const { hazards, settings, leaks, blocks, severed, ready, fired } = parts;
  const cut = `${severed.Fuel.id} ${severed.Coolant.id} ${severed.Electricity.id}`;
  const eye = state.allSeeingEye ? 1 : 0;
  const name = `${hazards.id} ${settings.id} ${leaks} ${blocks} ${cut} ${ready.id} ${fired.id} ${eye} ${turn}`;
  const status = reads.status ? ` ${state.status} ${interners.hazards(state.previous).id}` : '';
  if (!reads.oldNetworks) return name + status;
  const flows = carriers.map((carrier) => interners.flows(state.flows[carrier]).id).join();
  return `${name}${status} ${flows} ${interners.bytes(state.services).id}`;
}

function leaksText({ leaks }: State): string {
  const words = leaks.map(
    ({ carrier, cell, access, state, severity }) => `${carrier} ${cell} ${access} ${state} ${severity}`,
  );
  return `leaks ${words.join()}`;
}

function blocksText({ blocks }: State): string {
  return `blocks ${blocks.map(({ cell, carrier, turns }) => `${cell} ${carrier} ${turns}`).join()}`;
}
