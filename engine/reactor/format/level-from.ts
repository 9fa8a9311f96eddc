import type { Sound } from '../../shape';
import type { Extension, Level, Rule } from '../level';
import type { Layout } from '../survey';
import { perCarrier } from '../terms';
import { hazardFrom, leakFrom, robotFrom, type CellOf } from './floor-from';
import { propFrom } from './props-from';
import { effectFrom, predicateFrom } from './rules-from';
import type { LevelDraft, RuleDraft } from './shapes';
import { stateFrom } from './state-from';

/** What a level file without errors says. */
export type LevelFile = Sound<LevelDraft>;

/** Builds the level of a file without errors, with the defaults filled in. Throws where its map has faults: that is the caller's. */
export function levelFrom(file: LevelFile, layout: Layout, extensions: readonly Extension[]): Level {
  const { width, height, grids } = layout;
  const floor = grids.terrain.cells;
  if (width === undefined || height === undefined || !floor) throw new Error('The map has faults.');
  const cellOf: CellOf = ([x, y]) => y * width + x;
  return {
    metadata: metadataFrom(file.metadata),
    width,
    height,
    floor,
    networks: perCarrier((carrier) => grids[carrier].cells ?? new Uint8Array(width * height)),
    props: file.props.map((prop) => propFrom(prop, cellOf)),
    leaks: (file.leaks ?? []).map((leak) => leakFrom(leak, cellOf)),
    hazards: (file.hazards ?? []).map((hazard) => hazardFrom(hazard, cellOf)),
    robot: robotFrom(file.robot, cellOf),
    allSeeingEye: file.allSeeingEye ?? 'Locked',
    rules: (file.rules ?? []).map((rule) => ruleFrom(rule, cellOf)),
    ...(file.state ? { state: stateFrom(file.state, cellOf) } : {}),
    ...(extensions.length > 0 ? { extensions } : {}),
  };
}

function metadataFrom({ title, author, description, actionBudget }: LevelFile['metadata']) {
  return {
    title,
    ...(author === undefined ? {} : { author }),
    ...(description === undefined ? {} : { description }),
    ...(actionBudget === undefined ? {} : { actionBudget }),
  };
}

function ruleFrom(rule: Sound<RuleDraft>, cellOf: CellOf): Rule {
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
