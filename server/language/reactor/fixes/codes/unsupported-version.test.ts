import { checkFix } from '../../../testing/check-fix';

describe('the fixes of unsupported-version', () => {
  it('change the version on request only', () => {
    checkFix(
      `
{ "version": 2 }
             ^ error unsupported-version: Unsupported version 2. Expected version 1.`,
      'Change to 1',
      `
{ "version": 1 }`,
    );
  });
});
