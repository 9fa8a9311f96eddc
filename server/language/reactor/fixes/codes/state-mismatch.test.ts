import { checkFix } from '../../../testing/check-fix';

describe('the fixes of state-mismatch', () => {
  it('remove the entry that does not match the level, or the saved game', () => {
    checkFix(
      `
{
  "state": {
    "turn": 1,
    "actionsLeft": 2,
    "moves": 1,
    "status": "Ready",
    "lossCause": null,
    "robot": { "position": [5, 2] },
    "allSeeingEye": "Locked",
    "props": [],
    "leaks": [],
    "severed": [],
    "hazards": [],
    "previous": [],
    "networks": {
      "fuel": { "amount": [100, 99, 98], "potential": [100, 98.5, 97] },
      "coolant": { "amount": [100, 99, 98], "potential": [100, 98.5, 97] },
      "electricity": { "amount": [100, 99, 98], "potential": [100, 98.5, 97] }
    },
    "services": ["Producing", "Producing", "Producing"],
    "readyReactors": ["core"],
    "fired": ["never"]
              ^^^^^^^ error state-mismatch: The level has no rule "never" that fires once. Save the game again from this level, or remove \`state\`.
  }
}`,
      '* Remove the entry',
      `
{
  "state": {
    "turn": 1,
    "actionsLeft": 2,
    "moves": 1,
    "status": "Ready",
    "lossCause": null,
    "robot": { "position": [5, 2] },
    "allSeeingEye": "Locked",
    "props": [],
    "leaks": [],
    "severed": [],
    "hazards": [],
    "previous": [],
    "networks": {
      "fuel": { "amount": [100, 99, 98], "potential": [100, 98.5, 97] },
      "coolant": { "amount": [100, 99, 98], "potential": [100, 98.5, 97] },
      "electricity": { "amount": [100, 99, 98], "potential": [100, 98.5, 97] }
    },
    "services": ["Producing", "Producing", "Producing"],
    "readyReactors": ["core"],
    "fired": []
  }
}`,
    );
  });
});
