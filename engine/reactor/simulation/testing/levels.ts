import type { Hazard, Leak, Level, Prop, Rule } from '../../level';
import { hazardFields, perCarrier, type Carrier, type HazardField, type Remedy } from '../../terms';

/** A position as column and row. */
export type At = readonly [number, number];

type WithAt<T> = T extends unknown
  ? Omit<T, 'cell' | 'edge' | 'consumers' | 'area' | 'access'> & {
      at: At;
      access?: At;
      edge?: readonly [At, At];
      consumers?: readonly [At, At, At];
      area?: readonly At[];
    }
  : never;

export interface LevelSketch {
  /** `#` wall, `.` floor, `@` the robot's floor cell (by default the first floor cell). */
  readonly map: readonly string[];
  readonly fuel?: readonly string[];
  readonly coolant?: readonly string[];
  readonly electricity?: readonly string[];
  readonly props?: readonly WithAt<Prop>[];
  readonly leaks?: readonly {
    carrier: Carrier;
    at: At;
    access?: At;
    state?: Leak['state'];
    severity?: number;
  }[];
  readonly hazards?: readonly ({ at: At; blocks?: Hazard['blocks'] } & Partial<
    Record<HazardField, number>
  >)[];
  readonly inventory?: Partial<Record<Remedy, number>>;
  readonly heatImmunity?: number;
  readonly allSeeingEye?: Level['allSeeingEye'];
  readonly actionBudget?: number;
  readonly rules?: readonly (Partial<Rule> & Pick<Rule, 'effects'>)[];
}

/** Builds a level from a drawing without checks. Tests of the simulation have to pass valid drawings. */
export function sketch(drawing: LevelSketch): Level {
  const rows = drawing.map;
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const cells = rows.join('');
  const cellOf = ([x, y]: At) => y * width + x;
  const grid = (drawn: readonly string[] | undefined) =>
    Uint8Array.from({ length: width * height }, (_, cell) => {
      const glyph = drawn?.[Math.floor(cell / width)]?.[cell % width] ?? '.';
      return glyph === '.' ? 0 : 1;
    });
  const networks = { Fuel: drawing.fuel, Coolant: drawing.coolant, Electricity: drawing.electricity };
  return {
    metadata: {
      title: 'A sketch',
      ...(drawing.actionBudget === undefined ? {} : { actionBudget: drawing.actionBudget }),
    },
    width,
    height,
    floor: Uint8Array.from(cells, (glyph) => (glyph === '#' ? 0 : 1)),
    networks: perCarrier((carrier) => grid(networks[carrier])),
    props: (drawing.props ?? []).map((prop) => propFrom(prop, cellOf)),
    leaks: (drawing.leaks ?? []).map(({ carrier, at, access, state, severity }) => ({
      carrier,
      cell: cellOf(at),
      access: cellOf(access ?? at),
      state: state ?? 'Leaking',
      severity: severity ?? 1,
    })),
    hazards: (drawing.hazards ?? []).map(({ at, blocks, ...amounts }) => ({
      cell: cellOf(at),
      amounts: Object.fromEntries(
        hazardFields.map((field) => [field, amounts[field] ?? 0]),
      ) as Hazard['amounts'],
      blocks: blocks ?? {},
    })),
    robot: {
      cell: cells.includes('@') ? cells.indexOf('@') : cells.indexOf('.'),
      inventory: {
        FuelNeutralizer: 0,
        CoolantNeutralizer: 0,
        ElectricityNeutralizer: 0,
        HeatShield: 0,
        ...drawing.inventory,
      },
      heatImmunity: drawing.heatImmunity ?? 0,
    },
    allSeeingEye: drawing.allSeeingEye ?? 'Locked',
    rules: (drawing.rules ?? []).map((rule, index) => ({
      id: `rule-${index}`,
      enabled: true,
      trigger: 'Once',
      priority: 0,
      phase: 'EndOfTurn',
      predicates: [],
      ...rule,
    })),
  };
}

function propFrom({ at, edge, consumers, area, ...rest }: WithAt<Prop>, cellOf: (at: At) => number): Prop {
  const [fuel, coolant, electricity] = consumers ?? [];
  return {
    ...rest,
    cell: cellOf(at),
    ...(edge === undefined ? {} : { edge: edge.map(cellOf) }),
    ...(fuel && coolant && electricity
      ? { consumers: { Fuel: cellOf(fuel), Coolant: cellOf(coolant), Electricity: cellOf(electricity) } }
      : {}),
    ...(area === undefined ? {} : { area: area.map(cellOf) }),
  } as unknown as Prop;
}
