import assert from 'node:assert/strict';
import { checkFix, fixesOffered } from '../../../testing/check-fix';

describe('the fixes of unused-supply', () => {
  it('remove a useless prop', () => {
    checkFix(
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [6, 3] }, { "type": "HeatRemedySupply", "position": [5, 3], "state": "Available" }] }
                                                                                                              ^^^^^^ warning unused-supply: This HeatRemedySupply at [5, 3] is never needed, because there is never any heat on the floor. Remove it, or add a heat hazard.`,
      'Remove the HeatRemedySupply',
      `
{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [6, 3] }] }`,
      { moreProps: true },
    );
  });

  it('are never preferred', () => {
    const supply = '{ "props": [{ "type": "HeatRemedySupply", "position": [5, 3], "state": "Available" }] }';
    assert.deepEqual(fixesOffered(supply, { moreProps: true }), ['Remove the HeatRemedySupply']);
  });
});
