/** The problem that is selected, and its fixes. */
import type { PreviewProblem } from '../../../protocol/preview';
import type { Controller } from '../controller/controller';
import type { SelectedProblem } from '../controller/state';
import { problemsAmong } from '../../shared/parts/problems';

/** The problems of the current level. */
export function problemsOf({ now }: Pick<Controller, 'now'>): readonly PreviewProblem[] {
  return problemsAmong(now().problems);
}

/** Selects a problem and requests its fixes. */
export function selectProblem({ change, now, channel }: Controller, fault: PreviewProblem): void {
  const { document } = now();
  if (document === null) return;
  const { code, message, range } = fault;
  const problem: SelectedProblem = { fault, offered: null };
  change({ problem });
  const asked = { version: document.version, fault: { code, message, range } };
  void channel.request('fixes', asked).then((offered) => {
    if (now().problem === problem && offered !== null) change({ problem: { fault, offered } });
  });
}

/** Selects the problem of a clicked cell; repeated clicks cycle through them. */
export function selectProblemAt(controller: Controller, cell: number): void {
  const there = problemsOf(controller).filter(({ cells }) => cells.includes(cell));
  const next = after(there, controller.now().problem?.fault);
  if (next === undefined) return;
  selectProblem(controller, next);
  inNextFrame((chosen) => chosen.scrollIntoView({ block: 'nearest' }));
}

/** Selects and focuses the next problem, beginning with the cell under the cursor. */
export function selectNextProblem(controller: Controller): void {
  const faults = problemsOf(controller);
  const { cursor } = controller.store.view();
  const chosen = controller.now().problem?.fault;
  const here = chosen === undefined ? faults.find(({ cells }) => cells.includes(cursor)) : undefined;
  const next = here ?? after(faults, chosen);
  if (next === undefined) {
    controller.change({ notice: { text: 'There are no errors or warnings.', isBad: false } });
    return;
  }
  const [cell] = next.cells;
  if (cell !== undefined && !next.cells.includes(cursor)) controller.goTo(cell);
  selectProblem(controller, next);
  inNextFrame((chosen) => chosen.focus());
}

/** Stores the current problems. If the selected one remains, its fixes are requested again. */
export function receiveProblems(controller: Controller, problems: readonly PreviewProblem[]): void {
  const { problem } = controller.now();
  controller.change({ problems });
  if (problem === null) return;
  const { code, message } = problem.fault;
  const still = problemsOf(controller).find((one) => one.code === code && one.message === message);
  if (still === undefined) controller.change({ problem: null });
  else selectProblem(controller, still);
}

/** Calls `work` with the button of the selected problem after it is rendered. */
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
