import { checkFix } from '../../testing/check-fix';

describe('the fixes of second-nuke, second-input, input-order, input-after-end, no-skill, no-lix, has-left, no-control, game-over', () => {
  it('remove a second nuke', async () => {
    await checkFix(
      `
    { "update": 3, "player": "ann", "type": "Nuke" },
    { "update": 5, "player": "ann", "type": "Nuke" }
                                            ^^^^^^ error second-nuke: "ann" already nukes in update 3. Each player can nuke only once per game.`,
      '* Remove this input',
      `
    { "update": 3, "player": "ann", "type": "Nuke" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
  });

  it('move an input to another update, or remove it', async () => {
    await checkFix(
      `
    { "update": 4, "player": "bob", "type": "Leave" },
    { "update": 4, "player": "bob", "type": "Leave" }
                ^ error second-input: "bob" already has an input in update 4. Only the first one counts.`,
      '* Move the input to update 5',
      `
    { "update": 4, "player": "bob", "type": "Leave" },
    { "update": 5, "player": "bob", "type": "Leave" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
    await checkFix(
      `
    { "update": 4, "player": "bob", "type": "Leave" },
    { "update": 4, "player": "bob", "type": "Leave" }
                ^ error second-input: "bob" already has an input in update 4. Only the first one counts.`,
      'Remove this input',
      `
    { "update": 4, "player": "bob", "type": "Leave" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
  });

  it('move an input to its place', async () => {
    await checkFix(
      `
    { "update": 5, "player": "bob", "type": "Leave" },
                ^ warning input-order: This input of update 5 is written before one of update 3. Inputs are played in the order of their updates.
    { "update": 3, "player": "ann", "type": "Nuke" }`,
      '* Sort the input by update',
      `
    { "update": 3, "player": "ann", "type": "Nuke" },
    { "update": 5, "player": "bob", "type": "Leave" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
  });

  it('play longer, or remove the input', async () => {
    await checkFix(
      `
  "until": 60,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 70, "player": "bob", "type": "Leave" }
                ^^ warning input-after-end: Update 70 is not played, because the scenario ends with update 60.`,
      '* Extend the scenario to update 70',
      `
  "until": 70,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 70, "player": "bob", "type": "Leave" }`,
      `
  "until": 60,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
    await checkFix(
      `
  "inputs": [
    { "update": 70, "player": "bob", "type": "Leave" }
                ^^ warning input-after-end: Update 70 is not played, because the scenario ends with update 60.
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
  "until": 7,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }
                ^ warning input-after-end: Update 8 is not played, because the scenario ends with update 7.`,
      '* Extend the scenario to update 8',
      `
  "until": 8,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
      `
  "until": 60,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
    await checkFix(
      `
  "until": 7,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }
                ^ warning input-after-end: Update 8 is not played, because the scenario ends with update 7.`,
      'Remove this input',
      `
  "until": 7,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" }`,
      `
  "until": 60,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
  });

  it('add one more of the skill, or remove the input', async () => {
    await checkFix(
      `
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 3, "player": "ann", "type": "Assign", "skill": "Digger", "lix": 1 }
                                                               ^^^^^^^^ warning no-skill: "ann" has no Digger left.`,
      '* Give "ann" one more Digger',
      `
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1, "Digger": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 3, "player": "ann", "type": "Assign", "skill": "Digger", "lix": 1 }`,
      `
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
    await checkFix(
      `
  "inputs": [
    { "update": 3, "player": "ann", "type": "Assign", "skill": "Digger", "lix": 1 }
                                                               ^^^^^^^^ warning no-skill: "ann" has no Digger left.
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
  });

  it('remove an input for a lix that is not walking', async () => {
    await checkFix(
      `
    { "update": 3, "player": "bob", "type": "Leave" },
    { "update": 5, "player": "ann", "type": "Assign", "skill": "Builder", "lix": 9 }
                                                                                 ^ warning no-lix: "ann" has only 3 lix.`,
      'Remove this input',
      `
    { "update": 3, "player": "bob", "type": "Leave" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
  });

  it('remove inputs after a player has left', async () => {
    await checkFix(
      `
    { "update": 2, "player": "bob", "type": "Leave" },
    { "update": 4, "player": "bob", "type": "Nuke" }
                                            ^^^^^^ warning has-left: "bob" left the game in update 2.`,
      'Remove this input',
      `
    { "update": 2, "player": "bob", "type": "Leave" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
  });

  it('remove inputs after a player has lost control', async () => {
    await checkFix(
      `
    { "update": 3, "player": "ann", "type": "Nuke" },
    { "update": 4, "player": "ann", "type": "Assign", "skill": "Builder", "lix": 1 }
                                            ^^^^^^^^ warning no-control: "ann" is no longer in control: conceded in update 3.`,
      'Remove this input',
      `
    { "update": 3, "player": "ann", "type": "Nuke" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
  });

  it('remove inputs after the end of the game', async () => {
    await checkFix(
      `
    { "update": 1, "player": "ann", "type": "Leave" },
    { "update": 2, "player": "bob", "type": "Leave" },
    { "update": 30, "player": "bob", "type": "Leave" }
                                             ^^^^^^^ warning game-over: The game ends in update 13.`,
      'Remove this input',
      `
    { "update": 1, "player": "ann", "type": "Leave" },
    { "update": 2, "player": "bob", "type": "Leave" }`,
      `
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }`,
    );
    await checkFix(
      `
  "inputs": [
    { "update": 55, "player": "ann", "type": "Nuke" }
                                             ^^^^^^ warning game-over: The game ends in update 17.
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
  });
});
