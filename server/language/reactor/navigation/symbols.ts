import type { Path } from '../../../../engine/core';
import type { JsonChild, JsonDocument, JsonObject, JsonValue, Span } from '../../../../engine/json';
import { consumerTypes, flowTypes, includes, junctionTypes, supplyTypes } from '../../../../engine/reactor';
import { childOf } from '../../../../engine/shape';
import type { Document } from '../../text/document';
import { shownText } from '../../text/shown-text';
import { isReactor, maxSymbols, outlineRoom, type OutlineGroup } from './outline-room';

/** The kind of a symbol. */
export type SymbolKind =
  | 'level'
  | 'field'
  | 'grid'
  | 'list'
  | 'flow'
  | 'consumer'
  | 'junction'
  | 'door'
  | 'terminal'
  | 'supply'
  | 'reactor'
  | 'prop'
  | 'leak'
  | 'hazard'
  | 'robot'
  | 'rule'
  | 'predicate'
  | 'effect';

/** The maximum length of names and details, in characters. */
const longest = 100;

/** A part of a document as an outline shows it. */
export interface DocumentSymbol {
  readonly name: string;
  readonly detail: string;
  readonly kind: SymbolKind;
  /** The whole symbol, including its key. */
  readonly span: Span;
  /** Its name in the text; within `span`. */
  readonly at: Span;
  readonly children: readonly DocumentSymbol[];
}

/**
 * Returns the outline of a level. For a large level it has the most important entries: names come first, hazards last.
 * Linear in the lists; rows are not read.
 */
export function levelSymbols({ json }: Document): readonly DocumentSymbol[] {
  const isFirst = firsts();
  const room = outlineRoom(json.value);
  /** True if there is room for one more of a group. */
  const fits = (group: OutlineGroup): boolean => room[group]-- > 0;
  return childrenOf(json, []).flatMap((child) => {
    const value = childOf(json.value, child.step ?? '');
    const { step } = child;
    if (typeof step !== 'string') return [];
    if (!isFirst(child)) return member(child, '', 'field');
    if (Object.hasOwn(itemSymbols, step)) {
      const list = step as keyof typeof itemSymbols;
      return member(child, countOf(value), 'list', items(list, value, itemSymbols[list]));
    }
    switch (step) {
      case 'metadata':
        return member(child, text(childOf(value, 'title')), 'level');
      case 'dimensions':
        return member(child, `${text(childOf(value, 'width'))} × ${text(childOf(value, 'height'))}`, 'field');
      case 'terrain':
        return member(child, '', 'grid');
      case 'networks':
        return member(
          child,
          '',
          'list',
          json.childrenOf([step]).flatMap((grid) => member(grid, '', 'grid')),
        );
      case 'robot':
        return member(child, positionText(childOf(value, 'position')), 'robot');
      default:
        return member(child, text(value), 'field');
    }
  });

  function items(list: keyof typeof itemSymbols, value: JsonValue, describe: Describe): DocumentSymbol[] {
    if (room[list] <= 0 && list !== 'props') return [];
    return json.childrenOf([list]).flatMap(({ step, span }) => {
      const entry = step === undefined ? undefined : childOf(value, step);
      if (typeof step !== 'number' || !isObject(entry)) return [];
      if (!fits(list === 'props' && isReactor(entry) ? 'reactors' : list)) return [];
      const parts = list === 'rules' ? ruleParts(step, entry) : [];
      // spelled out: objects are spread some ten times as slowly, and a level has thousands
      const { name, detail, kind } = describe(entry);
      return [{ name, detail, kind, span, at: span, children: parts }];
    });
  }

  function ruleParts(rule: number, value: JsonObject): DocumentSymbol[] {
    if (room.ruleParts <= 0) return [];
    return (['predicates', 'effects'] as const).flatMap((list) =>
      json.childrenOf(['rules', rule, list]).flatMap(({ step, span }) => {
        const entry = step === undefined ? undefined : childOf(value[list], step);
        if (!isObject(entry) || !fits('ruleParts')) return [];
        const kind = list === 'predicates' ? 'predicate' : 'effect';
        const detail = positionText(entry['position']);
        return [{ name: text(entry['type']) || kind, detail, kind, span, at: span, children: [] }];
      }),
    );
  }
}

