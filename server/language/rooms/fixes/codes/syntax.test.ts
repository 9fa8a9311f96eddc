import { deepEqual } from 'node:assert/strict';
import { checkFix, checkFixInMod, fixesOffered } from '../../testing/check-fix';

describe('the fixes of a text that is not TOML', () => {
  it('close what is open', async () => {
    await checkFixInMod(
      `
[[floors]
id = "mod:floor_2"
^ error syntax: The key, equals sign, and value must be on the same line. The rest of the file is not read until this is fixed.`,
      '* Change to [[floors]]',
      `
[[floors]]
id = "mod:floor_2"`,
    );
    await checkFixInMod(
      `
[floors]]
        ^ error syntax: Must be a newline. The rest of the file is not read until this is fixed.`,
      '* Change to [[floors]]',
      `
[[floors]]`,
    );
    await checkFixInMod(
      `
id = "mod:floor_2
                ^ error syntax: Unterminated string constant. The rest of the file is not read until this is fixed.`,
      '* Close the quotes',
      `
id = "mod:floor_2"`,
    );
    await checkFixInMod(
      `
size = [60, 40
rooms = 4
^ error syntax: Unexpected character. The rest of the file is not read until this is fixed.`,
      '* Close the brackets',
      `
size = [60, 40]
rooms = 4`,
    );
    await checkFix(
      `
overrides = ["core:gate"]

[[prefabs]]
id = "core:gate"
tags = ["core:entrance"]
layout = """
####+###
#...<..#
########

[[floors]]
id = "mod:floor_2"
number = 2
size = [60, 40]
rooms = 4
required = ["core:entrance", "core:stairs"]
prefabs = [
  { tag = "core:normal", weight = 1 },
]

^ error syntax: Unterminated string constant. The rest of the file is not read until this is fixed.`,
      '* Insert the missing """',
      `
overrides = ["core:gate"]

[[prefabs]]
id = "core:gate"
tags = ["core:entrance"]
layout = """
####+###
#...<..#
########
"""

[[floors]]
id = "mod:floor_2"
number = 2
size = [60, 40]
rooms = 4
required = ["core:entrance", "core:stairs"]
prefabs = [
  { tag = "core:normal", weight = 1 },
]
`,
    );
    await checkFixInMod(
      `
required = ["core:entrance", "core:stairs"
prefabs = [
^ error syntax: Unexpected character. The rest of the file is not read until this is fixed.`,
      '* Close the brackets',
      `
required = ["core:entrance", "core:stairs"]
prefabs = [`,
    );
  });

  it('write what was meant', async () => {
    await checkFixInMod(
      `
rooms 4
      ^ error syntax: Expected equal (=) token. The rest of the file is not read until this is fixed.`,
      '* Change to "="',
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
rooms: 4
     ^ error syntax: Unexpected character. The rest of the file is not read until this is fixed.`,
      '* Change to "="',
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
rooms = 4,
         ^ error syntax: Must be a newline. The rest of the file is not read until this is fixed.`,
      '* Close the brackets',
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
rooms = 04
        ^ error syntax: Leading zeros are not allowed. The rest of the file is not read until this is fixed.`,
      '* Remove the leading zeros',
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
size = 60x40
         ^ error syntax: Must be a newline. The rest of the file is not read until this is fixed.`,
      '* Change to a pair',
      `
size = [60, 40]`,
    );
    await checkFixInMod(
      `
id = mod:floor_2
     ^ error syntax: Unexpected character. The rest of the file is not read until this is fixed.`,
      '* Enclose in quotes',
      `
id = "mod:floor_2"`,
    );
    await checkFixInMod(
      `
id = “mod:floor_2”
     ^ error syntax: Unexpected character. The rest of the file is not read until this is fixed.`,
      '* Change to straight quotes',
      `
id = "mod:floor_2"`,
    );
    await checkFixInMod(
      `
required = ["core:entrance" "core:stairs"]
                            ^ error syntax: Expected comma (,) token. The rest of the file is not read until this is fixed.`,
      '* Insert a comma',
      `
required = ["core:entrance", "core:stairs"]`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = 1, },
                                     ^ error syntax: Trailing comma is not permitted in an inline table. The rest of the file is not read until this is fixed.`,
      '* Join into one line',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", 
  weight = 1,
  ^ error syntax: No newlines are allowed between the curly braces unless they are valid within a value. The rest of the file is not read until this is fixed.
},`,
      '* Join into one line',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
size = [60, 40] rooms = 4
                ^ error syntax: Must be a newline. The rest of the file is not read until this is fixed.`,
      '* Insert a line break',
      `
size = [60, 40]
rooms = 4`,
    );
    await checkFixInMod(
      `
rooms = 5
^ error syntax: Defining a key multiple times is invalid. The rest of the file is not read until this is fixed.
required = ["core:entrance", "core:stairs"]`,
      '* Remove this line',
      `
required = ["core:entrance", "core:stairs"]`,
    );
    await checkFixInMod(
      `
rooms =
required = ["core:entrance", "core:stairs"]
^ error syntax: Unexpected character. The rest of the file is not read until this is fixed.`,
      '* Give "rooms" a value',
      `
rooms = 6
required = ["core:entrance", "core:stairs"]`,
      `
rooms = 4
required = ["core:entrance", "core:stairs"]`,
    );
  });

  it('are offered for the first of several faults, and not where nothing helps', async () => {
    await checkFixInMod(
      `
rooms 4
      ^ error syntax: Expected equal (=) token. The rest of the file is not read until this is fixed.
required = ["core:entrance", "core:stairs"]
prefabs = [
  { tag = "core:normal", weight = },`,
      'Change to "="',
      `
rooms = 4
required = ["core:entrance", "core:stairs"]
prefabs = [
  { tag = "core:normal", weight = },`,
      `
rooms = 4
required = ["core:entrance", "core:stairs"]
prefabs = [
  { tag = "core:normal", weight = 1 },`,
    );
  });

  it('are none where nothing helps, or the text is too large to try', async () => {
    deepEqual(await fixesOffered('@'.repeat(300_000)), []);
  });
});
