import type { Issue } from '../../core';
import { defaultBalance, type Balance } from '../balance';
import type { Cell, Robot } from '../level';
import { codeOf, fieldIndex, thresholdsOf } from '../simulation/cell-code';
import type { Display } from '../simulation/explain/sight';
import type { Block } from '../simulation/state';
import {
  carrierLetters,
  carriers,
  hazardFields,
  perCarrier,
  type Carrier,
  type HazardField,
  type PerCarrier,
} from '../terms';
import { armsOf } from './arms';
import { problemsOf } from './overlays';
import { reachOf } from './reach';
import { surfaceScene } from './surface-scene';
import {
  ground,
  presence,
  type Scene,
  type SceneLeak,
  type SceneNetwork,
  type SceneProp,
  type SceneTarget,
} from './scene';

/**
 * Rows of characters as in a file. A cell is unknown if its row is not a string or too short, or if its character is
 * not a glyph.
 */
export type Rows = readonly unknown[];

/** The known parts of a level that may have faults. Everything but the size is optional. */
export interface SceneParts {
  readonly title?: string;
  readonly width: number;
  readonly height: number;
  readonly terrain?: Rows;
  readonly networks?: Readonly<Partial<Record<Carrier, Rows>>>;
  /** The props without their arms, which are derived from the networks. */
  readonly props?: readonly SceneProp[];
  readonly leaks?: readonly SceneLeak[];
  readonly hazards?: readonly {
    readonly cell: Cell;
    readonly amounts: Readonly<Partial<Record<HazardField, number>>>;
    readonly blocks?: Readonly<Partial<Record<Carrier, number>>>;
  }[];
  readonly robot?: Pick<Robot, 'cell' | 'heatImmunity'> | null;
  readonly ruleTargets?: readonly SceneTarget[];
  readonly issues?: readonly Pick<Issue, 'severity' | 'cells'>[];
  readonly display?: Display;
  readonly allSeeingEye?: boolean;
  /** The number of moves for which the robot's reach is shown. Without it the reach is not shown. */
  readonly moves?: number;
}

/** Builds the scene of a level of which perhaps only parts are known. Nothing is simulated, so services are unknown. */
export function sceneOfParts(parts: SceneParts, balance: Balance = defaultBalance): Scene {
  const { width, height } = parts;
  const terrain = gridOf(parts, parts.terrain, (glyph) =>
    glyph === '#' ? ground.wall : glyph === '.' ? ground.floor : ground.unknown,
  );
  const networks = perCarrier((carrier): SceneNetwork => {
    const cells = gridOf(parts, parts.networks?.[carrier], (glyph) =>
      glyph === carrierLetters[carrier]
        ? presence.present
        : glyph === '.'
          ? presence.absent
          : presence.unknown,
    );
    return { cells, supply: null, severed: [] };
  });
  const { hazards, codes } = amountsOf(parts, balance);
  const underground = parts.display !== 'locked' || parts.allSeeingEye === true;
  const scene: Scene = {
    title: parts.title ?? '',
    width,
    height,
    terrain,
    networks,
    props: withArms(parts, networks),
    leaks: parts.leaks ?? [],
    hazards,
    codes,
    hazardMax: balance.hazard.max,
    blocks: blocksOf(parts),
    robot: parts.robot == null ? null : { cell: parts.robot.cell, shielded: parts.robot.heatImmunity > 0 },
    ruleTargets: parts.ruleTargets ?? [],
    moment: null,
    underground,
    changed: [],
    ghosts: [],
    readyGhosts: [],
    problems: problemsOf(parts.issues ?? []),
    reach:
      parts.moves === undefined || parts.robot == null
        ? null
        : reachOf({ width, height, terrain }, parts.robot.cell, parts.moves),
  };
  return underground ? scene : surfaceScene(scene);
}

function gridOf(
  { width, height }: SceneParts,
  rows: Rows | undefined,
  read: (glyph: string | undefined) => number,
): Uint8Array {
  const grid = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = rows?.[y];
    // a cell is a code point
    const glyphs = typeof row !== 'string' ? [] : SURROGATE.test(row) ? Array.from(row) : row;
    for (let x = 0; x < width; x++) grid[y * width + x] = read(glyphs[x]);
  }
  return grid;
}

const SURROGATE = /[\ud800-\udfff]/;

function withArms(parts: SceneParts, networks: PerCarrier<SceneNetwork>): readonly SceneProp[] {
  const props = parts.props ?? [];
  const arms = armsOf(
    {
      width: parts.width,
      height: parts.height,
      cells: perCarrier((carrier) => networks[carrier].cells),
    },
    props.flatMap((prop) => ('mode' in prop ? [prop.cell] : [])),
    perCarrier((carrier) => props.flatMap(({ type, cell }) => (type === `${carrier}Flow` ? [cell] : []))),
  );
  return props.map((prop) => ('mode' in prop ? { ...prop, arms: arms.get(prop.cell) ?? null } : prop));
}

function amountsOf({ width, height, hazards: list = [] }: SceneParts, balance: Balance) {
  const hazards = new Float32Array(4 * width * height);
  const codes = new Uint8Array(width * height);
  const thresholds = thresholdsOf(balance);
  for (const { cell, amounts } of list) {
    for (const field of hazardFields) hazards[4 * cell + fieldIndex[field]] = amounts[field] ?? 0;
    codes[cell] = codeOf(hazards, 4 * cell, thresholds);
  }
  return { hazards, codes };
}

function blocksOf({ hazards = [] }: SceneParts): Block[] {
  return hazards.flatMap(({ cell, blocks }) =>
    carriers.flatMap((carrier) => {
      const turns = blocks?.[carrier] ?? 0;
      return turns > 0 ? [{ cell, carrier, turns }] : [];
    }),
  );
}
