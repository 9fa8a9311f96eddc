/** Generates a random stroke of each kind on a level. It may make no sense for the game, but a board could send it. */
import {
  carrierLetters,
  carriers,
  includes,
  junctionModes,
  junctionTypes,
  propTypes,
  remedies,
  statesOfProp,
} from '../../../../../engine/reactor';
import type { LevelSketch } from '../../level';
import type { Box, Copied, Fields, Place, RuleName, RulePart, Stroke } from '../stroke';
import type { JsonObject } from '../../../../../engine/json';

/** Returns a random integer from 0 to `count - 1`. */
export type Numbers = (count: number) => number;

/** The level for which strokes are generated, and the source of random numbers. */
export interface Ground {
  readonly sketch: LevelSketch;
  readonly below: Numbers;
}

/**
 * Generates one stroke of each kind, or none if the level has nothing for it. A kind without a generator does not
 * compile.
 */
export const generators: {
  readonly [Type in Stroke['type']]: (ground: Ground) => Extract<Stroke, { type: Type }> | undefined;
} = {
  paint(ground) {
    const grid = oneOf(ground, ['terrain', ...carriers] as const);
    const glyph = grid === 'terrain' ? oneOf(ground, ['#', '.']) : oneOf(ground, ['.', carrierLetters[grid]]);
    return { type: 'paint', grid, glyph, cells: cellsIn(ground, box(ground)) };
  },
  erase(ground) {
    const all = [...carriers, 'props', 'leaks', 'hazards'] as const;
    const some = all.filter(() => ground.below(2) === 0);
    return { type: 'erase', what: some.length === 0 ? all : some, cells: cellsIn(ground, box(ground)) };
  },
  place(ground) {
    const [position, free] = [place(ground), place(ground)];
    const type = oneOf(ground, propTypes);
    const isFree = ground.sketch.propAt(ground.sketch.cellOf([...position]) ?? -1) === undefined;
    return {
      type: 'place',
      prop: { type, position: isFree ? position : free, ...some(ground, fieldsOf(type, ground)) },
    };
  },
  move(ground) {
    const from = aProp(ground)?.position;
    return from && { type: 'move', from, to: place(ground) };
  },
  prop(ground) {
    const prop = aProp(ground);
    if (prop === undefined) return undefined;
    const fields = some(ground, fieldsOf(prop.type, ground));
    return { type: 'prop', at: prop.position, fields: { ...fields, 'x-note': ground.below(9) } };
  },
  bind(ground) {
    const reactor = aProp(ground, 'ReactorControl')?.position;
    return reactor && { type: 'bind', reactor, carrier: oneOf(ground, carriers), to: place(ground) };
  },
  leak(ground) {
    const known = entryOf(ground, 'leaks');
    const carrier = carriers.find((one) => one === known?.value['carrier']) ?? oneOf(ground, carriers);
    const fields = {
      severity: oneOf(ground, [1, 2, 7, null]),
      state: oneOf(ground, ['Leaking', 'Repaired', null]),
      access: oneOf(ground, [place(ground), null]),
    };
    return { type: 'leak', carrier, position: known?.place ?? place(ground), fields: some(ground, fields) };
  },
  hazard(ground) {
    const amount = (): number | null => oneOf(ground, [0.1, 1.5, 8, 20, null]);
    const blocks = oneOf(ground, [{ fuel: 2 }, { coolant: 1, electricity: 3 }, null]);
    const fields = { fuel: amount(), coolant: amount(), electricity: amount(), heat: amount(), blocks };
    const position = entryOf(ground, 'hazards')?.place ?? place(ground);
    return { type: 'hazard', position, fields: some(ground, fields) };
  },
  robot(ground) {
    const fields = { position: place(ground), heatImmunity: oneOf(ground, [2, null]) };
    return { type: 'robot', fields: some(ground, fields) };
  },
  inventory: (ground) => ({
    type: 'inventory',
    remedy: oneOf(ground, remedies),
    count: oneOf(ground, [0, 2, null]),
  }),
  metadata: (ground) => ({
    type: 'metadata',
    fields: { title: oneOf(ground, ['A', '"\\😀']), author: oneOf(ground, ['B', null]) },
  }),
  eye: (ground) => ({ type: 'eye', state: oneOf(ground, ['Locked', 'Unlocked'] as const) }),
  addRule: () => ({ type: 'addRule' }),
  addRulePart(ground) {
    const rule = aRule(ground)?.rule;
    const [list, as] = oneOf(ground, [
      ['predicates', 'Turn'],
      ['predicates', 'HazardBand'],
      ['effects', 'Warn'],
      ['effects', 'AddHeat'],
    ] as const);
    return rule && { type: 'addRulePart', rule, list, as };
  },
  setRule(ground) {
    const found = aRule(ground);
    return found && { type: 'setRule', ...found, fields: { 'x-note': ground.below(9) } };
  },
  moveRule(ground) {
    const found = aRule(ground);
    if (found === undefined) return undefined;
    const { rule, part } = found;
    const { rules } = ground.sketch;
    const count = part === null ? rules.length : partsOf(rules[rule.index]?.value, part.list).length;
    return { type: 'moveRule', rule, part, to: ground.below(count) };
  },
  removeRule(ground) {
    const found = aRule(ground);
    return found && { type: 'removeRule', ...found };
  },
  shift(ground) {
    const from = box(ground);
    return { type: 'shift', box: from, to: placeFor(ground, from), things: ground.below(3) > 0 };
  },
  paste(ground) {
    const content = copied(ground, box(ground));
    return { type: 'paste', content, to: placeFor(ground, content) };
  },
  resize(ground) {
    const by = (): number => oneOf(ground, [0, 1, 2, -1]);
    return { type: 'resize', left: by(), top: by(), right: by(), bottom: by() };
  },
};

