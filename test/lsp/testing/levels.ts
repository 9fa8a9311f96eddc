const rows = (glyphs: readonly string[]): string => JSON.stringify(glyphs);
const empty = rows(['.....', '.....', '.....', '.....', '.....']);

/** A small level that lacks a reactor, and nothing else: one `no-reactor`. */
export const reactorless = `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "Test" },
  "dimensions": { "width": 5, "height": 5 },
  "terrain": [
    "#####",
    "#...#",
    "#...#",
    "#...#",
    "#####"
  ],
  "networks": { "fuel": ${empty}, "coolant": ${empty}, "electricity": ${empty} },
  "props": [],
  "robot": { "position": [1, 1] }
}
`;

/** A level without any fault. */
export const sound = `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "Sound" },
  "dimensions": { "width": 7, "height": 5 },
  "terrain": [
    "#######",
    "#.....#",
    "#.....#",
    "#.....#",
    "#######"
  ],
  "networks": {
    "fuel":        [ ".......", ".FF....", ".......", ".......", "......." ],
    "coolant":     [ ".......", ".......", ".CC....", ".......", "......." ],
    "electricity": [ ".......", ".......", ".......", ".EE....", "......." ]
  },
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [2, 1], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [2, 2], "state": "Enabled" },
    { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "ElectricityConsumer", "position": [2, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [5, 2], "id": "core",
      "consumers": { "fuel": [2, 1], "coolant": [2, 2], "electricity": [2, 3] } }
  ],
  "robot": { "position": [4, 1] }
}
`;

/** A sound level with one warning: fuel cells that no source feeds. */
export const orphaned = sound.replace('".FF...."', '".FF..F."');
