/** The generator's own numbers, which no file changes. */
export const generatorRules = {
  /** Free cells between two rooms, at least. */
  margin: 1,
  /** Free cells between a room and the floor's edge: with fewer, a door that faces the edge could not be joined. */
  edge: 2,
  /** How often a required room is tried at random before the whole floor is searched for a place. */
  requiredTries: 200,
  /** How many tries in a row may fail before no more optional rooms are placed. */
  optionalTries: 200,
  /** Corridors beyond the chain that joins all rooms. */
  extraCorridors: 2,
} as const;
