/** An event between two amounts of different fields. */
export type MixedEvent =
  | 'Hold'
  | 'Warm1'
  | 'Warm2'
  | 'Quench1'
  | 'Quench2'
  | 'Short1'
  | 'Short2'
  | 'Ignite1'
  | 'Ignite2';

type Three<T> = readonly [T, T, T];
/** Rows by the band of the earlier field, columns by the band of the later one: safe, caution, critical. */
export type EventTable = Three<Three<MixedEvent>>;

const burning: EventTable = [
  ['Hold', 'Warm1', 'Warm2'],
  ['Warm1', 'Ignite1', 'Ignite2'],
  ['Warm2', 'Ignite2', 'Ignite2'],
];

/**
 * The design's pair table ("Condition Bands And Pair Table") for different fields, without pairs that never act.
 * Different bands of the same field cause a flow.
 */
export const mixedEvents = {
  fuelElectricity: burning,
  fuelHeat: burning,
  coolantElectricity: [
    ['Hold', 'Short1', 'Short2'],
    ['Short1', 'Short1', 'Short2'],
    ['Short2', 'Short2', 'Short2'],
  ],
  coolantHeat: [
    ['Hold', 'Quench1', 'Quench1'],
    ['Hold', 'Quench1', 'Quench2'],
    ['Hold', 'Quench2', 'Quench2'],
  ],
} as const satisfies Record<string, EventTable>;
