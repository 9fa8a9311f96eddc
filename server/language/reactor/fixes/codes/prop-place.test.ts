import { checkFix } from '../../../testing/check-fix';

describe('the fixes of prop-not-on-floor, prop-out-of-bounds', () => {
  it('move a prop to a valid cell', () => {
    checkFix(
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [4, 0] }] }
                                                          ^^^^^^ error prop-not-on-floor: This AllSeeingEyeTerminal at [4, 0] is in a wall. Move it to a floor cell.`,
      '* Move the AllSeeingEyeTerminal to [4, 1]',
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [4, 1] }] }`,
      { moreProps: true },
    );
    checkFix(
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [20, 2] }] }
                                                          ^^^^^^^ error prop-out-of-bounds: This AllSeeingEyeTerminal at [20, 2] is outside the map. Move it to a floor cell.`,
      '* Move the AllSeeingEyeTerminal to [7, 2]',
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [7, 2] }] }`,
      { moreProps: true },
    );
  });

  it('update references to a moved prop', () => {
    checkFix(
      `
{
  "props": [
    { "type": "AllSeeingEyeTerminal", "position": [4, 0] }
                                                  ^^^^^^ error prop-not-on-floor: This AllSeeingEyeTerminal at [4, 0] is in a wall. Move it to a floor cell.
  ],
  "rules": [
    {
      "id": "a",
      "predicates": [{ "type": "Prop", "position": [4, 0], "state": "Locked" }],
      "effects": [{ "type": "Warn", "text": "a" }]
    }
  ]
}`,
      '* Move the AllSeeingEyeTerminal to [4, 1]',
      `
{
  "props": [
    { "type": "AllSeeingEyeTerminal", "position": [4, 1] }
  ],
  "rules": [
    {
      "id": "a",
      "predicates": [{ "type": "Prop", "position": [4, 1], "state": "Locked" }],
      "effects": [{ "type": "Warn", "text": "a" }]
    }
  ]
}`,
      { moreProps: true },
    );
  });
});
