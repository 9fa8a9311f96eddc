/** Which fault is chosen, and what mends it. */
import type { BoardHostMessage } from '../../../protocol/board';
import type { PreviewProblem } from '../../../protocol/preview';
import type { Desk } from '../desk';
import { faultsAmong } from './faults';

/** What is wrong with the level now. */
export function faultsOf({ now }: Pick<Desk, 'now'>): readonly PreviewProblem[] {
  return faultsAmong(now().problems);
}

/** Chooses a fault, and asks what mends it. */
export function chooseFault({ change, nextId, now, post }: Desk, fault: PreviewProblem): void {
  const { document } = now();
  if (document === null) return;
  const id = nextId();
  const { code, message, range } = fault;
  change({ mending: { fault, id, mends: null } });
  post({ type: 'mends', id, version: document.version, fault: { code, message, range } });
}

/** Chooses the fault of a cell that was clicked; the next one of several. */
export function chooseFaultAt(desk: Desk, cell: number): void {
  const there = faultsOf(desk).filter(({ cells }) => cells.includes(cell));
  const next = after(there, desk.now().mending?.fault);
  if (next === undefined) return;
  chooseFault(desk, next);
  inNextFrame((chosen) => chosen.scrollIntoView({ block: 'nearest' }));
}

/** Chooses the next fault, at first one of the cell under the cursor, and leads the keyboard to it. */
export function nextFault(desk: Desk): void {
  const faults = faultsOf(desk);
  const { cursor } = desk.store.view();
  const chosen = desk.now().mending?.fault;
  const here = chosen === undefined ? faults.find(({ cells }) => cells.includes(cursor)) : undefined;
  const next = here ?? after(faults, chosen);
  if (next === undefined) {
    desk.change({ notice: { text: 'There are no errors or warnings.', isBad: false } });
    return;
  }
  const [cell] = next.cells;
  if (cell !== undefined && !next.cells.includes(cursor)) desk.goTo(cell);
  chooseFault(desk, next);
  inNextFrame((chosen) => chosen.focus());
}

/** The problems as they now are: a chosen fault that is still there is asked about anew. */
export function takeProblems(desk: Desk, problems: readonly PreviewProblem[]): void {
  const { mending } = desk.now();
  desk.change({ problems });
  if (mending === null) return;
  const { code, message } = mending.fault;
  const still = faultsOf(desk).find((one) => one.code === code && one.message === message);
  if (still === undefined) desk.change({ mending: null });
  else chooseFault(desk, still);
}

/** What mends the fault that was asked about last. */
export function takeMends(desk: Desk, { id, mends }: Extract<BoardHostMessage, { type: 'mends' }>): void {
  const { mending } = desk.now();
  if (mending?.id === id && mends !== null) desk.change({ mending: { ...mending, mends } });
}

/** Does something with the chosen fault's button, in the frame that shows it. */
function inNextFrame(work: (chosen: HTMLElement) => void): void {
  requestAnimationFrame(() => {
    const chosen = document.querySelector<HTMLElement>('[data-problem][aria-expanded=true]');
    if (chosen !== null) work(chosen);
  });
}

function after(
  faults: readonly PreviewProblem[],
  chosen: PreviewProblem | undefined,
): PreviewProblem | undefined {
  const at = chosen === undefined ? -1 : faults.indexOf(chosen);
  return faults[at + 1] ?? faults[0];
}
