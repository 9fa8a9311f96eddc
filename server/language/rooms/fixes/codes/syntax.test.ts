import { deepEqual } from 'node:assert/strict';
import { checkFix, checkFixInMod, fixesOffered } from '../../testing/check-fix';

describe('the fixes of a text that is not TOML', () => {
  it('close what is open', async () => {
    await checkFixInMod(
      `
[[floors]
^^^^^^^^^ error syntax: Expected "]]" at the end of this header: \`[[floors]]\`. The rest of the file is not read until this is fixed.
id = "mod:floor_2"`,
      '* Change to [[floors]]',
      `
[[floors]]
id = "mod:floor_2"`,
    );
    await checkFixInMod(
      `
[floors]]
        ^ error syntax: Expected the end of the line. Write each key on a line of its own. The rest of the file is not read until this is fixed.`,
      '* Change to [[floors]]',
      `
[[floors]]`,
    );
    await checkFixInMod(
      `
id = "mod:floor_2
                ^ error syntax: Unterminated string. Add the closing quotes. The rest of the file is not read until this is fixed.`,
      '* Close the quotes',
      `
id = "mod:floor_2"`,
    );
    await checkFixInMod(
      `
size = [60, 40
       ^ error syntax: Missing "]" to close this "[". The rest of the file is not read until this is fixed.
rooms = 4`,
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
         ^^^ error syntax: Unterminated string. Add """ after its last line. The rest of the file is not read until this is fixed.
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
`,
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
           ^ error syntax: Missing "]" to close this "[". The rest of the file is not read until this is fixed.
prefabs = [`,
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
      ^ error syntax: Expected "=" and a value after the key. The rest of the file is not read until this is fixed.`,
      '* Change to "="',
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
rooms: 4
     ^ error syntax: Expected "=" after the key but found ":". The rest of the file is not read until this is fixed.`,
      '* Change to "="',
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
rooms = 4,
         ^ error syntax: Expected the end of the line. Write each key on a line of its own. The rest of the file is not read until this is fixed.`,
      '* Close the brackets',
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
rooms = 04
        ^ error syntax: Unexpected leading zero. Remove it. The rest of the file is not read until this is fixed.`,
      '* Remove the leading zeros',
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
size = 60x40
         ^ error syntax: Expected the end of the line. Write each key on a line of its own. The rest of the file is not read until this is fixed.`,
      '* Change to a pair',
      `
size = [60, 40]`,
    );
    await checkFixInMod(
      `
id = mod:floor_2
     ^ error syntax: Unexpected character. Strings must be in quotes. The rest of the file is not read until this is fixed.`,
      '* Enclose in quotes',
      `
id = "mod:floor_2"`,
    );
    await checkFixInMod(
      `
id = “mod:floor_2”
     ^ error syntax: Unexpected character. Strings must be in quotes. The rest of the file is not read until this is fixed.`,
      '* Change to straight quotes',
      `
id = "mod:floor_2"`,
    );
    await checkFixInMod(
      `
required = ["core:entrance" "core:stairs"]
                            ^ error syntax: Expected "," between two values. The rest of the file is not read until this is fixed.`,
      '* Insert a comma',
      `
required = ["core:entrance", "core:stairs"]`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", weight = 1, },
                                     ^ error syntax: Trailing comma. Remove it. The rest of the file is not read until this is fixed.`,
      '* Join into one line',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
  { tag = "core:normal", 
  weight = 1,
  ^ error syntax: Unexpected line end in an inline table. Write the table on one line. The rest of the file is not read until this is fixed.
},`,
      '* Join into one line',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
size = [60, 40] rooms = 4
                ^ error syntax: Expected the end of the line. Write each key on a line of its own. The rest of the file is not read until this is fixed.`,
      '* Insert a line break',
      `
size = [60, 40]
rooms = 4`,
    );
    await checkFixInMod(
      `
rooms = 5
^ error syntax: Duplicate key. Remove or rename one of them. The rest of the file is not read until this is fixed.
required = ["core:entrance", "core:stairs"]`,
      '* Remove this line',
      `
required = ["core:entrance", "core:stairs"]`,
    );
    await checkFixInMod(
      `
rooms =
^^^^^^^ error syntax: Missing value for \`rooms\`. Add a value after "=". The rest of the file is not read until this is fixed.
required = ["core:entrance", "core:stairs"]`,
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
      ^ error syntax: Expected "=" and a value after the key. The rest of the file is not read until this is fixed.
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
