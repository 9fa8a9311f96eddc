import type { Path } from '../../../engine/core';
import type { Span } from '../../../engine/json';
import { inputWords, outcomeWords, verdictWords } from '../../../engine/lix';
import type { InlayHint, InlayHints } from '../workspace/features';
import { shownText } from '../text/shown-text';
import type { ScenarioText } from './scenario-text';

const longestLabel = 120;

/** Returns the hints: the effect of each input, and the result after the players and the last update. */
export function hintsIn({ document: { json }, timeline }: ScenarioText, range: Span): InlayHints {
  const hints: InlayHint[] = [];
  const add = (path: Path, words: string): void => {
    const offset = json.spanOf(path)?.end;
    if (offset === undefined || offset < range.start || offset > range.end) return;
    hints.push({ offset, label: shownText(words, longestLabel), side: 'after' });
  };
  if (timeline !== undefined) {
    add(['until'], verdictWords(timeline));
    for (const [index, lane] of timeline.lanes.entries()) {
      add(['players', index], outcomeWords(timeline, index));
      for (const mark of lane.inputs) add(['inputs', mark.input.index], inputWords(timeline, mark));
    }
  }
  return { hints: hints.sort((one, other) => one.offset - other.offset), isPartial: false };
}
