import type { JsonObject, JsonValue } from '../../json';

/** Functions that format the texts of a file between words: as markdown, or unchanged. */
export interface RuleVoice {
  /** Formats a name of the file, such as a type. */
  readonly word: (text: string) => string;
  /** Formats any other text. */
  readonly plain: (text: string) => string;
  /** Formats a position with its content. Returns `undefined` if it is not a position or off the map. */
  readonly place: (position: JsonValue) => string | undefined;
}

const missing = '…';

/** Describes when a rule is evaluated: `Once, at the end of a turn, priority 3`. */
export function ruleTimeWords({ plain }: RuleVoice, { trigger, phase, priority }: JsonObject): string {
  const often = trigger === 'Repeat' ? 'Each time' : 'Once';
  const when = phase === 'StartOfSimulation' ? 'at the start of a simulation' : 'at the end of a turn';
  const first = typeof priority === 'number' && priority !== 0 ? `, priority ${plain(String(priority))}` : '';
  return `${often}, ${when}${first}`;
}

/** Describes a predicate as far as it is written: `the turn is at least 4`. */
export function predicateWords(voice: RuleVoice, predicate: JsonObject): string {
  const say = (key: string): string => valueText(voice, predicate[key]);
  const lower = (key: string): string => {
    const text = predicate[key];
    return typeof text === 'string' ? voice.plain(text.toLowerCase()) : missing;
  };
  const at = voice.place(predicate['position']) ?? missing;
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
      return `${lower('carrier')} ${lower('quantity')} at ${at} ${compare} ${say('band')}`;
    case 'HazardBand':
      return `${lower('hazard')} on the floor at ${at} ${compare} ${say('band')}`;
    case 'RobotPosition':
      return `the robot is at ${at}`;
    case 'RobotInventory':
      return `the number of ${say('remedy')} carried ${compare} ${say('count')}`;
    case 'AllSeeingEye':
      return `the underground is ${say('is')}`;
    default:
      return `${say('type')} holds`;
  }
}

/** Describes an effect as far as it is written: `start a leak of Coolant at [5, 3], severity 1`. */
export function effectWords(voice: RuleVoice, effect: JsonObject): string {
  const say = (key: string): string => valueText(voice, effect[key]);
  const quoted = (key: string): string => {
    const text = effect[key];
    return typeof text === 'string' ? `“${voice.plain(text)}”` : say(key);
  };
  const at = voice.place(effect['position']) ?? missing;
  const orOne = (key: string): string => valueText(voice, effect[key] ?? 1);
  switch (effect['type']) {
    case 'StartLeak': {
      const { access } = effect;
      const out = access === undefined ? '' : `, out at ${voice.place(access) ?? missing}`;
      return `start a leak of ${say('carrier')} at ${at}${out}, severity ${orOne('severity')}`;
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

/** Formats a value of a file, shortened and escaped. */
function valueText({ word, plain }: RuleVoice, value: JsonValue): string {
  if (typeof value === 'string') return word(value);
  return typeof value === 'number' ? plain(String(value)) : missing;
}
