import fc from 'fast-check';
import { nukeKinds, skills, type Input, type Player, type Scenario } from '../terms';

const player: fc.Arbitrary<Omit<Player, 'id'>> = fc.record({
  lixInHatch: fc.integer({ min: 1, max: 8 }),
  spawnInterval: fc.integer({ min: 1, max: 5 }),
  updatesToExit: fc.integer({ min: 1, max: 20 }),
  skills: fc.record({ Exploder: fc.integer({ min: 0, max: 3 }), Builder: fc.integer({ min: 0, max: 3 }) }),
});

/** The index of the player whose input it is. */
const input = fc.record({
  update: fc.integer({ min: 1, max: 45 }),
  player: fc.nat(),
  type: fc.constantFrom('Nuke', 'Assign', 'Assign', 'Assign', 'Leave'),
  skill: fc.constantFrom(...skills.slice(0, 2), 'Exploder' as const, 'Builder' as const),
  lix: fc.integer({ min: 1, max: 9 }),
});

/** Games of one to four players with up to twelve inputs, at most one per player and update. */
export const randomScenario: fc.Arbitrary<Scenario> = fc
  .record({
    nuke: fc.constantFrom(...nukeKinds),
    overtime: fc.constantFrom(0, 0, 1, 3, 10),
    players: fc.array(player, { minLength: 1, maxLength: 4 }),
    inputs: fc.array(input, { maxLength: 12 }),
    until: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ players, inputs, ...settings }) => {
    const given = inputs.map(({ update, player: whose, type, skill, lix }, index): Input => {
      const common = { index, update, player: whose % players.length };
      return type === 'Assign'
        ? { ...common, type, skill, lix }
        : { ...common, type: type === 'Nuke' ? 'Nuke' : 'Leave' };
    });
    const keys = given.map((one) => `${one.update} ${one.player}`);
    return {
      ...settings,
      players: players.map((one, index) => ({ ...one, id: 'abcd'.charAt(index) })),
      inputs: given.filter((_, index) => keys.indexOf(keys[index] ?? '') === index),
    };
  });
