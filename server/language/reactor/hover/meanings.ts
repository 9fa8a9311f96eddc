import { junctionModes, type PropType } from '../../../../engine/reactor';

/** What each word of an enumeration means, in a sentence. */
type Meanings = Readonly<Record<string, string>>;

const props = {
  FuelFlow: 'A source of fuel: feeds the fuel network under it while it is enabled.',
  CoolantFlow: 'A source of coolant: feeds the coolant network under it while it is enabled.',
  ElectricityFlow: 'A source of electricity: feeds the electricity network under it while it is enabled.',
  FuelConsumer: 'Takes fuel from the network under it, and produces while it gets enough.',
  CoolantConsumer: 'Takes coolant from the network under it, and produces while it gets enough.',
  ElectricityConsumer: 'Takes electricity from the network under it, and produces while it gets enough.',
  TJunction: 'Splits what comes in over two branches, by the weights of its mode.',
  CrossJunction: 'Splits what comes in over three branches, by the weights of its mode.',
  Door: 'While closed, nothing on the floor crosses its edge. Neither the robot nor networks mind it.',
  AllSeeingEyeTerminal: 'Used by the robot, it shows the underground for the rest of the level.',
  FuelRemedySupply: 'Gives one fuel neutralizer, once.',
  CoolantRemedySupply: 'Gives one coolant neutralizer, once.',
  ElectricityRemedySupply: 'Gives one electricity neutralizer, once.',
  HeatRemedySupply: 'Gives one heat shield, once.',
  ReactorControl: 'Where a reactor that is ready is activated, which wins the level.',
} as const satisfies Record<PropType, string>;

const rules: Meanings = {
  Turn: 'Looks at the number of the turn.',
  LevelState: 'Looks at the state of the whole level, as last derived.',
  Reactor: 'Looks at one reactor.',
  Prop: 'Looks at the prop on a cell: what it is, its state, its mode.',
  ConsumerService: 'Looks at what a consumer does.',
  NetworkBand: 'Looks at the amount, pressure or voltage in a network cell.',
  HazardBand: 'Looks at what lies on a floor cell.',
  RobotPosition: 'Looks at where the robot stands.',
  RobotInventory: 'Looks at what the robot carries.',
  AllSeeingEye: 'Looks at whether the underground can be seen.',
  StartLeak: 'Lets a network cell leak from now on. A repaired leak there opens again.',
  WorsenLeak: 'Makes a leak more severe, up to the worst that the balance allows.',
  RepairNetworkCell: 'Closes a leak, and joins a cell that was cut out again.',
  DisableNetworkCell: 'Cuts a cell out of its network: nothing flows through it, and it leaks no more.',
  SetPropState: 'Switches the prop on a cell.',
  AddHazard: 'Puts an element on a floor cell, unless a neutralizer keeps it out.',
  RemoveHazard: 'Takes an element off a floor cell.',
  AddHeat: 'Heats a floor cell.',
  RemoveHeat: 'Cools a floor cell.',
  AddInventory: 'Gives the robot remedies, as many as it can carry.',
  RemoveInventory: 'Takes remedies from the robot.',
  LoseLevel: 'Loses the level at once.',
  Warn: 'Tells the player something.',
};

const levelStates: Meanings = {
  Stable: 'Nothing gets worse, and nothing that a reactor needs is missing.',
  Caution: 'Something is missing or grows worse.',
  Critical: 'A reactor is so hot that the level is about to be lost.',
  Ready: 'A reactor can be activated.',
  Lost: 'The level is lost.',
  Won: 'A reactor was activated.',
};

const services: Meanings = {
  Disabled: 'It is switched off.',
  Supplied: 'It gets enough. `Producing` counts as this too.',
  Starved: 'It is switched on and gets too little.',
  Producing: 'It gets enough and does its work.',
};

const elements: Meanings = {
  Fuel: 'Warms the floor where heat or electricity meets it, and ignites where there is much of it.',
  Coolant: 'Takes heat away, and shorts with electricity.',
  Electricity: 'Ignites fuel and shorts with coolant: both make heat.',
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
    Open: 'What lies on the floor spreads across its edge.',
    Closed: 'Nothing on the floor crosses its edge.',
    Available: 'Its remedy can still be taken.',
    Depleted: 'Its remedy is gone.',
    Leaking: 'Lets its element out each turn.',
    Repaired: 'Lets nothing out. A rule may open it again.',
    ...sight,
  },
  allSeeingEye: sight,
  is: {
    ...sight,
    Ready: 'Its three consumers produce, and it is cool enough to be activated.',
    NotReady: 'Something keeps it from being activated.',
    Lost: 'It has overheated.',
    Won: 'It was activated.',
  },
  value: levelStates,
  status: levelStates,
  lossCause: {
    robot: 'The robot was destroyed.',
    reactor: 'A reactor overheated.',
    rule: 'A rule said so.',
  },
  service: services,
  services,
  band: {
    Safe: 'Nothing to fear. Of a network: enough.',
    Caution: 'Reason to look closer. Of a network: little.',
    Critical: 'Dangerous. Of a network: hardly anything.',
  },
  quantity: {
    Amount: 'How much the cell carries.',
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
    Once: 'Fires the first time that all its predicates hold, and never again.',
    Repeat: 'Fires each turn in which all its predicates hold.',
  },
  phase: {
    StartOfSimulation: 'Looked at before anything flows in the turn.',
    EndOfTurn: 'Looked at when everything else of the turn has happened.',
  },
  op: {
    '==': 'Is the same.',
    '!=': 'Is another.',
    '<': 'Is less. Bands go from `Safe` over `Caution` to `Critical`.',
    '<=': 'Is less or the same. Bands go from `Safe` over `Caution` to `Critical`.',
    '>': 'Is more. Bands go from `Safe` over `Caution` to `Critical`.',
    '>=': 'Is more or the same. Bands go from `Safe` over `Caution` to `Critical`.',
  },
};

/** What a word means as the value of a key; `undefined` where there is nothing to add to the word. */
export function meaningOf(key: string, value: string): string | undefined {
  if (key === 'mode') return modeMeaning(value);
  const known = Object.hasOwn(meanings, key) ? meanings[key] : undefined;
  return known !== undefined && Object.hasOwn(known, value) ? known[value] : undefined;
}

/** What a junction's mode does: how many parts of what comes in go into each branch. */
function modeMeaning(mode: string): string | undefined {
  const isKnown = Object.values(junctionModes).some((modes) => modes.some((one) => one === mode));
  if (!isKnown) return undefined;
  const weights = mode.split('/').map(Number);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => partText(weight, total));
  return (
    `Of what comes in, its branches get ${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}: ` +
    'clockwise, beginning behind the side that feeds it.'
  );
}

function partText(weight: number, total: number): string {
  if (weight === 0) return 'nothing';
  return weight === total ? 'everything' : `${weight} of ${total} parts`;
}
