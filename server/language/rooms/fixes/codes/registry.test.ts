import { checkFix, checkFixInMod } from '../../testing/check-fix';

describe('the fixes of floors and where rooms are placed', () => {
  it('enlarge a floor until its rooms fit, and let floors ask for a room', async () => {
    await checkFixInMod(
      `
size = [9, 8]
       ^^^^^^ warning floor-too-small: No room tagged "core:entrance" fits into 9 × 8 cells. Increase the size.`,
      '* Change to [12, 11]',
      `
size = [12, 11]`,
      `
size = [60, 40]`,
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
[[prefabs]]
id = "mod:x"
     ^^^^^^^ warning unused-prefab: No floor uses a tag of "mod:x", so it is never placed.
tags = ["mod:x"]
layout = """
###
#.+
###
"""
`,
      'Add "core:normal", which floors require',
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
[[prefabs]]
id = "mod:x"
tags = ["mod:x", "core:normal"]
layout = """
###
#.+
###
"""
`,
    );
  });
});
