/**
 * Valid levels that together use every concept of the format, written as designers write them. They do not have issues.
 */

/** Every kind of prop, leak, hazard, predicate and effect; doors, two reactors, two junctions. */
export const PLANT = `{
  "$schema": "./level.schema.json",
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "Plant", "author": "A. Designer", "description": "All at once.", "actionBudget": 4, "genre": ["test"] },
  "dimensions": { "width": 14, "height": 9 },
  "terrain": [
    "##############",
    "#............#",
    "#............#",
    "#............#",
    "#######.######",
    "#............#",
    "#............#",
    "#............#",
    "##############"
  ],
  "networks": {
    "fuel": [
      "..............",
      ".FFFFFFFF.....",
      "....F.........",
      "....F.........",
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
      "..............",
      "..............",
      ".....C........",
      ".CCCCCCCCC....",
      ".....C........",
      ".............."
    ],
    "electricity": [
      "..............",
      "............E.",
      "............E.",
      "............E.",
      "............E.",
      "............E.",
      "..............",
      "..............",
      ".............."
    ]
  },
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [1, 6], "state": "Disabled" },
    { "type": "ElectricityFlow", "position": [12, 1], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [8, 1], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [4, 3], "state": "Disabled" },
    { "type": "CoolantConsumer", "position": [9, 6], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [5, 7], "state": "Disabled" },
    { "type": "ElectricityConsumer", "position": [12, 5], "state": "Enabled" },
    { "type": "TJunction", "position": [4, 1], "mode": "2/2" },
    { "type": "CrossJunction", "position": [5, 6], "mode": "0/3/3" },
    { "type": "Door", "position": [7, 3], "state": "Closed", "edge": [[7, 3], [7, 4]] },
    { "type": "AllSeeingEyeTerminal", "position": [2, 3] },
    { "type": "FuelRemedySupply", "position": [1, 3], "state": "Available" },
    { "type": "CoolantRemedySupply", "position": [1, 7], "state": "Available" },
    { "type": "ElectricityRemedySupply", "position": [12, 7], "state": "Depleted" },
    { "type": "HeatRemedySupply", "position": [3, 7], "state": "Available" },
    { "type": "ReactorControl", "position": [10, 7], "id": "core",
      "consumers": { "fuel": [8, 1], "coolant": [9, 6], "electricity": [12, 5] },
      "area": [[10, 7], [9, 7], [11, 7]] },
    { "type": "ReactorControl", "position": [10, 3], "id": "annex",
      "consumers": { "fuel": [8, 1], "coolant": [9, 6], "electricity": [12, 5] } }
  ],
  "leaks": [
    { "carrier": "Fuel", "position": [3, 1], "state": "Leaking", "severity": 2 },
    { "carrier": "Coolant", "position": [3, 6], "access": [3, 6], "state": "Repaired" },
    { "carrier": "Electricity", "position": [12, 4], "access": [12, 5], "state": "Leaking", "severity": 1 }
  ],
  "hazards": [
    { "position": [6, 2], "fuel": 4.5, "heat": 2 },
    { "position": [8, 5], "coolant": 12, "electricity": 0.5, "blocks": { "fuel": 2, "electricity": 1 } }
  ],
  "robot": { "position": [2, 2], "inventory": { "FuelNeutralizer": 1, "HeatShield": 1 }, "heatImmunity": 2 },
  "allSeeingEye": "Locked",
  "rules": [
    { "id": "pump-seal", "trigger": "Once", "priority": 10, "phase": "EndOfTurn",
      "predicates": [{ "type": "Turn", "op": ">=", "value": 4 }],
      "effects": [{ "type": "StartLeak", "carrier": "Coolant", "position": [7, 6], "severity": 2 }],
      "forecast": "The pump seal gives way after turn 4." },
    { "id": "surge", "trigger": "Repeat", "phase": "StartOfSimulation",
      "predicates": [
        { "type": "LevelState", "op": "==", "value": "Critical" },
        { "type": "Reactor", "reactor": "core", "is": "NotReady" },
        { "type": "NetworkBand", "carrier": "Fuel", "position": [5, 1], "quantity": "Pressure", "op": "<=", "band": "Caution" },
        { "type": "NetworkBand", "carrier": "Electricity", "position": [12, 2], "quantity": "Voltage", "op": "!=", "band": "Critical" }
      ],
      "effects": [
        { "type": "WorsenLeak", "carrier": "Fuel", "position": [3, 1], "by": 2 },
        { "type": "DisableNetworkCell", "carrier": "Electricity", "position": [12, 3] },
        { "type": "RepairNetworkCell", "carrier": "Electricity", "position": [12, 3] },
        { "type": "AddHeat", "position": [6, 2], "amount": 1.5 },
        { "type": "RemoveHeat", "position": [6, 2], "amount": 1 }
      ] },
    { "id": "alarm", "enabled": true,
      "predicates": [
        { "type": "Prop", "position": [7, 3], "state": "Closed" },
        { "type": "Prop", "position": [4, 1], "propType": "TJunction", "mode": "1/3" },
        { "type": "ConsumerService", "position": [5, 7], "op": "!=", "service": "Producing" },
        { "type": "HazardBand", "position": [6, 2], "hazard": "Heat", "op": ">", "band": "Safe" },
        { "type": "RobotPosition", "position": [2, 2] },
        { "type": "RobotInventory", "remedy": "HeatShield", "op": ">=", "count": 1 },
        { "type": "AllSeeingEye", "is": "Locked" }
      ],
      "effects": [
        { "type": "SetPropState", "position": [7, 3], "state": "Open" },
        { "type": "AddHazard", "position": [6, 2], "hazard": "Fuel", "amount": 3 },
        { "type": "RemoveHazard", "position": [6, 2], "hazard": "Electricity", "amount": 0.5 },
        { "type": "AddInventory", "remedy": "FuelNeutralizer", "count": 1 },
        { "type": "RemoveInventory", "remedy": "HeatShield", "count": 1 },
        { "type": "Warn", "text": "The door is moving." },
        { "type": "LoseLevel", "reason": "Nobody came." }
      ] },
    { "id": "core", "enabled": false, "predicates": [],
      "effects": [{ "type": "StartLeak", "carrier": "Electricity", "position": [12, 4] }] }
  ]
}
`;

