/** A small level without any fault. */
export const levelText = `{
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
