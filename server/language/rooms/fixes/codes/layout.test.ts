import { ok } from 'node:assert/strict';
import { checkFix, fixesOffered } from '../../testing/check-fix';

describe('the fixes of what is drawn', () => {
  it('square a ragged block', async () => {
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#.#
  ^ error row-length: Expected 4 characters in row 2, as in row 1, but found 3. Add 1 character.
####
"""
`,
      '* Make all rows 4 characters long',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+#
  ^ error row-length: Expected 4 characters in row 1, as in row 2, but found 3. Add 1 character.
#..#
####
"""
`,
      '* Make all rows 4 characters long',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#e...#
    ^ error row-length: Expected 4 characters in row 2, as in row 1, but found 6. Remove 2 characters.
####
"""
`,
      '* Make all rows 4 characters long',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#e.#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..
  ^ error row-length: Expected 4 characters in row 2, as in row 1, but found 3. Add 1 character.
####
"""
`,
      '* Make all rows 4 characters long',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
  });

  it('draw what was indented at the margin', async () => {
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
  #+##
  #..#
  ####
  
 ^ error row-length: Expected 6 characters in row 4, as in row 1, but found 2. Add 4 characters.
"""
`,
      '* Trim the rows',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
  #+##
^ error unknown-glyph: Unexpected space. Expected "#" wall, "." floor, "+" door, "e" an enemy, "l" a pile of loot, ">" stairs down, "<" entrance or "n" an NPC.
  #..#
  ####
"""
`,
      '* Trim the rows',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
\t#+##
^ error unknown-glyph: Unexpected character "\\t". Expected "#" wall, "." floor, "+" door, "e" an enemy, "l" a pile of loot, ">" stairs down, "<" entrance or "n" an NPC.
\t#..#
\t####
"""
`,
      '* Trim the rows',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
  });

  it('close walls, move doors and read glyphs', async () => {
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#...
   ^ error wall-open: The outer wall is open here. Expected "#" or "+" but found ".".
####
"""
`,
      '* Change to "#" (wall)',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
+###
^ error door-in-corner: A door cannot be in a corner. Move it along the wall.
#..#
####
"""
`,
      '* Move the door right',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
###+
   ^ error door-in-corner: A door cannot be in a corner. Move it along the wall.
#..#
####
"""
`,
      'Move the door down',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
####
#..+
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#####
#...#
#.+.#
  ^ error door-not-on-rim: No corridor can reach a door inside the room. Move it to an outer wall.
#...#
#####
"""
`,
      'Move the door to the nearest outer wall',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
##+##
#...#
#...#
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
layout = """
#+##
#E.#
 ^ error unknown-glyph: Unexpected character "E". Expected "#" wall, "." floor, "+" door, "e" an enemy, "l" a pile of loot, ">" stairs down, "<" entrance or "n" an NPC.
####
"""
`,
      '* Change to "e" (an enemy)',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#e.#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#. #
  ^ error unknown-glyph: Unexpected space. Expected "#" wall, "." floor, "+" door, "e" an enemy, "l" a pile of loot, ">" stairs down, "<" entrance or "n" an NPC.
####
"""
`,
      '* Change to "." (floor)',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+##
#..#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
         ^^^ error no-door: This room has no door, so no corridor can reach it. Add "+" in an outer wall.
####
#..#
####
"""
`,
      '* Add a door',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
####
+..#
####
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+####
#..#.#
    ^ error room-not-connected: This part of the room cannot be reached from the rest. Open a path, or fill it with "#".
######
"""
`,
      'Fill the area with walls',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
#+####
#..###
######
"""
`,
    );
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
##+####
#..#..#
    ^ error room-not-connected: This part of the room cannot be reached from the rest. Open a path, or fill it with "#".
#######
"""
`,
      '* Open a path to the rest of the room',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
##+####
#.....#
#######
"""
`,
    );
  });

  it('draw walls around what has none', async () => {
    await checkFix(
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
         ^^^ error layout-size: Expected 3 to 64 rows and columns but found 2 rows and 2 columns.
..
..
"""
`,
      'Draw walls around the room',
      `
[[prefabs]]
id = "mod:x"
tags = ["core:normal"]
layout = """
####
#..#
#..#
##+#
"""
`,
    );
  });

  it('draw no walls around a row that is too long with them', async () => {
    const titles = await fixesOffered(
      `[[prefabs]]\nid = "mod:x"\ntags = ["core:normal"]\nlayout = """\n${'#'.repeat(70)}\n"""\n`,
    );
    ok(!titles.includes('Draw walls around the room'), titles.join());
  });
});
