import type { JsonObject, JsonValue } from '../../../../engine/json';
import type { LevelSketch } from '../../level';
import { plain, word } from '../markdown';

const missing = '…';

/** A predicate in words, as far as it is written: `the turn is at least 4`. */
export function predicateWords(sketch: LevelSketch, predicate: JsonObject): string {
  const say = (key: string): string => valueText(predicate[key]);
  const at = placeText(sketch, predicate['position']);
  const compare = comparisonText(predicate['op']);
  switch (predicate['type']) {
    case 'Turn':
      return `the turn ${compare} ${say('value')}`;
    case 'LevelState':
      return `the level ${compare} ${say('value')}`;
    case 'Reactor':
      return `reactor ${say('reactor')} is ${say('is')}`;
    case 'Prop': {
      const wanted = ['propType', 'state', 'mode'].filter((key) => Object.hasOwn(predicate, key)).map(say);
      return `the prop at ${at} is ${wanted.join(' and ') || missing}`;
    }
    case 'ConsumerService':
      return `the service at ${at} ${compare} ${say('service')}`;
    case 'NetworkBand':
      return `${lower(predicate['carrier'])} ${lower(predicate['quantity'])} at ${at} ${compare} ${say('band')}`;
    case 'HazardBand':
      return `${lower(predicate['hazard'])} on the floor at ${at} ${compare} ${say('band')}`;
    case 'RobotPosition':
      return `the robot stands at ${at}`;
    case 'RobotInventory':
      return `the number of ${say('remedy')} carried ${compare} ${say('count')}`;
    case 'AllSeeingEye':
      return `the underground is ${say('is')}`;
    default:
      return `${say('type')} holds`;
  }
}

function comparisonText(op: JsonValue): string {
  switch (op) {
    case '==':
      return 'is';
    case '!=':
      return 'is not';
    case '<':
      return 'is less than';
    case '<=':
      return 'is at most';
    case '>':
      return 'is more than';
    case '>=':
      return 'is at least';
    default:
      return missing;
  }
}

/** A value of a file, short and safe. */
export function valueText(value: JsonValue): string {
  if (typeof value === 'string') return word(value);
  return typeof value === 'number' ? plain(String(value)) : missing;
}

function lower(value: JsonValue): string {
  return typeof value === 'string' ? plain(value.toLowerCase()) : missing;
}

/** A position of a rule, with the prop that stands there. */
export function placeText(sketch: LevelSketch, position: JsonValue): string {
  const cell = sketch.cellOf(position);
  if (cell === undefined) return missing;
  const type = sketch.propAt(cell)?.type ?? '';
  return `[${sketch.positionOf(cell).join(', ')}]${type === '' ? '' : ` (${word(type)})`}`;
}
