/** Level texts for the suites. Free of imports: the runner writes them to disk too. */

/** A level without faults. */
export const soundLevel = `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "Test Bench" },
  "dimensions": { "width": 14, "height": 7 },
  "terrain": [
    "##############",
    "#............#",
    "#............#",
    "#............#",
    "#............#",
    "#............#",
    "##############"
  ],
  "networks": {
    "fuel": [
      "..............",
      ".FFFFFFFF.....",
      "..............",
      "..............",
      "..............",
      "..............",
      ".............."
    ],
    "coolant": [
      "..............",
      "..............",
      "..............",
      ".CCCCCCCC.....",
      "..............",
      "..............",
      ".............."
    ],
    "electricity": [
      "..............",
      "..............",
      "..............",
      "..............",
      "..............",
      ".EEEEEEEE.....",
      ".............."
    ]
  },
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "ElectricityFlow", "position": [1, 5], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [8, 1], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [8, 3], "state": "Enabled" },
    { "type": "ElectricityConsumer", "position": [8, 5], "state": "Enabled" },
    {
      "type": "ReactorControl",
      "position": [12, 5],
      "id": "core",
      "consumers": { "fuel": [8, 1], "coolant": [8, 3], "electricity": [8, 5] }
    }
  ],
  "robot": { "position": [2, 2] }
}
`;

/** Replacing `sound` by `broken` causes the single fault `fault`. */
export const sound = '"robot": { "position": [2, 2] }';
export const broken = '"robot": { "position": [0, 0] }';
export const fault = 'robot-not-on-floor';

/** The level with that fault. */
export const brokenLevel = soundLevel.replace(sound, broken);
