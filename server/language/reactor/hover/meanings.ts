import { junctionModes, type PropType } from '../../../../engine/reactor';

/** The meaning of each word of an enumeration, in a sentence. */
type Meanings = Readonly<Record<string, string>>;

const props = {
  FuelFlow: 'A source of fuel: feeds the fuel network under it while it is enabled.',
  CoolantFlow: 'A source of coolant: feeds the coolant network under it while it is enabled.',
  ElectricityFlow: 'A source of electricity: feeds the electricity network under it while it is enabled.',
  FuelConsumer: 'Takes fuel from the network under it, and produces while it gets enough.',
  CoolantConsumer: 'Takes coolant from the network under it, and produces while it gets enough.',
  ElectricityConsumer: 'Takes electricity from the network under it, and produces while it gets enough.',
  TJunction: 'Splits the incoming flow between two branches, by the weights of its mode.',
  CrossJunction: 'Splits the incoming flow between three branches, by the weights of its mode.',
  Door: 'While closed, hazards on the floor cannot cross its edge. The robot and networks are not affected.',
  AllSeeingEyeTerminal: 'When the robot uses it, the underground is shown for the rest of the level.',
  FuelRemedySupply: 'Gives one fuel neutralizer, once.',
  CoolantRemedySupply: 'Gives one coolant neutralizer, once.',
  ElectricityRemedySupply: 'Gives one electricity neutralizer, once.',
  HeatRemedySupply: 'Gives one heat shield, once.',
  ReactorControl: 'Activates a reactor that is ready, which wins the level.',
} as const satisfies Record<PropType, string>;

const rules: Meanings = {
  Turn: 'Tests the turn number.',
  LevelState: 'Tests the state of the whole level, as last computed.',
  Reactor: 'Tests the state of a reactor.',
  Prop: 'Tests the prop on a cell: its type, state or mode.',
  ConsumerService: 'Tests the service of a consumer.',
  NetworkBand: 'Tests the amount, pressure or voltage in a network cell.',
  HazardBand: 'Tests the hazards on a floor cell.',
  RobotPosition: "Tests the robot's position.",
  RobotInventory: "Tests the robot's inventory.",
  AllSeeingEye: 'Tests whether the underground is visible.',
  StartLeak: 'Starts a leak at a network cell. Reopens a leak that was repaired there.',
  WorsenLeak: 'Makes a leak more severe, up to the maximum of the balance.',
  RepairNetworkCell: 'Repairs a leak, and reconnects a cell that was cut out.',
  DisableNetworkCell: 'Cuts a cell out of its network: nothing flows through it, and it stops leaking.',
  SetPropState: 'Changes the state of the prop on a cell.',
  AddHazard: 'Puts an element on a floor cell, unless a neutralizer keeps it out.',
  RemoveHazard: 'Removes an element from a floor cell.',
  AddHeat: 'Heats a floor cell.',
  RemoveHeat: 'Cools a floor cell.',
  AddInventory: 'Gives remedies to the robot, up to its capacity.',
  RemoveInventory: 'Takes remedies from the robot.',
  LoseLevel: 'Loses the level at once.',
  Warn: 'Shows a message to the player.',
};

const levelStates: Meanings = {
  Stable: 'Nothing gets worse, and every reactor gets what it needs.',
  Caution: 'Something is missing or gets worse.',
  Critical: 'A reactor is so hot that the level is about to be lost.',
  Ready: 'A reactor can be activated.',
  Lost: 'The level is lost.',
  Won: 'A reactor was activated.',
};

const services: Meanings = {
  Disabled: 'Switched off.',
  Supplied: 'Gets enough. Also true for `Producing`.',
  Starved: 'Switched on, but gets too little.',
  Producing: 'Gets enough and works.',
};

const elements: Meanings = {
  Fuel: 'Heats the floor on contact with heat or electricity, and ignites in large amounts.',
  Coolant: 'Removes heat, and causes a short circuit with electricity.',
  Electricity: 'Ignites fuel and causes a short circuit with coolant; both produce heat.',
  Heat: 'Destroys the robot and overheats reactors.',
};

