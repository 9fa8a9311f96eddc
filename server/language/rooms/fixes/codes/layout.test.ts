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
  ^ error row-length: Row 2 has 3 characters, the first row 4. Add 1.
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
#..#
   ^ error row-length: Row 2 has 4 characters, the first row 3. Remove 1.
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
    ^ error row-length: Row 2 has 6 characters, the first row 4. Remove 2.
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
  ^ error row-length: Row 2 has 3 characters, the first row 4. Add 1.
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
  
 ^ error row-length: Row 4 has 2 characters, the first row 6. Add 4.
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
^ error unknown-glyph: A space means nothing in a layout. Write "#" wall, "." floor, "+" door, "e" an enemy, "l" a pile of loot, ">" stairs down, "<" entrance or "n" an NPC.
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
^ error unknown-glyph: "\\t" means nothing in a layout. Write "#" wall, "." floor, "+" door, "e" an enemy, "l" a pile of loot, ">" stairs down, "<" entrance or "n" an NPC.
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
   ^ error wall-open: The outer wall is open here. Write "#" or "+" in place of ".".
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
^ error door-in-corner: A door in a corner leads nowhere. Move it along the wall.
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
   ^ error door-in-corner: A door in a corner leads nowhere. Move it along the wall.
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
  ^ error door-not-on-rim: No corridor can dock at a door inside. Move it into an outer wall.
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
 ^ error unknown-glyph: "E" means nothing in a layout. Write "#" wall, "." floor, "+" door, "e" an enemy, "l" a pile of loot, ">" stairs down, "<" entrance or "n" an NPC.
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
  ^ error unknown-glyph: A space means nothing in a layout. Write "#" wall, "." floor, "+" door, "e" an enemy, "l" a pile of loot, ">" stairs down, "<" entrance or "n" an NPC.
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
         ^^^ error no-door: This room has no door, so nothing can be joined to it. Write "+" in an outer wall.
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
    ^ error room-not-connected: This part of the room cannot be reached from the rest. Open a way, or fill it with "#".
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
    ^ error room-not-connected: This part of the room cannot be reached from the rest. Open a way, or fill it with "#".
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
         ^^^ error layout-size: A layout has 3 to 64 rows and columns; this one has 2 and 2.
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
