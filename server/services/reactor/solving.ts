import { counted, type SolverProgress } from '../../../engine/core';
import type { Balance, Level } from '../../../engine/reactor';
import type { ReactorSolveResult } from '../../../engine/reactor/solver';
import { shownText, type LevelDocument, type SolveState } from '../../language';
import { SolveCancelled, type RunningSolve, type SolveJob } from '../../solver/job';
import type { ServiceHost, ServiceSettings } from '../host';

/** A search for one text and balance. */
interface Asked {
  readonly text: string;
  readonly balance: Balance;
  readonly level: Level;
  running: RunningSolve | undefined;
  progress: SolverProgress | undefined;
  result: ReactorSolveResult | undefined;
  failure: string | undefined;
}

/** Runs at most one search for each open level, and keeps its result while the level is open. */
export class Solving {
  private readonly asked = new Map<string, Asked>();

  constructor(private readonly host: ServiceHost) {}

  /** Returns the state of the search for a version of a level. */
  stateOf({ uri, document, level }: LevelDocument): SolveState {
    const asked = this.asked.get(this.host.project.keyOf(uri));
    if (asked === undefined)
      return level.analysis.level === undefined ? { step: 'unplayable' } : { step: 'unasked' };
    if (asked.running !== undefined) return { step: 'searching', progress: asked.progress };
    if (asked.failure !== undefined) return { step: 'failed', message: asked.failure };
    if (asked.result === undefined) return { step: 'unasked' };
    const isStale = asked.text !== document.json.text || asked.balance !== level.balance;
    return { step: 'answered', result: asked.result, level: asked.level, isStale };
  }

  /** Returns the last result and its level. */
  answerOf(uri: string): Pick<Asked, 'level' | 'balance' | 'result'> | undefined {
    return this.asked.get(this.host.project.keyOf(uri));
  }

  /** Starts a search and cancels a running one. Resolves when it has ended. */
  async ask(context: LevelDocument): Promise<ReactorSolveResult | undefined> {
    const { level } = context.level.analysis;
    const { balance } = context.level;
    if (level === undefined) return undefined;
    const { project, solver, settings } = this.host;
    const key = project.keyOf(context.uri);
    this.cancel(context.uri);
    const asked: Asked = {
      text: context.document.json.text,
      balance,
      level,
      running: undefined,
      progress: undefined,
      result: undefined,
      failure: undefined,
    };
    this.asked.set(key, asked);
    const title = `Searching for a win of ${shownText(level.metadata.title, 60)}`;
    const shown = this.host.startProgress(title, () => this.cancel(context.uri));
    asked.running = solver.solve({ level, balance, ...boundsOf(settings.current.solver) }, (progress) => {
      asked.progress = progress;
      shown.report(counted(progress.states, 'state'));
      this.host.refreshLenses();
    });
    this.host.refreshLenses();
    try {
      asked.result = await asked.running.result;
      return asked.result;
    } catch (error) {
      if (!(error instanceof SolveCancelled))
        asked.failure = error instanceof Error ? error.message : String(error);
      else if (this.asked.get(key) === asked) this.asked.delete(key);
      return undefined;
    } finally {
      asked.running = undefined;
      shown.end();
      this.host.refreshLenses();
    }
  }

  /** Cancels the search for a level, if there is one. */
  cancel(uri: string): void {
    this.asked.get(this.host.project.keyOf(uri))?.running?.cancel();
  }

  /** Discards the search of a closed level. */
  forget(uri: string): void {
    this.cancel(uri);
    this.asked.delete(this.host.project.keyOf(uri));
  }
}

/** Converts the limits in the settings; 0 turns means no limit. */
function boundsOf({
  maxStates,
  maxTurns,
}: ServiceSettings['solver']): Pick<SolveJob, 'maxStates' | 'maxTurns'> {
  return maxTurns > 0 ? { maxStates, maxTurns } : { maxStates };
}
