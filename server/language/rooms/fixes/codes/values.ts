import type { JsonValue } from '../../../../../engine/json';
import { roomsShape } from '../../../../../engine/rooms';
import { shapeAt, valueAt, type Shape } from '../../../../../engine/shape';
import { plainText } from '../../../json/completion';
import { shownText } from '../../../text/shown-text';
import { valueTemplate } from '../../completion/templates';
import type { RoomsFix, RoomsProblem } from '../context';
import type { Proposal } from '../../../text/fixes';

/** Converts the value to the kind that the key takes, or replaces it by the initial value. */
export const rightKind: RoomsFix = (problem) => {
  const { diagnostic } = problem;
  const { own } = problem.context;
  const { path } = diagnostic;
  const shape = shapeAt(roomsShape, undefined, path)?.shape;
  const value = valueAt(own.toml.value, path);
  if (shape === undefined || path.length === 0) return [];
  const table = own.sketch.parts.find(
    (part) => part.kind === 'table' && part.path.length === 1 && part.path[0] === path[0],
  );
  if (path.length === 1 && shape.kind === 'list' && table?.key !== undefined) {
    const { start, end } = table.key;
    return [
      {
        title: `Change to [[${String(path[0])}]]`,
        edits: [
          { start, end: start, text: '[' },
          { start: end, end, text: ']' },
        ],
        isPreferred: true,
      },
    ];
  }
  const same = converted(value, shape);
  return [
    ...(same === undefined ? [] : writing(problem, same, true)),
    ...writing(problem, plainText(valueTemplate(problem.context.view, path)), same === undefined),
  ];
};

/** Changes the value to the nearest valid number, or else to the initial value. */
export const nearestValue: RoomsFix = (problem) => {
  const { path } = problem.diagnostic;
  const value = valueAt(problem.context.own.toml.value, path);
  const shape = shapeAt(roomsShape, undefined, path)?.shape;
  if (typeof value === 'number' && !Number.isNaN(value) && shape?.kind === 'integer')
    return writing(problem, String(Math.min(shape.max, Math.max(shape.min, Math.round(value)))), true);
  return writing(problem, plainText(valueTemplate(problem.context.view, path)), true);
};

function writing(
  { context: { own }, diagnostic }: RoomsProblem,
  value: string,
  isPreferred: boolean,
): Proposal[] {
  const span = own.toml.spanOf(diagnostic.path);
  if (span === undefined || value === '') return [];
  const title = `Change to ${shownText(value.replace(/\s+/g, ' '), 40)}`;
  return [{ title, edits: [{ ...span, text: value }], isPreferred }];
}

/** Converts a value to TOML of another kind; `undefined` if there is no equivalent. */
function converted(value: JsonValue, shape: Shape): string | undefined {
  const lone = Array.isArray(value) && value.length === 1 ? (value[0] as JsonValue) : undefined;
  switch (shape.kind) {
    case 'integer': {
      const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : lone;
      return typeof number === 'number' ? String(number) : undefined;
    }
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(String(value));
      if (Array.isArray(value) && value.length > 1 && value.every((row) => typeof row === 'string'))
        return `"""\n${value.join('\n')}\n"""`;
      return typeof lone === 'string' ? JSON.stringify(lone) : undefined;
    case 'list': {
      if (typeof value !== 'string') return undefined;
      if (shape.item.kind === 'integer') {
        const pair = /^\D*(\d+)\D+(\d+)\D*$/.exec(value);
        return pair === null ? undefined : `[${pair[1] ?? ''}, ${pair[2] ?? ''}]`;
      }
      return shape.item.kind === 'string' ? `[${JSON.stringify(value)}]` : weighted(value, shape.item);
    }
    case 'object':
      return typeof value === 'string' ? weighted(value, shape) : undefined;
    default:
      return undefined;
  }
}

/** A name alone as an entry with a weight. */
function weighted(name: string, shape: Shape): string | undefined {
  if (shape.kind !== 'object' || !('weight' in shape.members)) return undefined;
  const [key = 'id'] = Object.keys(shape.members);
  return `{ ${key} = ${JSON.stringify(name)}, weight = 1 }`;
}