/** A saved game, taller than wide, with every member of `state`. */
export const SAVED = `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "Saved" },
  "dimensions": { "width": 5, "height": 8 },
  "terrain": ["#####", "#...#", "#...#", "#...#", "#...#", "#...#", "#...#", "#####"],
  "networks": {
    "fuel": [".....", ".FFF.", "..F..", ".....", ".....", ".....", ".....", "....."],
    "coolant": [".....", ".....", ".....", ".CCC.", ".....", ".....", ".....", "....."],
    "electricity": [".....", ".....", ".....", ".....", ".....", "EEEE.", ".....", "....."]
  },
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ElectricityFlow", "position": [1, 5], "state": "Enabled" },
    { "type": "ElectricityConsumer", "position": [3, 5], "state": "Enabled" },
    { "type": "HeatRemedySupply", "position": [3, 6], "state": "Available" },
    { "type": "ReactorControl", "position": [2, 6], "id": "core",
      "consumers": { "fuel": [3, 1], "coolant": [3, 3], "electricity": [3, 5] } }
  ],
  "leaks": [{ "carrier": "Fuel", "position": [2, 2] }],
  "robot": { "position": [2, 4] },
  "rules": [
    { "id": "crack", "effects": [{ "type": "StartLeak", "carrier": "Electricity", "position": [0, 5], "access": [1, 5] }] },
    { "id": "drip", "trigger": "Repeat", "predicates": [{ "type": "Turn", "op": ">", "value": 3 }],
      "effects": [{ "type": "WorsenLeak", "carrier": "Electricity", "position": [0, 5] }] }
  ],
  "state": {
    "turn": 3, "actionsLeft": 1, "moves": 2,
    "status": "Caution", "lossCause": null,
    "robot": { "position": [2, 5], "inventory": { "HeatShield": 1 }, "heatImmunity": 3 },
    "allSeeingEye": "Unlocked",
    "props": [
      { "position": [2, 1], "mode": "0/4" },
      { "position": [3, 6], "state": "Depleted" }
    ],
    "leaks": [
      { "carrier": "Fuel", "position": [2, 2], "state": "Repaired", "severity": 1 },
      { "carrier": "Electricity", "position": [0, 5], "access": [1, 5], "state": "Leaking", "severity": 2 }
    ],
    "severed": [{ "carrier": "Coolant", "position": [2, 3] }],
    "hazards": [
      { "position": [1, 5], "electricity": 3.5, "blocks": { "fuel": 1 } },
      { "position": [2, 2], "fuel": 0.1, "heat": 0.5 }
    ],
    "previous": [{ "position": [1, 5], "electricity": 2.25 }, { "position": [2, 2] }],
    "networks": {
      "fuel": { "amount": [100, 99, 98, 0], "potential": [100, 98.5, 97, 0] },
      "coolant": { "amount": [100, 0, 0], "potential": [100, 0, 0] },
      "electricity": { "amount": [99, 100, 99, 98], "potential": [98.5, 100, 98.5, 97] }
    },
    "services": ["Producing", "Starved", "Producing"],
    "readyReactors": [],
    "fired": ["crack"]
  }
}
`;

