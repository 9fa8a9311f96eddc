/** The design's terms, in the order that settles ties between them. */

export const carriers = ['Fuel', 'Coolant', 'Electricity'] as const;
/** The content of an underground network. On the floor it is called an element. */
export type Carrier = (typeof carriers)[number];

export const hazardFields = ['Fuel', 'Coolant', 'Electricity', 'Heat'] as const;
/** The content of a floor cell: three elements and heat. */
export type HazardField = (typeof hazardFields)[number];

export const remedies = [
  'FuelNeutralizer',
  'CoolantNeutralizer',
  'ElectricityNeutralizer',
  'HeatShield',
] as const;
export type Remedy = (typeof remedies)[number];

export const bands = ['Safe', 'Caution', 'Critical'] as const;
export type Band = (typeof bands)[number];

export const levelStates = ['Stable', 'Caution', 'Critical', 'Ready', 'Lost', 'Won'] as const;
export type LevelState = (typeof levelStates)[number];

export const lossCauses = ['robot', 'reactor', 'rule'] as const;
export type LossCause = (typeof lossCauses)[number];

export const services = ['Disabled', 'Supplied', 'Starved', 'Producing'] as const;
export type Service = (typeof services)[number];

export const comparisons = ['==', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof comparisons)[number];

export const flowTypes = ['FuelFlow', 'CoolantFlow', 'ElectricityFlow'] as const;
export type FlowType = (typeof flowTypes)[number];

export const consumerTypes = ['FuelConsumer', 'CoolantConsumer', 'ElectricityConsumer'] as const;
export type ConsumerType = (typeof consumerTypes)[number];

export const supplyTypes = [
  'FuelRemedySupply',
  'CoolantRemedySupply',
  'ElectricityRemedySupply',
  'HeatRemedySupply',
] as const;
export type SupplyType = (typeof supplyTypes)[number];

/** The modes of each junction type, in the order in which interacting cycles through them. */
export const junctionModes = {
  TJunction: ['0/4', '1/3', '2/2', '3/1', '4/0'],
  CrossJunction: ['0/3/3', '3/0/3', '3/3/0', '2/2/2'],
} as const;
export type JunctionType = keyof typeof junctionModes;
export const junctionTypes = ['TJunction', 'CrossJunction'] as const;

export const propTypes = [
  ...flowTypes,
  ...consumerTypes,
  ...junctionTypes,
  'Door',
  'AllSeeingEyeTerminal',
  ...supplyTypes,
  'ReactorControl',
] as const;
export type PropType = (typeof propTypes)[number];

/** One value for each carrier. */
export type PerCarrier<T> = Readonly<Record<Carrier, T>>;

/** Creates one value for each carrier. */
export function perCarrier<T>(make: (carrier: Carrier) => T): PerCarrier<T> {
  return { Fuel: make('Fuel'), Coolant: make('Coolant'), Electricity: make('Electricity') };
}

/** The name of each carrier as a key of a file, such as `fuel`. */
export const carrierKeys = { Fuel: 'fuel', Coolant: 'coolant', Electricity: 'electricity' } as const;

/** The name of each hazard field as a key of a file, such as `heat`. */
export const hazardKeys = { ...carrierKeys, Heat: 'heat' } as const;

/** The letter of a carrier's cells in the rows of its grid. */
export const carrierLetters = { Fuel: 'F', Coolant: 'C', Electricity: 'E' } as const;

const carrierOfType = new Map<string, Carrier>(
  carriers.flatMap((carrier) => [
    [`${carrier}Flow`, carrier],
    [`${carrier}Consumer`, carrier],
  ]),
);

/** Returns the carrier of a flow prop or a consumer prop, or `undefined` for any other prop. */
export function carrierOfProp(type: string): Carrier | undefined {
  return carrierOfType.get(type);
}

/** The remedy of each supply prop. */
export const remedyOfSupply = {
  FuelRemedySupply: 'FuelNeutralizer',
  CoolantRemedySupply: 'CoolantNeutralizer',
  ElectricityRemedySupply: 'ElectricityNeutralizer',
  HeatRemedySupply: 'HeatShield',
} as const satisfies Record<SupplyType, Remedy>;

/** Returns the states of a prop type, with that of a new prop first; empty for junctions and reactor controls. */
export function statesOfProp(type: PropType): readonly string[] {
  if (includes(flowTypes, type) || includes(consumerTypes, type)) return ['Enabled', 'Disabled'];
  if (includes(supplyTypes, type)) return ['Available', 'Depleted'];
  if (type === 'Door') return ['Open', 'Closed'];
  return type === 'AllSeeingEyeTerminal' ? ['Locked', 'Unlocked'] : [];
}

/** Returns true if a list of terms contains a term. */
export function includes<T extends string>(terms: readonly T[], term: string): term is T {
  return (terms as readonly string[]).includes(term);
}
