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
  type DraftOf,
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

/** The shape of a v1 level file under a balance, which limits amounts and severities. There is one shape per balance. */
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
      'The floor cell that it leaks into and from which it is repaired. Required for electricity.',
    ),
    state: optional(oneOf(['Leaking', 'Repaired']), 'The state of the leak: leaking or repaired.', 'Leaking'),
    severity: optional(severity, 'The severity of the leak.', 1),
  });
  return object({
    $schema: optional(text, 'The JSON Schema that an editor may use. The loader ignores it.'),
    format: required(oneOf([levelFormat]), 'The kind of the file.'),
    version: required(integer(), 'The version of the format: 1.'),
    metadata: required(
      object(
        {
          title: required(nonEmptyText, 'The title of the level.'),
          author: optional(text, 'The author of the level.'),
          description: optional(text, 'A short description of the level.'),
          actionBudget: optional(
            integer(1, 99),
            "The number of actions per turn; defaults to the balance's.",
          ),
        },
        { open: true },
      ),
      'The title, author and other facts about the level. Other keys are kept.',
    ),
    dimensions: required(
      object({
        width: required(integer(), 'The number of columns.'),
        height: required(integer(), 'The number of rows.'),
      }),
      'The size of the map.',
    ),
    terrain: required(rows, 'The surface, one string per row: `#` is a wall, `.` is floor.'),
    networks: required(
      object({
        fuel: required(rows, 'The fuel network, one string per row: `F` or `.`.'),
        coolant: required(rows, 'The coolant network, one string per row: `C` or `.`.'),
        electricity: required(rows, 'The electricity network, one string per row: `E` or `.`.'),
      }),
      'The three underground networks. Cells that touch are joined.',
    ),
    props: required(list(propShape), 'The props on the floor, at most one per cell.'),
    leaks: optional(list(leak), 'The leaks of the networks.', []),
    hazards: optional(list(hazard), 'The hazards on the floor at the start, one entry per cell.', []),
    robot: required(robotShape, 'The robot at the start.'),
    allSeeingEye: optional(
      oneOf(['Locked', 'Unlocked']),
      'The state of the All-Seeing Eye at the start: `Unlocked` if the underground is visible.',
      'Locked',
    ),
    rules: optional(
      list(ruleShape(balance)),
      'The rules of the level. A rule fires when all its predicates hold.',
      [],
    ),
    state: optional(stateShape(balance, leak), 'A saved game: the changes that play has made.'),
  });
}

/** The decoded content of a level file, in which parts with a faulty structure are marked. */
export type LevelDraft = DraftOf<ReturnType<typeof buildLevelShape>>;
export type PropDraft = DraftOf<typeof propShape>;
export type RuleDraft = DraftOf<ReturnType<typeof ruleShape>>;
export type PredicateDraft = DraftOf<ReturnType<typeof ruleShape>['members']['predicates']['shape']['item']>;
export type EffectDraft = DraftOf<ReturnType<typeof ruleShape>['members']['effects']['shape']['item']>;
export type StateDraft = Exclude<NonNullable<LevelDraft['state']>, Faulty>;
export type InventoryDraft = DraftOf<typeof inventoryShape>;
