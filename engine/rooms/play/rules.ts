/**
 * How fights go, until somebody designs combat: the player beats `strike` health out of the first enemy, then every
 * enemy left takes its `attack` from the player. Nothing is rolled. Stairs heal.
 */
export const runRules = { health: 30, strike: 2 } as const;
