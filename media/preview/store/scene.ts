import { partsOfValue, sceneOfParts, sceneOfState, type Scene } from '../../../engine/reactor/picture';
import { forecastOf, type Forecast, type State } from '../../../engine/reactor/simulation';
import { cellForecastsOf, type CellForecasts } from '../../../engine/reactor/words';
import { memoize } from '../../../engine/core';
import type { LevelState } from '../../../engine/reactor/terms';
import { lineOf, shownIndex, shownState } from '../modes/line';
import { statusAt } from '../modes/moment';
import type { View } from './view';

/** The content of the board. */
export interface Shown {
  readonly scene: Scene;
  /** True if it is not the current state of the document. */
  readonly isStale: boolean;
}

const issueList = memoize((list: View['problems']) =>
  list.list.flatMap(({ severity, cells }) =>
    severity === 'hint' || cells.length === 0 ? [] : [{ severity, cells }],
  ),
);

/** The forecast of the shown state; `null` while the timeline moves and it is not computed yet. */
function shownForecast(view: View): Forecast | null {
  const { good, mode } = view;
  if (good === null) return null;
  if (mode === 'inspect' || mode === 'forecast') return forecastOf(good.start);
  const state = shownState(view);
  return state === null || !view.isSettled ? null : forecastOf(state);
}

const laterCrossings = memoize((forecast: Forecast, turn: number) => ({
  crossings: forecast.summary.crossings.filter((crossing) => crossing.turn >= turn),
  ready: forecast.summary.ready.filter(({ when }) => typeof when === 'number' && when >= turn),
}));

/** Returns the content of the board for a view. */
export type ShownOf = (view: View) => Shown | null;

/** Returns the same object as long as nothing visible has changed. */
export function createShownOf(): ShownOf {
  let last: { readonly key: readonly unknown[]; readonly shown: Shown } | undefined;
  return (view) => {
    const sources = sourcesOf(view);
    if (sources === null) return null;
    const key = Object.values(sources);
    if (last !== undefined && key.every((each, index) => each === last?.key[index])) return last.shown;
    const shown = sources.state === null ? partsShown(view) : stateShown(sources.state, sources);
    if (shown !== null) last = { key, shown };
    return shown;
  };
}

/** The inputs of a scene; unchanged inputs keep their identity. */
interface Sources {
  readonly state: State | null;
  readonly status: LevelState | undefined;
  readonly before: State | undefined;
  readonly display: View['display'];
  readonly forecast: Forecast | null;
  readonly reach: boolean;
  readonly problems: View['problems'] | null;
  readonly isStale: boolean;
  readonly document: View['document'];
}

function sourcesOf(view: View): Sources | null {
  const { document, good, display, layers, mode } = view;
  if (document === null) return null;
  const isStale = document.game === null || view.gone !== null;
  const state = shownState(view);
  return {
    state,
    status: state === null ? undefined : statusAt(view, state, shownIndex(view)),
    before: mode === 'inspect' ? undefined : stateBefore(view),
    display,
    forecast: layers.hidden.includes('ghosts') ? null : shownForecast(view),
    reach: !layers.hidden.includes('reach') || mode === 'play',
    // on the last valid board, the problems of a newer text would be misplaced
    problems: isStale && good !== null ? null : view.problems,
    isStale,
    document: state === null ? document : null,
  };
}

function stateShown(
  state: State,
  { status, display, before, problems, forecast, reach, isStale }: Sources,
): Shown {
  const scene = sceneOfState(state, {
    display,
    status,
    before,
    issues: problems === null ? undefined : issueList(problems),
    forecast: forecast === null ? undefined : laterCrossings(forecast, state.turn),
    reach,
  });
  return { scene, isStale };
}

/** The scene of a document that has never been valid, from its readable parts. */
function partsShown({ document, problems, display }: View): Shown | null {
  if (document === null) return null;
  const parts = partsOfValue(document.value);
  if (parts === undefined) return null;
  return {
    scene: sceneOfParts({ ...parts, issues: issueList(problems), display }, document.balance),
    isStale: true,
  };
}

/** The state to compare with the shown one. */
function stateBefore(view: View): State | undefined {
  return lineOf(view)?.frames[shownIndex(view) - 1]?.state;
}

/** The forecast for each cell of the shown state. */
export function shownCellForecast(view: View): CellForecasts | undefined {
  const { good, mode } = view;
  if (good === null) return undefined;
  const state = mode === 'inspect' ? good.start : shownState(view);
  return state === null || !view.isSettled ? undefined : cellForecast(state);
}

const cellForecast = memoize((state: State) => cellForecastsOf(forecastOf(state)));
