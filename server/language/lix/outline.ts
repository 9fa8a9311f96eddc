import type { JsonChild, JsonValue } from '../../../engine/json';
import { childOf } from '../../../engine/shape';
import type { Document } from '../text/document';
import type { Icon, OutlineSymbol, WorkspaceSymbol } from '../workspace/features';
import { shownText } from '../text/shown-text';

/**
 * The maximum length of names and details in characters, and the maximum number of entries that are shown of a list.
 */
const most = { characters: 100, entries: 5000 } as const;

/** Returns the outline: the players, their inputs by update, and the settings. */
export function outlineOf({ json }: Document): readonly OutlineSymbol[] {
  const seen = new Set<JsonChild['step']>();
  return json.childrenOf([]).flatMap((child) => {
    const { step } = child;
    // a path leads to the first of the members with the same key
    const isFirst = !seen.has(step);
    seen.add(step);
    const value = typeof step === 'string' ? childOf(json.value, step) : undefined;
    if (isFirst && (step === 'players' || step === 'inputs')) {
      const children = entriesOf(step, value);
      return member(child, String(children.length), 'array', children);
    }
    return member(child, text(value), 'field', []);
  });

  function entriesOf(list: 'players' | 'inputs', value: JsonValue): OutlineSymbol[] {
    return json
      .childrenOf([list])
      .slice(0, most.entries)
      .flatMap(({ step, span }) => {
        const entry = step === undefined ? undefined : childOf(value, step);
        if (typeof entry !== 'object' || entry === null) return [];
        return [{ ...describe[list](entry), span, at: span, children: [] }];
      });
  }
}

/** Returns the players of a file, for the symbol search of the workspace. */
export function namesOf(uri: string, document: Document): readonly WorkspaceSymbol[] {
  const { json, lines } = document;
  const title = text(childOf(json.value, 'title'));
  return outlineOf(document)
    .flatMap(({ children }) => children)
    .filter(({ icon }) => icon === 'class')
    .map(({ name, icon, span }) => ({ name, icon, uri, range: lines.rangeOf(span), container: title }));
}

type Described = Pick<OutlineSymbol, 'name' | 'detail' | 'icon'>;

const describe: Readonly<Record<'players' | 'inputs', (entry: JsonValue) => Described>> = {
  players: (player) => ({
    name: text(childOf(player, 'id')) || 'player',
    detail: `${text(childOf(player, 'lixInHatch')) || '?'} lix`,
    icon: 'class',
  }),
  inputs: (input) => ({
    name: `${text(childOf(input, 'update')) || '?'} ${text(childOf(input, 'player'))}`.trim(),
    detail: [text(childOf(input, 'type')), text(childOf(input, 'skill')), text(childOf(input, 'lix'))]
      .filter(Boolean)
      .join(' '),
    icon: 'event',
  }),
};

function member(
  { step, key, span }: JsonChild,
  detail: string,
  icon: Icon,
  children: readonly OutlineSymbol[],
): OutlineSymbol[] {
  if (typeof step !== 'string' || key === undefined) return [];
  const whole = { start: key.start, end: Math.max(span.end, key.end) };
  return [{ name: shownText(step, most.characters) || '""', detail, icon, span: whole, at: key, children }];
}

function text(value: JsonValue): string {
  return typeof value === 'string' || typeof value === 'number'
    ? shownText(String(value), most.characters)
    : '';
}
