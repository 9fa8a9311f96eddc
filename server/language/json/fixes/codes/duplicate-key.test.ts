import { checkFix } from '../../../testing/check-fix';

describe('the fixes of duplicate-key', () => {
  it('remove the later or the first of two equal keys', () => {
    checkFix(
      `
{ "allSeeingEye": "Locked", "leaks": [], "leaks": [ ] }
                                         ^^^^^^^ error duplicate-key: This object has "leaks" twice, and only the first one is read. Remove or rename one of them.`,
      '* Remove the second "leaks"',
      `
{ "allSeeingEye": "Locked", "leaks": [] }`,
    );
    checkFix(
      `
{ "allSeeingEye": "Locked", "leaks": [], "leaks": [ ] }
                                         ^^^^^^^ error duplicate-key: This object has "leaks" twice, and only the first one is read. Remove or rename one of them.`,
      'Remove the first "leaks"',
      `
{ "allSeeingEye": "Locked", "leaks": [ ] }`,
    );
    checkFix(
      `
{ "allSeeingEye": "Locked", "leaks": [], "leaks": [] }
                                         ^^^^^^^ error duplicate-key: This object has "leaks" twice, and only the first one is read. Remove or rename one of them.`,
      '*! Remove the second "leaks"',
      `
{ "allSeeingEye": "Locked", "leaks": [] }`,
    );
  });
});