const sight: Meanings = {
  Locked: 'The player does not see the underground.',
  Unlocked: 'The player sees the underground.',
};

/** By the key that has the word, then by the word. */
const meanings: Readonly<Record<string, Meanings>> = {
  type: { ...props, ...rules },
  propType: props,
  state: {
    Enabled: 'Switched on.',
    Disabled: 'Switched off.',
    Open: 'Hazards on the floor spread across its edge.',
    Closed: 'Hazards on the floor cannot cross its edge.',
    Available: 'Its remedy is still available.',
    Depleted: 'Its remedy has been taken.',
    Leaking: 'Releases its element each turn.',
    Repaired: 'Releases nothing. A rule can reopen it.',
    ...sight,
  },
  allSeeingEye: sight,
  is: {
    ...sight,
    Ready: 'Its three consumers produce, and it is cool enough to be activated.',
    NotReady: 'It cannot be activated yet.',
    Lost: 'It has overheated.',
    Won: 'It was activated.',
  },
  value: levelStates,
  status: levelStates,
  lossCause: {
    robot: 'The robot was destroyed.',
    reactor: 'A reactor overheated.',
    rule: 'A rule ended the level.',
  },
  service: services,
  services,
  band: {
    Safe: 'Harmless. For a network: enough.',
    Caution: 'Worth watching. For a network: little.',
    Critical: 'Dangerous. For a network: almost nothing.',
  },
  quantity: {
    Amount: 'The amount in the cell.',
    Pressure: 'The pressure of fuel or coolant in the cell.',
    Voltage: 'The voltage of electricity in the cell.',
  },
  carrier: {
    Fuel: 'The fuel network.',
    Coolant: 'The coolant network.',
    Electricity: 'The electricity network.',
  },
  hazard: elements,
  remedy: {
    FuelNeutralizer: 'Removes fuel from a floor cell, and keeps it out for some turns.',
    CoolantNeutralizer: 'Removes coolant from a floor cell, and keeps it out for some turns.',
    ElectricityNeutralizer: 'Removes electricity from a floor cell, and keeps it out for some turns.',
    HeatShield: 'Keeps heat from harming the robot for some steps.',
  },
  trigger: {
    Once: 'Fires once: the first time that all its predicates are true.',
    Repeat: 'Fires in each turn in which all its predicates are true.',
  },
  phase: {
    StartOfSimulation: 'Evaluated at the start of the turn, before flow is computed.',
    EndOfTurn: 'Evaluated at the end of the turn.',
  },
  op: {
    '==': 'Equal to.',
    '!=': 'Not equal to.',
    '<': 'Less than. The order of bands is `Safe`, `Caution`, `Critical`.',
    '<=': 'Less than or equal to. The order of bands is `Safe`, `Caution`, `Critical`.',
    '>': 'Greater than. The order of bands is `Safe`, `Caution`, `Critical`.',
    '>=': 'Greater than or equal to. The order of bands is `Safe`, `Caution`, `Critical`.',
  },
};

/** Returns the meaning of a word as the value of a key; `undefined` if the word is self-explanatory. */
export function meaningOf(key: string, value: string): string | undefined {
  if (key === 'mode') return modeMeaning(value);
  const known = Object.hasOwn(meanings, key) ? meanings[key] : undefined;
  return known !== undefined && Object.hasOwn(known, value) ? known[value] : undefined;
}

/** Explains a junction's mode: the share of each branch. */
function modeMeaning(mode: string): string | undefined {
  const isKnown = Object.values(junctionModes).some((modes) => modes.some((one) => one === mode));
  if (!isKnown) return undefined;
  const weights = mode.split('/').map(Number);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => partText(weight, total));
  return (
    `Its branches get ${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''} of the incoming flow, ` +
    'clockwise from the side that feeds it.'
  );
}

function partText(weight: number, total: number): string {
  if (weight === 0) return 'nothing';
  return weight === total ? 'everything' : `${weight} of ${total} parts`;
}
