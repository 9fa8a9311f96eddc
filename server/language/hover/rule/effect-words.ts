import type { JsonObject } from '../../../../engine/json';
import type { LevelSketch } from '../../level';
import { plain } from '../markdown';
import { placeText, valueText } from './predicate-words';

/** An effect in words, as far as it is written: `coolant begins to leak at [5, 3], severity 1`. */
export function effectWords(sketch: LevelSketch, effect: JsonObject): string {
  const say = (key: string): string => valueText(effect[key]);
  const quoted = (key: string): string => {
    const text = effect[key];
    return typeof text === 'string' ? `“${plain(text)}”` : say(key);
  };
  const at = placeText(sketch, effect['position']);
  const orOne = (key: string): string => valueText(effect[key] ?? 1);
  switch (effect['type']) {
    case 'StartLeak': {
      const access = effect['access'] === undefined ? '' : `, out at ${placeText(sketch, effect['access'])}`;
      return `start a leak of ${say('carrier')} at ${at}${access}, severity ${orOne('severity')}`;
    }
    case 'WorsenLeak':
      return `worsen the leak of ${say('carrier')} at ${at} by ${orOne('by')}`;
    case 'RepairNetworkCell':
      return `repair the ${say('carrier')} network at ${at}`;
    case 'DisableNetworkCell':
      return `cut ${at} out of the ${say('carrier')} network`;
    case 'SetPropState':
      return `set the prop at ${at} to ${say('state')}`;
    case 'AddHazard':
      return `put ${say('amount')} of ${say('hazard')} on ${at}`;
    case 'RemoveHazard':
      return `take ${say('amount')} of ${say('hazard')} off ${at}`;
    case 'AddHeat':
      return `heat ${at} by ${say('amount')}`;
    case 'RemoveHeat':
      return `cool ${at} by ${say('amount')}`;
    case 'AddInventory':
      return `give the robot ${say('count')} of ${say('remedy')}`;
    case 'RemoveInventory':
      return `take ${say('count')} of ${say('remedy')} from the robot`;
    case 'LoseLevel':
      return `lose the level: ${quoted('reason')}`;
    case 'Warn':
      return `warn the player: ${quoted('text')}`;
    default:
      return say('type');
  }
}
