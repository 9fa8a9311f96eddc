import { memoize } from '../core';
import type { Faultless } from '../shape';
import type { Extension, Level, Rule } from './level';
import type { Layout } from './level-facts';
import { perCarrier } from './terms';
import { hazardFrom, leakFrom, robotFrom, type CellOf } from './format/floor-from';
import { propFrom } from './format/props-from';
import { effectFrom, predicateFrom } from './format/rules-from';
import type { LevelDraft, RuleDraft } from './format/shapes';
import { stateFrom } from './format/state-from';

/** The content of a level file without errors. */
export type LevelFile = Faultless<LevelDraft>;

/**
 * Builds the level of a file without errors, with the defaults filled in. Throws if its map has faults: that is an
 * error of the caller.
 */
export function levelFrom(file: LevelFile, layout: Layout, extensions: readonly Extension[]): Level {
  const { width, height, grids } = layout;
  const floor = grids.terrain.cells;
  if (width === undefined || height === undefined || !floor) throw new Error('The map has faults.');
  const cellOf = cellsOf(width);
  return {
    metadata: metadataFrom(file.metadata),
    width,
    height,
    floor,
    networks: perCarrier((carrier) => grids[carrier].cells ?? new Uint8Array(width * height)),
    props: propsFrom(file.props, width),
    leaks: leaksFrom(file.leaks ?? [], width),
    hazards: hazardsFrom(file.hazards ?? [], width),
    robot: robotFrom(file.robot, cellOf),
    allSeeingEye: file.allSeeingEye ?? 'Locked',
    rules: rulesFrom(file.rules ?? [], width),
    ...(file.state ? { state: stateFrom(file.state, cellOf) } : {}),
    ...(extensions.length > 0 ? { extensions } : {}),
  };
}

function cellsOf(width: number): CellOf {
  return ([x, y]) => y * width + x;
}

/** Converts a list of the file, and returns the previous result for a list that an edit did not touch. */
function listFrom<T, V>(entryFrom: (entry: T, cellOf: CellOf) => V) {
  return memoize((list: readonly T[], width: number): readonly V[] => {
    const cellOf = cellsOf(width);
    return list.map((entry) => entryFrom(entry, cellOf));
  });
}

const propsFrom = listFrom(propFrom);
const leaksFrom = listFrom(leakFrom);
const hazardsFrom = listFrom(hazardFrom);
const rulesFrom = listFrom(ruleFrom);

function metadataFrom({ title, author, description, actionBudget }: LevelFile['metadata']) {
  return {
    title,
    ...(author === undefined ? {} : { author }),
    ...(description === undefined ? {} : { description }),
    ...(actionBudget === undefined ? {} : { actionBudget }),
  };
}

function ruleFrom(rule: Faultless<RuleDraft>, cellOf: CellOf): Rule {
  return {
    id: rule.id,
    enabled: rule.enabled ?? true,
    trigger: rule.trigger ?? 'Once',
    priority: (rule.priority ?? 0) + 0,
    phase: rule.phase ?? 'EndOfTurn',
    predicates: (rule.predicates ?? []).map((predicate) => predicateFrom(predicate, cellOf)),
    effects: rule.effects.map((effect) => effectFrom(effect, cellOf)),
    ...(rule.forecast === undefined ? {} : { forecast: rule.forecast }),
  };
}
