import { checkFix } from '../../../testing/check-fix';

describe('the fixes of unsupported-version', () => {
  it('write the version, if somebody says so', () => {
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
