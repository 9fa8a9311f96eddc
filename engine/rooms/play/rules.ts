/**
 * The provisional rules of fights, until combat is designed: the player takes `strike` health from the first enemy,
 * then every remaining enemy takes its `attack` from the player. There are no dice. Stairs heal.
 */
export const runRules = { health: 30, strike: 2 } as const;
