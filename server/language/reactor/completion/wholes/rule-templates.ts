import type { JsonObject, JsonValue } from '../../../../../engine/json';
import type { RulePlaces } from './rule-places';

/** A rule by what it does. */
interface RuleTemplate {
  readonly label: string;
  /** Its conditions and effects, in a few words. */
  readonly detail: string;
  /** The id of the first such rule; later ones get a number. */
  readonly id: string;
  /** Returns its other members; `undefined` if the level has no place for it. */
  readonly rule: (places: RulePlaces) => JsonObject | undefined;
}

/** Named rules, the most common ones first. */
export const ruleTemplates: readonly RuleTemplate[] = [
  {
    label: 'warn on a turn',
    detail: 'shows a text to the player',
    id: 'alarm',
    rule: () => rule(onTurn(4), warn('The alarm sounds.'), 'The alarm will sound.'),
  },
  {
    label: 'leak on a turn',
    detail: 'starts a leak',
    id: 'burst',
    rule: (places) => rule(onTurn(4), places.newLeak(), 'A seal will fail.'),
  },
  {
    label: 'worsen a leak while it spreads',
    detail: 'raises the severity of a leak each turn',
    id: 'tear',
    rule: (places) => {
      const leak = places.knownLeak();
      if (leak === undefined) return undefined;
      const { carrier, position, floor } = leak;
      return {
        trigger: 'Repeat',
        ...rule(
          hazardAt(floor, carrier, 'Caution'),
          { type: 'WorsenLeak', carrier, position, by: 1 },
          'The leak will grow while it spreads.',
        ),
      };
    },
  },
  {
    label: 'lose on a turn',
    detail: 'ends the level when time is up',
    id: 'deadline',
    rule: () => rule(fromTurn(20), { type: 'LoseLevel', reason: 'Time is up.' }, 'Time will be up.'),
  },
  {
    label: 'lose when a hazard is critical',
    detail: 'ends the level when a cell gets too dangerous',
    id: 'meltdown',
    rule: (places) =>
      rule(
        hazardAt(places.core(), 'Heat', 'Critical'),
        { type: 'LoseLevel', reason: 'The core melts.' },
        'The core will melt when it gets too hot.',
      ),
  },
  {
    label: 'warn when a hazard grows',
    detail: 'shows a text when a cell gets dangerous',
    id: 'sensor',
    rule: (places) =>
      rule(
        hazardAt(places.core(), 'Heat', 'Caution'),
        warn('The core is getting hot.'),
        'A sensor will warn of heat.',
      ),
  },
  {
    label: 'cut a network on a turn',
    detail: 'disables a network cell',
    id: 'rupture',
    rule: (places) => rule(onTurn(4), places.networkCell('DisableNetworkCell'), 'A pipe will break.'),
  },
  {
    label: 'set a prop on a turn',
    detail: 'changes the state of a prop',
    id: 'switch',
    rule: (places) => rule(onTurn(4), places.switchedProp(), 'A prop will be switched.'),
  },
  {
    label: 'heat a cell from a turn on',
    detail: 'adds heat each turn',
    id: 'boiler',
    rule: (places) => {
      const effect = places.effect({ type: 'AddHeat', amount: 1 });
      return effect && { trigger: 'Repeat', ...rule(fromTurn(4), effect, 'The boiler will heat up.') };
    },
  },
  {
    label: 'give a remedy on a turn',
    detail: 'adds to the inventory of the robot',
    id: 'delivery',
    rule: () =>
      rule(
        onTurn(4),
        { type: 'AddInventory', remedy: 'FuelNeutralizer', count: 1 },
        'A remedy will be delivered.',
      ),
  },
];

/** Returns the members of a rule with one predicate and one effect; `undefined` if one of them has no place. */
function rule(
  predicate: JsonObject | undefined,
  effect: JsonObject | undefined,
  forecast: string,
): JsonObject | undefined {
  if (predicate === undefined || effect === undefined) return undefined;
  return { predicates: [predicate], effects: [effect], forecast };
}

function onTurn(value: number): JsonObject {
  return { type: 'Turn', op: '==', value };
}

function fromTurn(value: number): JsonObject {
  return { type: 'Turn', op: '>=', value };
}

function warn(text: string): JsonObject {
  return { type: 'Warn', text };
}

function hazardAt(position: JsonValue, hazard: string, band: string): JsonObject | undefined {
  return position === undefined ? undefined : { type: 'HazardBand', position, hazard, op: '>=', band };
}
