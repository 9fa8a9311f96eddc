import { fieldIndex } from '../cell-code';
import { writeHazard, type Draft } from '../draft';
import { blockedTurns } from '../state';

const round = Math.fround;

/**
 * The greatest binary32. Where a balance allows amounts near it, leaks onto the same cell stop at this value instead of
 * infinity.
 */
const largest = (2 - 2 ** -23) * 2 ** 127;

/**
 * Step 6: every leak whose cell carries something releases it onto its access cell. The amount may exceed the clamp.
 */
export function injectLeaks(draft: Draft): void {
  const { next, machine, notes, writeLog } = draft;
  const { base, perPotential, maxInjection } = machine.balance.leak;
  for (const [index, { carrier, cell, access, state, severity }] of next.leaks.entries()) {
    if (state !== 'Leaking') continue;
    const { nodeAt, cells } = machine.networks[carrier];
    const node = nodeAt[cell] ?? -1;
    const flow = next.flows[carrier];
    if (node < 0 || next.severed[carrier][node] === 1 || !((flow[node] ?? 0) > 0)) continue;
    if (next.blocks.length > 0 && blockedTurns(next, carrier, access) > 0) continue;
    const potential = flow[cells.length + node] ?? 0;
    const amount = Math.min(maxInjection, round(severity * round(base + round(perPotential * potential))));
    const field = fieldIndex[carrier];
    const lying = next.hazards[4 * access + field] ?? 0;
    if (writeLog !== undefined) writeLog.by = { kind: 'leak', carrier, cell };
    writeHazard(draft, access, field, round(Math.min(largest, lying + amount)));
    (notes.injections ??= []).push({ leak: index, carrier, cell, access, amount });
  }
}
