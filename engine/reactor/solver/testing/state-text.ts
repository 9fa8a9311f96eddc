import { carriers } from '../../terms';
import type { State } from '../../simulation/state';

/** Returns a state as a text, without its history, and with its turn only if a rule reads it. */
export function stateText(state: State): string {
  const { machine, hazards, previous, flows, severed } = state;
  const bytes = (array: Uint8Array | Float32Array) =>
    Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('latin1');
  const asked = machine.level.rules.some(({ predicates }) => predicates.some(({ type }) => type === 'Turn'));
  const arrays = [
    hazards,
    previous,
    ...carriers.flatMap((carrier) => [flows[carrier], severed[carrier]]),
    state.settings,
    state.services,
    state.ready,
    state.overheated,
    state.fired,
  ];
  const { actionsLeft, moves, status, robot, inventory, heatImmunity, allSeeingEye, stale } = state;
  const plain = [actionsLeft, moves, status, robot, inventory, heatImmunity, allSeeingEye, state.activated];
  const rest = [asked ? state.turn : 0, stale, state.leaks, state.blocks, plain];
  return JSON.stringify(rest) + arrays.map((array) => `${array.length}:${bytes(array)}`).join('');
}
