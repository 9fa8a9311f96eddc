import type { Span } from '../../../../../engine/json';
import type { LevelContext } from '../../level';
import type { RuleEntry } from '../../level/sketch';

/** A rule under the pointer, and the span of the place. */
export interface PointedRule {
  readonly rule: RuleEntry;
  readonly span: Span;
}

/** Returns the rule at an offset: on its id, or on its own braces. Its parts have their own hovers. */
export function ruleAt(
  { sketch, document: { json } }: LevelContext,
  offset: number,
): PointedRule | undefined {
  const { path, onKey } = json.locate(offset);
  const [list, index, key] = path;
  if (list !== 'rules' || typeof index !== 'number' || path.length > 3 || onKey) return undefined;
  const rule = sketch.rules.find((one) => one.index === index);
  const span = json.spanOf(path);
  if (rule === undefined || span === undefined) return undefined;
  if (key === 'id') return { rule, span };
  if (key !== undefined) return undefined;
  const braces = [span.start, span.end - 1].map((start) => ({ start, end: start + 1 }));
  const brace = braces.find(({ start, end }) => start <= offset && offset <= end);
  return brace && { rule, span: brace };
}
