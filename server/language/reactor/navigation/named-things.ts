import type { JsonDocument } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import type { Document } from '../../text/document';
import { sketchLevel } from '../level';
import { shownText } from '../../text/shown-text';
import type { Range } from '../../text/lines';
import type { SymbolKind } from './symbols';

/** A named thing of a level. */
export interface NamedThing {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly range: Range;
  /** The title of its level. */
  readonly container: string;
}

/** The maximum length of names, in characters. */
const longest = 100;

/** Returns the named things of a level: the level itself, its reactors and rules. */
export function symbolsIn({ json, lines }: Document): NamedThing[] {
  const sketch = sketchLevel(json.value);
  const container = textAt(json, ['metadata', 'title']) ?? '';
  const symbol = (kind: SymbolKind, path: readonly (string | number)[]): NamedThing[] => {
    const name = textAt(json, path);
    const span = json.spanOf(path);
    return name && span ? [{ name, kind, range: lines.rangeOf(span), container }] : [];
  };
  return [
    ...symbol('level', ['metadata', 'title']),
    ...sketch.props.flatMap(({ index, type }) =>
      type === 'ReactorControl' ? symbol('reactor', ['props', index, 'id']) : [],
    ),
    ...sketch.rules.flatMap(({ index }) => symbol('rule', ['rules', index, 'id'])),
  ];
}

function textAt({ value }: JsonDocument, path: readonly (string | number)[]): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' ? shownText(text, longest) : undefined;
}
