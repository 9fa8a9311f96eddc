/** A room of the format's own example. */
export const crossingText = `[[prefabs]]
id = "core:kreuzung"
tags = ["core:normal"]
layout = """
####+####
#.......#
#..e...e#
+.......+
#..l....#
#.......#
####+####
"""
`;

/** Two valid files: the example of the format with everything that it needs, and a mod. */
export const exampleText = `# The game's own rooms.
${crossingText}
[[prefabs]]
id = "core:gate"
tags = ["core:entrance"]
layout = """
###+###
#..<..#
#######
"""

[[prefabs]]
id = "core:well"
tags = ["core:stairs", "core:normal"]
layout = '''
###+###
#..>..#
#######
'''

[[prefabs]]
id = "core:shop"
tags = ["core:merchant"]
npcs = ["core:merchant"]
layout = """
###+###
#..n..#
#######
"""

[[floors]]
id = "core:floor_1"
number = 1
size = [80, 40] # cells
rooms = 9
required = ["core:entrance", "core:stairs", "core:merchant"]
prefabs = [ { tag = "core:normal", weight = 10 }, { tag = "core:stairs", weight = 2 } ]
creatures = [ { id = "core:skeleton", weight = 5 } ]
loot = "core:floor_1_table"

[[creatures]]
id = "core:skeleton"

[[loot_tables]]
id = "core:floor_1_table"
entries = [{ id = "core:gold", weight = 8 }]

[[npcs]]
id = "core:merchant"
`;

export const modText = `overrides = ["core:gate"]

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
`;
