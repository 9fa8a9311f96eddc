import { supply } from './network/consumers';
import { checkRobot, deriveState } from './derive';
import { refreshCode, type Draft } from './draft';
import { injectLeaks } from './network/injections';
import type { WriteLog } from './explain/write-log';
import { evaluatePairs } from './pairs/pairs';
import type { TurnReport } from './report';
import { runRules } from './rules/rules';

const none: readonly never[] = [];

/**
 * Simulates one turn: steps 3 to 16 (the invariants of step 2 are enforced where values are written). The draft's
 * actions are already applied; afterwards the draft is the first state of the next turn, with a report of this one.
 * `meetRobot` is step 12. A caller that simulates for any robot can collect there what would harm one.
 */
export function simulate(draft: Draft, meetRobot: (draft: Draft) => void = checkRobot): void {
  const { next, base, machine, writeLog } = draft;
  const before = next.previous;
  runRules(draft, machine.startRules);
  if (writeLog !== undefined) writeLog.supplyAt = writeLog.writes.length;
  supply(draft);
  injectLeaks(draft);
  if (writeLog !== undefined) markPairs(writeLog, next);
  evaluatePairs(draft);
  clampWritten(draft);
  meetRobot(draft);
  deriveState(draft);
  runRules(draft, machine.endRules);
  next.previous = next.hazards;
  if (next.blocks.length > 0) next.blocks = aged(next.blocks);
  next.heatImmunity = immunityLeft(next.heatImmunity, next.moves);
  next.moves = 0;
  next.turn = base.turn + 1;
  next.actionsLeft = machine.actionBudget;
  next.report = reportOf(draft, before);
}

/** Marks the point in the log from which pairs are evaluated. */
function markPairs(writeLog: WriteLog, { blocks }: Draft['next']): void {
  writeLog.pairsAt = writeLog.writes.length;
  writeLog.blocks = blocks;
}

/** Step 15: returns the heat immunity that is left after the moves of a turn. */
export function immunityLeft(heatImmunity: number, moves: number): number {
  return Math.max(0, heatImmunity - moves);
}

/** Applies the clamp of step 11 to cells that leaks wrote to, because pairs may not have touched them. */
function clampWritten(draft: Draft): void {
  const { next, machine, written } = draft;
  const { max } = machine.balance.hazard;
  for (const cell of written) {
    for (let at = 4 * cell; at < 4 * cell + 4; at++) {
      if ((next.hazards[at] ?? 0) > max) next.hazards[at] = max;
    }
    refreshCode(draft, cell);
  }
}

/** Step 15: ages blocks by one turn and removes those at 0. */
function aged(blocks: Draft['next']['blocks']): Draft['next']['blocks'] {
  return blocks.flatMap((block) => (block.turns > 1 ? [{ ...block, turns: block.turns - 1 }] : []));
}

function reportOf({ base, next, notes }: Draft, before: Float32Array): TurnReport {
  return {
    turn: base.turn,
    fired: notes.fired ?? none,
    rejected: notes.rejected ?? none,
    lostRemedies: notes.lostRemedies ?? none,
    warnings: notes.warnings ?? none,
    services: notes.services ?? none,
    readiness: notes.readiness ?? none,
    injections: notes.injections ?? none,
    loss: notes.loss,
    before,
    after: next.hazards,
  };
}
