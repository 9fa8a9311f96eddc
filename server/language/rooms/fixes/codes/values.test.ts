import { checkFixInMod } from '../../testing/check-fix';

describe('the fixes of values', () => {
  it('say the same in the right kind', async () => {
    await checkFixInMod(
      `
number = "2"
         ^^^ error wrong-type: Expected a whole number from 1 to 9999 for \`number\` but found the string "2".`,
      '* Change to 2',
      `
number = 2`,
    );
    await checkFixInMod(
      `
size = "60 x 40"
       ^^^^^^^^^ error wrong-type: Expected a list of 2 whole numbers from 1 to 512 for \`size\` but found the string "60 x 40".`,
      '* Change to [60, 40]',
      `
size = [60, 40]`,
    );
    await checkFixInMod(
      `
tags = "core:entrance"
       ^^^^^^^^^^^^^^^ error wrong-type: Expected a list for \`tags\` but found the string "core:entrance".`,
      '* Change to ["core:entrance"]',
      `
tags = ["core:entrance"]`,
    );
    await checkFixInMod(
      `
  "core:normal",
  ^^^^^^^^^^^^^ error wrong-type: Expected an object for \`prefabs[0]\` but found the string "core:normal".`,
      '* Change to { tag = "core:normal", weight = 1 }',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
[floors]
 ^^^^^^ error wrong-type: Expected a list for \`floors\` but found an object.`,
      '* Change to [[floors]]',
      `
[[floors]]`,
    );
  });

  it('bring numbers to what they can be', async () => {
    await checkFixInMod(
      `
  { tag = "core:normal", weight = 0 },
                                  ^ error invalid-value: Expected a whole number from 1 to 1000000 for \`weight\` but found 0.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = 1.2 },
                                  ^^^ error invalid-value: Expected a whole number from 1 to 1000000 for \`weight\` but found 1.2.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = nan },
                                  ^^^ error invalid-value: Expected a whole number from 1 to 1000000 for \`weight\` but found nan.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = -inf },
                                  ^^^^ error invalid-value: Expected a whole number from 1 to 1000000 for \`weight\` but found a number below -1.8e308.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = -3 },
                                  ^^ error invalid-value: Expected a whole number from 1 to 1000000 for \`weight\` but found -3.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
size = [600, 40]
        ^^^ error invalid-value: Expected a whole number from 1 to 512 for \`size[0]\` but found 600.`,
      '* Change to 512',
      `
size = [512, 40]`,
      `
size = [60, 40]`,
    );
    await checkFixInMod(
      `
size = [60]
       ^^^^ error invalid-value: Expected 2 entries in \`size\` but found 1.`,
      '* Change to [60, 40]',
      `
size = [60, 40]`,
    );
    await checkFixInMod(
      `
number = 1979-05-27
         ^^^^^^^^^^ error wrong-type: Expected a whole number from 1 to 9999 for \`number\` but found the string "1979-05-27".`,
      '* Change to 2',
      `
number = 2`,
    );
  });
});
