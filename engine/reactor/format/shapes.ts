import type { Balance } from '../balance';
import {
  integer,
  list,
  nonEmptyText,
  object,
  oneOf,
  optional,
  position,
  required,
  text,
  type Drafted,
  type Faulty,
} from '../../shape';
import type { inventoryShape } from './shapes-floor';
import { hazardShape, robotShape } from './shapes-floor';
import { propShape } from './shapes-props';
import { ruleShape } from './shapes-rules';
import { stateShape } from './shapes-state';
import { carriers } from '../terms';

/** The `format` of a level file. */
export const levelFormat = 'reactor-maintenance-level';
/** The `version` that this engine reads. */
export const levelVersion = 1;

const rows = list(text);

const cache = new WeakMap<Balance, ReturnType<typeof buildLevelShape>>();

/**
 * Returns the shape of a v1 level file under a balance, which bounds amounts and severities. One shape for each
 * balance.
 */
export function levelShape(balance: Balance): ReturnType<typeof buildLevelShape> {
  let shape = cache.get(balance);
  if (shape === undefined) cache.set(balance, (shape = buildLevelShape(balance)));
  return shape;
}

function buildLevelShape(balance: Balance) {
  const severity = integer(1, balance.leak.maxSeverity);
  const hazard = hazardShape(balance);
  const leak = object({
    carrier: required(oneOf(carriers), 'The network that leaks.'),
    position: required(position, 'The underground cell that leaks.'),
    access: optional(
      position,
      'The floor cell it leaks into, from which it is repaired. Needed for electricity.',
    ),
    state: optional(oneOf(['Leaking', 'Repaired']), 'The state of the leak.', 'Leaking'),
    severity: optional(severity, 'The severity of the leak.', 1),
  });
  return object({
    $schema: optional(text, 'The JSON Schema that an editor may use. The loader ignores it.'),
    format: required(oneOf([levelFormat]), 'What kind of file this is.'),
    version: required(integer(), 'The version of the format: 1.'),
    metadata: required(
      object(
        {
          title: required(nonEmptyText, 'The title of the level.'),
          author: optional(text, 'The author of the level.'),
          description: optional(text, 'A description of the level.'),
          actionBudget: optional(integer(1, 99), "Actions in a turn; without it the balance's."),
        },
        { open: true },
      ),
      'Who made the level and what it is called. Other keys are kept.',
    ),
    dimensions: required(
      object({
        width: required(integer(), 'Columns.'),
        height: required(integer(), 'Rows.'),
      }),
      'The size of the map.',
    ),
    terrain: required(rows, 'The surface, one text a row: `#` wall, `.` floor.'),
    networks: required(
      object({
        fuel: required(rows, 'The fuel network, one text a row: `F` or `.`.'),
        coolant: required(rows, 'The coolant network, one text a row: `C` or `.`.'),
        electricity: required(rows, 'The electricity network, one text a row: `E` or `.`.'),
      }),
      'The three underground networks. Cells that touch are joined.',
    ),
    props: required(list(propShape), 'The props on the floor, at most one on each cell.'),
    leaks: optional(list(leak), 'The leaks of the networks.', []),
    hazards: optional(list(hazard), 'The hazards on the floor at the start, one entry for each cell.', []),
    robot: required(robotShape, 'The robot at the start.'),
    allSeeingEye: optional(
      oneOf(['Locked', 'Unlocked']),
      'Whether the underground can be seen from the start.',
      'Locked',
    ),
    rules: optional(list(ruleShape(balance)), 'Events that happen when all their predicates hold.', []),
    state: optional(stateShape(balance, leak), 'A saved game: what play has changed.'),
  });
}

/** A level file, as far as its structure is valid. */
export type LevelDraft = Drafted<ReturnType<typeof buildLevelShape>>;
export type PropDraft = Drafted<typeof propShape>;
export type RuleDraft = Drafted<ReturnType<typeof ruleShape>>;
export type PredicateDraft = Drafted<ReturnType<typeof ruleShape>['members']['predicates']['shape']['item']>;
export type EffectDraft = Drafted<ReturnType<typeof ruleShape>['members']['effects']['shape']['item']>;
export type StateDraft = Exclude<NonNullable<LevelDraft['state']>, Faulty>;
export type InventoryDraft = Drafted<typeof inventoryShape>;
