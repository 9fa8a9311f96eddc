import { checkFix, checkFixInMod } from '../../testing/check-fix';

describe('the fixes of names, keys and lists', () => {
  it('close walls, move doors and read glyphs', async () => {
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
##+##
#.<.#
  ^ error entrance-misplaced: Only rooms tagged "core:entrance" can have a "<". Add the tag, or replace this with ".".
#####
"""
`,
      '* Change to "." (floor)',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
##+##
#...#
#####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
npcs = ["core:merchant"]
layout = """
##+##
#n.n#
   ^ error npc-count: Expected 2 NPCs in \`npcs\` (one for each "n") but found 1. Add one, or replace this with ".".
#####
"""
`,
      '* Change to "." (floor)',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
npcs = ["core:merchant"]
layout = """
##+##
#n..#
#####
"""
`,
    );
  });

  it('write what names were meant', async () => {
    await checkFixInMod(
      `
  { tag = "core:norml", weight = 1 },
          ^^^^^^^^^^^^ error unknown-tag: Unknown tag "core:norml": no prefab has it. Did you mean "core:normal"?`,
      '* Change to "core:normal"',
      `
  { tag = "core:normal", weight = 1 },`,
    );
    await checkFixInMod(
      `
room = 4
^^^^ error unknown-field: Unknown field "room". Did you mean "rooms"?`,
      '* Change to "rooms"',
      `
rooms = 4`,
    );
    await checkFix(
      `
[[creatures]]
id = "Big Rat"
     ^^^^^^^^^ error malformed-id: "Big Rat" is not a valid id. Expected the form \`namespace:name\`. Did you mean "core:big_rat"?`,
      '* Change to "core:big_rat"',
      `
[[creatures]]
id = "core:big_rat"`,
    );
    await checkFixInMod(
      `
[[prefabs]]
id = "core:gate"
     ^^^^^^^^^^^ error duplicate-id: There is already a prefab "core:gate" in core.rooms.toml. Rename one of them. To replace the other one, add \`overrides = ["core:gate"]\` at the top of this file.`,
      'Override the entry of the other file',
      `
overrides = ["core:gate"]

[[prefabs]]
id = "core:gate"`,
    );
    await checkFixInMod(
      `
overrides = ["a:b", "core:gate"]
             ^^^^^ warning unused-override: This file has no entry "a:b" to replace others with.`,
      'Remove "a:b"',
      `
overrides = ["core:gate"]`,
    );
  });

  it('remove a tag that a floor cannot place', async () => {
    await checkFixInMod(
      `
prefabs = [
  { tag = "core:normal", weight = 1 },
  { tag = "core:entrance", weight = 3 },
          ^^^^^^^^^^^^^^^ error entrance-optional: A floor has one entrance. Name "core:entrance" in \`required\` only.
]`,
      'Remove "core:entrance"',
      `
prefabs = [
  { tag = "core:normal", weight = 1 },
]`,
    );
  });

  it('add what floors need', async () => {
    await checkFixInMod(
      `
required = ["core:entrance"]
           ^^^^^^^^^^^^^^^^^ error floor-without-stairs: This floor has no stairs. Add "core:stairs".`,
      '* Add "core:stairs"',
      `
required = ["core:entrance", "core:stairs"]`,
    );
    await checkFixInMod(
      `
number = 1
         ^ error duplicate-number: The floor number 1 is already used by "core:floor_1". Use another number.`,
      '* Change to 2',
      `
number = 2`,
    );
    await checkFixInMod(
      `
rooms = 1
        ^ error too-many-required: Expected at least 2 rooms (one for each required tag) but found 1.`,
      '* Change to 2',
      `
rooms = 2`,
      `
rooms = 4`,
    );
    await checkFixInMod(
      `
[[floors]]
  ^^^^^^ error missing-field: Missing field "rooms" in \`floors[0]\`. Expected a whole number from 1 to 500.
id = "mod:floor_2"
number = 2
size = [60, 40]
required = ["core:entrance", "core:stairs"]
prefabs = [
  { tag = "core:normal", weight = 1 },
]`,
      '* Add "rooms"',
      `
[[floors]]
id = "mod:floor_2"
number = 2
size = [60, 40]
required = ["core:entrance", "core:stairs"]
prefabs = [
  { tag = "core:normal", weight = 1 },
]
rooms = 6`,
      `
[[floors]]
id = "mod:floor_2"
number = 2
size = [60, 40]
rooms = 4
required = ["core:entrance", "core:stairs"]
prefabs = [
  { tag = "core:normal", weight = 1 },
]`,
    );
  });

  it('give one of two entries another name', async () => {
    await checkFix(
      `
[[creatures]]
id = "a:b"
[[creatures]]
id = "a:b"
     ^^^^^ error duplicate-id: There is already a creature "a:b". Rename one of them.
`,
      'Change to "a:b_2"',
      `
[[creatures]]
id = "a:b"
[[creatures]]
id = "a:b_2"
`,
    );
  });
});
