import { checkFix } from '../../testing/check-fix';

describe('the fixes of unknown-player, duplicate-id', () => {
  it('write the most similar player, or remove the input', async () => {
    await checkFix(
      `
    { "update": 3, "player": "anne", "type": "Nuke" }
                             ^^^^^^ error unknown-player: Unknown player "anne". Did you mean "ann"?`,
      '* Change to "ann"',
      `
    { "update": 3, "player": "ann", "type": "Nuke" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
    await checkFix(
      `
  "inputs": [
    { "update": 3, "player": "anne", "type": "Nuke" }
                             ^^^^^^ error unknown-player: Unknown player "anne". Did you mean "ann"?
  ]`,
      'Remove this input',
      `
  "inputs": []`,
      `
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }
  ]`,
    );
    await checkFix(
      `
    { "id": "ann", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }
                             ^^^^^ error unknown-player: Unknown player "bob".`,
      'Remove this input',
      `
    { "id": "ann", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" }`,
      `
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
  });

  it('make an id unique', async () => {
    await checkFix(
      `
    { "id": "ann", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
            ^^^^^ error duplicate-id: The id "ann" is already used by another player. Use a unique id.`,
      '* Change to "ann2"',
      `
    { "id": "ann2", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }`,
      `
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }`,
    );
  });
});