function oneOf<T>({ below }: Ground, list: readonly T[]): T {
  return list[below(list.length)] as T;
}

function place({ sketch, below }: Ground): Place {
  return [below(sketch.width), below(sketch.height)];
}

/** Returns a box on the map; in half of the cases, around an existing entry. */
function box(ground: Ground): Box {
  const { sketch, below } = ground;
  const lists = ['props', 'leaks', 'hazards'] as const;
  const [x, y] = (below(2) === 0 ? entryOf(ground, oneOf(ground, lists))?.place : undefined) ?? place(ground);
  const [left, top] = [Math.max(0, x - below(3)), Math.max(0, y - below(3))];
  const width = Math.min(sketch.width - left, 1 + below(6));
  return { at: [left, top], width, height: Math.min(sketch.height - top, 1 + below(5)) };
}

/** Returns a place at which a box fits; in half of the cases, near its old place. */
function placeFor(ground: Ground, { at, width, height }: Box): Place {
  const { sketch, below } = ground;
  const [x, y] = below(2) === 0 ? place(ground) : [at[0] + below(5) - 2, at[1] + below(5) - 2];
  return [Math.max(0, Math.min(x, sketch.width - width)), Math.max(0, Math.min(y, sketch.height - height))];
}

function cellsIn({ sketch }: Ground, { at, width, height }: Box): number[] {
  return Array.from(
    { length: width * height },
    (_, index) => (at[1] + Math.floor(index / width)) * sketch.width + at[0] + (index % width),
  );
}

/** Copies the content of a box as the board does; in a quarter of the cases, only the grids. */
function copied({ sketch, below }: Ground, from: Box): Copied {
  const cells = cellsIn({ sketch, below }, from);
  const isIn = ({ cell }: { readonly cell: number | undefined }): boolean => cells.includes(cell ?? -1);
  const rowsOf = (grid: 'terrain' | (typeof carriers)[number]): string[] =>
    Array.from({ length: from.height }, (_, row) =>
      cells
        .slice(row * from.width, (row + 1) * from.width)
        .map((cell) => sketch.glyphAt(grid, cell) ?? '.')
        .join(''),
    );
  const withThings = below(4) > 0;
  const entriesOf = (list: 'props' | 'leaks' | 'hazards'): JsonObject[] =>
    withThings ? sketch[list].filter(isIn).map(({ value }) => value) : [];
  return {
    ...from,
    grids: {
      terrain: rowsOf('terrain'),
      Fuel: rowsOf('Fuel'),
      Coolant: rowsOf('Coolant'),
      Electricity: rowsOf('Electricity'),
    },
    props: entriesOf('props'),
    leaks: entriesOf('leaks'),
    hazards: entriesOf('hazards'),
  };
}

/** An entry of a list that stands on the map. */
function entryOf(ground: Ground, list: 'props' | 'leaks' | 'hazards') {
  const { sketch } = ground;
  const entries = sketch[list].flatMap(({ cell, value }) =>
    cell === undefined ? [] : [{ place: sketch.positionOf(cell), value }],
  );
  return entries.length === 0 ? undefined : oneOf(ground, entries);
}

function aProp(ground: Ground, wanted?: string): { type: string; position: Place } | undefined {
  const { sketch } = ground;
  const props = sketch.props.flatMap(({ type, cell }) =>
    cell === undefined || (wanted ?? type) !== type ? [] : [{ type, position: sketch.positionOf(cell) }],
  );
  return props.length === 0 ? undefined : oneOf(ground, props);
}

/** Members of a prop that a board changes, each with a value. */
function fieldsOf(type: string, ground: Ground): Fields {
  const states = includes(propTypes, type) && type !== 'AllSeeingEyeTerminal' ? statesOfProp(type) : [];
  return {
    ...(states.length > 0 ? { state: oneOf(ground, states) } : {}),
    ...(includes(junctionTypes, type) ? { mode: oneOf<string>(ground, junctionModes[type]) } : {}),
    ...(type === 'Door' ? { edge: [place(ground), place(ground)] } : {}),
    ...(type === 'ReactorControl'
      ? { id: `r${ground.below(9)}`, area: oneOf(ground, [[place(ground), place(ground)], null]) }
      : {}),
  };
}

/** Some of the members. */
function some({ below }: Ground, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(() => below(3) > 0));
}

/** A rule, or a part of one. */
function aRule(ground: Ground): { readonly rule: RuleName; readonly part: RulePart | null } | undefined {
  const { sketch, below } = ground;
  if (sketch.rules.length === 0) return undefined;
  const { index, id, value } = oneOf(ground, sketch.rules);
  const list = oneOf(ground, ['predicates', 'effects'] as const);
  const parts = partsOf(value, list);
  const at = below(parts.length + 1);
  const part = parts[at];
  return { rule: { index, id }, part: part === undefined ? null : { list, index: at, is: part.type } };
}

function partsOf(rule: JsonObject | undefined, list: 'predicates' | 'effects') {
  return (rule?.[list] ?? []) as readonly { readonly type: string }[];
}
