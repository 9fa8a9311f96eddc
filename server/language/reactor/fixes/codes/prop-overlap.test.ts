import { checkFix } from '../../../testing/check-fix';

describe('the fixes of prop-overlap', () => {
  it('separate two props on one cell', () => {
    checkFix(
      `
{
  "props": [
    { "type": "AllSeeingEyeTerminal", "position": [5, 3] },
    { "type": "HeatRemedySupply", "position": [5, 3], "state": "Depleted" }
                                              ^^^^^^ error prop-overlap: This HeatRemedySupply at [5, 3] is on the same cell as an AllSeeingEyeTerminal. Move it to another cell.
  ]
}`,
      '* Move the HeatRemedySupply to [5, 2]',
      `
{
  "props": [
    { "type": "AllSeeingEyeTerminal", "position": [5, 3] },
    { "type": "HeatRemedySupply", "position": [5, 2], "state": "Depleted" }
  ]
}`,
      { moreProps: true },
    );
    checkFix(
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 3] }, { "type": "HeatRemedySupply", "position": [5, 3], "state": "Depleted" }] }
                                                                                                              ^^^^^^ error prop-overlap: This HeatRemedySupply at [5, 3] is on the same cell as an AllSeeingEyeTerminal. Move it to another cell.`,
      'Remove the HeatRemedySupply',
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 3] }] }`,
      { moreProps: true },
    );
    checkFix(
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 3] }, { "type": "AllSeeingEyeTerminal", "position": [5, 3] }] }
                                                                                                                  ^^^^^^ error prop-overlap: This AllSeeingEyeTerminal at [5, 3] is on the same cell as an AllSeeingEyeTerminal. Move it to another cell.`,
      '*! Remove the second one',
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 3] }] }`,
      { moreProps: true },
    );
  });
});