/** Returns the outline of any other document: its members, and the members of its objects. */
export function memberSymbols({ json }: Document): readonly DocumentSymbol[] {
  const walk = (path: readonly (string | number)[], depth: number): DocumentSymbol[] => {
    const isFirst = firsts();
    return childrenOf(json, path).flatMap((child) => {
      if (typeof child.step !== 'string') return [];
      const inner = [...path, child.step];
      const isOpened = isFirst(child) && depth <= 3;
      return member(child, '', 'field', isOpened ? walk(inner, depth + 1) : []);
    });
  };
  return walk([], 0);
}

type Named = Pick<DocumentSymbol, 'name' | 'detail' | 'kind'>;
type Describe = (entry: JsonObject) => Named;

const itemSymbols = {
  props: (prop): Named => {
    const type = text(prop['type']);
    const id = text(prop['id']);
    return {
      name: type || 'prop',
      detail: [id, positionText(prop['position'])].filter(Boolean).join(' '),
      kind: kindOfProp(type),
    };
  },
  leaks: (leak): Named => ({
    name: `${text(leak['carrier'])} leak`.trim(),
    detail: positionText(leak['position']),
    kind: 'leak',
  }),
  hazards: (hazard): Named => ({
    name:
      ['fuel', 'coolant', 'electricity', 'heat'].filter((field) => Object.hasOwn(hazard, field)).join(', ') ||
      'hazard',
    detail: positionText(hazard['position']),
    kind: 'hazard',
  }),
  rules: (rule): Named => ({ name: text(rule['id']) || 'rule', detail: text(rule['phase']), kind: 'rule' }),
} satisfies Record<string, Describe>;

function kindOfProp(type: string): SymbolKind {
  if (includes(flowTypes, type)) return 'flow';
  if (includes(consumerTypes, type)) return 'consumer';
  if (includes(junctionTypes, type)) return 'junction';
  if (includes(supplyTypes, type)) return 'supply';
  if (type === 'Door') return 'door';
  if (type === 'AllSeeingEyeTerminal') return 'terminal';
  return type === 'ReactorControl' ? 'reactor' : 'prop';
}

/** Returns one symbol, or none if the text is too incomplete. */
function member(
  { step, key, span }: JsonChild,
  detail: string,
  kind: SymbolKind,
  children: readonly DocumentSymbol[] = [],
): DocumentSymbol[] {
  if (typeof step !== 'string' || key === undefined) return [];
  const whole = { start: key.start, end: Math.max(span.end, key.end) };
  return [{ name: shownText(step, longest) || '""', detail, kind, span: whole, at: key, children }];
}

function childrenOf(json: JsonDocument, path: Path): readonly JsonChild[] {
  return json.childrenOf(path).slice(0, maxSymbols);
}

/**
 * Returns a function that is true for the first member of each key. Paths cannot address the value of a repeated key.
 */
function firsts(): (child: JsonChild) => boolean {
  const seen = new Set<JsonChild['step']>();
  return ({ step }) => {
    const isFirst = !seen.has(step);
    seen.add(step);
    return isFirst;
  };
}

function countOf(value: JsonValue): string {
  return Array.isArray(value) ? String(value.length) : '';
}

function text(value: JsonValue): string {
  return typeof value === 'string' || typeof value === 'number' ? shownText(String(value), longest) : '';
}

function positionText(value: JsonValue): string {
  if (!Array.isArray(value)) return '';
  const parts = (value as readonly JsonValue[]).slice(0, 3).map((part) => text(part) || '?');
  return `[${parts.join(', ')}${value.length > 3 ? ', …' : ''}]`;
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