/** A small level with designer's notes wherever the format allows them. */
export const NOTED = `{
  "$schema": "https://example.org/level.json",
  "x-note": { "deep": [1, null] },
  "format": "reactor-maintenance-level",
  "version": 1.0,
  "metadata": { "title": "Noted", "x-mood": "calm", "__proto__": 1, "constructor": "kept" },
  "dimensions": { "width": 9e0, "height": 4, "x-note": 1 },
  "terrain": ["#########", "#.......#", "#.......#", "#########"],
  "networks": {
    "x-note": 2,
    "fuel": [".........", ".FF......", ".........", "........."],
    "coolant": [".........", "...CC....", ".........", "........."],
    "electricity": [".........", ".........", ".EE......", "..E......"]
  },
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled", "x-note": 3 },
    { "type": "FuelConsumer", "position": [2, 1], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [3, 1], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [4, 1], "state": "Enabled" },
    { "type": "ElectricityFlow", "position": [1, 2], "state": "Enabled" },
    { "type": "ElectricityConsumer", "position": [2, 2], "state": "Enabled" },
    { "type": "ReactorControl", "position": [5, 1], "id": "__proto__", "x-note": null,
      "consumers": { "fuel": [2, 1], "coolant": [4, 1], "electricity": [2, 2], "x-note": 5 } }
  ],
  "leaks": [{ "carrier": "Electricity", "position": [2, 3], "access": [2, 2], "x-note": 6 }],
  "hazards": [{ "position": [6, 2], "heat": 0, "blocks": { "coolant": 3, "x-note": 7 }, "x-note": 8 }],
  "robot": { "position": [7, 2], "inventory": { "FuelNeutralizer": 0, "x-note": 9 }, "heatImmunity": -0, "x-note": 10 },
  "rules": [
    { "id": "constructor", "x-note": 11,
      "predicates": [{ "type": "Turn", "op": "==", "value": 2, "x-note": 12 }, { "type": "Reactor", "reactor": "__proto__", "is": "Ready" }],
      "effects": [{ "type": "Warn", "text": "", "x-note": [13] }] }
  ]
}
`;

/** All valid levels, by name. */
export const VALID_LEVELS = { PLANT, SAVED, NOTED };
