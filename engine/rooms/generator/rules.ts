/** The constants of the generator, which files cannot change. */
export const generatorRules = {
  /** The minimum number of free cells between two rooms. */
  margin: 1,
  /**
   * The number of free cells between a room and the floor's edge. With fewer, a door that faces the edge could not be
   * joined.
   */
  edge: 2,
  /** The number of random tries for a required room before the whole floor is searched for a place. */
  requiredTries: 200,
  /** The number of tries in a row that may fail before placing optional rooms stops. */
  optionalTries: 200,
  /** The number of corridors beyond the chain that joins all rooms. */
  extraCorridors: 2,
} as const;
