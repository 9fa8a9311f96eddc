import type { JsonObject, JsonValue } from '../../../../../engine/json';
import {
  effectWords,
  predicateWords,
  ruleTimeWords,
  type RuleVoice,
} from '../../../../../engine/reactor/words/rule-words';
import type { LevelContext, LevelSketch } from '../../level';
import type { RuleEntry } from '../../level/sketch';
import { whyMissing, type ForecastState } from '../forecast-state';
import { plain, stack, word } from '../../../json/hover/markdown';
import { ruleTurns, whenSentence } from './when';

/** More predicates or effects of a rule are not listed. */
const maxItems = 8;

/** Describes a rule: the turns in which it fires if the player only waits, and its meaning in words. */
export function ruleMarkdown({ sketch }: LevelContext, rule: RuleEntry, state: ForecastState): string {
  const { value, id } = rule;
  const voice = markdownVoice(sketch);
  const predicates = objectsIn(value['predicates']).map((one) => predicateWords(voice, one));
  const effects = objectsIn(value['effects']).map((one) => effectWords(voice, one));
  const { forecast } = value;
  return stack([
    `**Rule ${id === '' ? 'without an id' : word(id)}**`,
    whenText(rule, state),
    `${ruleTimeWords(voice, value)}${predicates.length === 0 ? '' : ', if all of these are true:'}`,
    bullets(predicates),
    effects.length === 0 ? '' : 'Then:',
    bullets(effects),
    typeof forecast === 'string' ? `Text for the player: “${plain(forecast)}”` : '',
  ]);
}

function whenText({ index, value }: RuleEntry, state: ForecastState): string {
  if (value['enabled'] === false) return 'Never fires: it is switched off.';
  if (state.kind !== 'known') return whyMissing(state, 'The forecast of this rule');
  return whenSentence(ruleTurns(state.start, state.forecast, index));
}

/** Texts of the file are markdown that shows just them. */
function markdownVoice(sketch: LevelSketch): RuleVoice {
  return {
    word,
    plain,
    place(position) {
      const cell = sketch.cellOf(position);
      if (cell === undefined) return undefined;
      const type = sketch.propAt(cell)?.type ?? '';
      return `[${sketch.positionOf(cell).join(', ')}]${type === '' ? '' : ` (${word(type)})`}`;
    },
  };
}

function bullets(lines: readonly string[]): string {
  const shown = lines.length > maxItems ? [...lines.slice(0, maxItems), '…'] : lines;
  return shown.map((line) => `- ${line}`).join('\n');
}

function objectsIn(value: JsonValue): JsonObject[] {
  const items = Array.isArray(value) ? (value as readonly JsonValue[]) : [];
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) ? [item as JsonObject] : [],
  );
}
