import { checkFixInMod } from '../../testing/check-fix';

describe('the fixes of values', () => {
  it('say the same in the right kind', async () => {
    await checkFixInMod(
      `
number = "2"
         ^^^ error wrong-type: \`number\` must be a whole number from 1 to 9999, not the text "2".`,
      '* Change to 2',
      `
number = 2`,
    );
    await checkFixInMod(
      `
size = "60 x 40"
       ^^^^^^^^^ error wrong-type: \`size\` must be a position [x, y], not the text "60 x 40".`,
      '* Change to [60, 40]',
      `
size = [60, 40]`,
    );
    await checkFixInMod(
      `
tags = "core:entrance"
       ^^^^^^^^^^^^^^^ error wrong-type: \`tags\` must be a list, not the text "core:entrance".`,
      '* Change to ["core:entrance"]',
      `
tags = ["core:entrance"]`,
    );
    await checkFixInMod(
      `
  "core:normal",
  ^^^^^^^^^^^^^ error wrong-type: \`prefabs[0]\` must be an object, not the text "core:normal".`,
      '* Change to { tag = "core:normal", weight = 1 }',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
[floors]
 ^^^^^^ error wrong-type: \`floors\` must be a list, not an object.`,
      '* Change to [[floors]]',
      `
[[floors]]`,
    );
  });

  it('bring numbers to what they can be', async () => {
    await checkFixInMod(
      `
  { tag = "core:normal", weight = 0 },
                                  ^ error invalid-value: \`weight\` must be a whole number from 1 to 1000000, not 0.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = 1.2 },
                                  ^^^ error invalid-value: \`weight\` must be a whole number from 1 to 1000000, not 1.2.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = nan },
                                  ^^^ error invalid-value: \`weight\` must be a whole number from 1 to 1000000, not NaN.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = -inf },
                                  ^^^^ error invalid-value: \`weight\` must be a whole number from 1 to 1000000, not -Infinity.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = -3 },
                                  ^^ error invalid-value: \`weight\` must be a whole number from 1 to 1000000, not -3.`,
      '* Change to 1',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
size = [600, 40]
        ^^^ error invalid-value: A floor has 1 to 512 columns, not 600.`,
      '* Change to 512',
      `
size = [512, 40]`,
      `
size = [60, 40]`,
    );
    await checkFixInMod(
      `
size = [60]
       ^^^^ error invalid-value: \`size\` is a position: two whole numbers [x, y], column then row, not 1.`,
      '* Change to [60, 40]',
      `
size = [60, 40]`,
    );
    await checkFixInMod(
      `
number = 1979-05-27
         ^^^^^^^^^^ error wrong-type: \`number\` must be a whole number from 1 to 9999, not the text "1979-05-27".`,
      '* Change to 1',
      `
number = 1`,
      `
number = 2`,
    );
  });
});
