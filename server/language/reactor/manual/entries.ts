// Made by `npm run docs` from the doc comments of the checks. Change those, not this file.

/** The short entry of the manual about a code, in Markdown. */
export interface ManualEntry {
  readonly summary: string;
  /** The first paragraph of the explanation; empty if the summary is enough. */
  readonly explanation: string;
  readonly fix: string;
}

/** The manual's first sentences of each code, for hovers. */
export const manual: Readonly<Record<string, ManualEntry>> = {
  "syntax": {
    summary: "The text is not valid JSON.",
    explanation: "A level file is strict JSON in UTF-8: text and keys in double quotes, a comma between two entries and none after the last, no comments. Reading continues after the fault, so several faults are found at once. Missing fields are not reported until the syntax is valid.",
    fix: "Add, remove or replace the marked text as the message says.",
  },
  "unsupported-format": {
    summary: "The file is not a version 1 level.",
    explanation: "Its `format` is missing or different, or the file is not a JSON object. This includes levels of the game's prototype, whose keys begin with capitals: they cannot be converted. Nothing else of such a file is checked.",
    fix: "Start the file with `\"format\": \"reactor-maintenance-level\"` and `\"version\": 1`, and follow the level format.",
  },
  "unsupported-version": {
    summary: "The engine does not support this version of the level format.",
    explanation: "Nothing else of such a file is checked.",
    fix: "Write `\"version\": 1` if the file is a version 1 level; otherwise use an engine that supports the version.",
  },
  "missing-field": {
    summary: "A required field is missing.",
    explanation: "The issue is reported on the object. A field with a similar name is reported as `unknown-field` instead, and a few fields have their own codes: `binding-missing` and `door-edge-missing`.",
    fix: "Add the field, with a value of the type that the message names.",
  },
  "unknown-field": {
    summary: "An object has an unknown field.",
    explanation: "Usually the name is misspelled, or the field belongs to another object. Names are case-sensitive. Keys that start with `x-` are allowed everywhere and kept, for your own notes. In `metadata` every key is allowed.",
    fix: "Correct the name, remove the field, or start its name with `x-` to keep it as a note.",
  },
  "duplicate-key": {
    summary: "An object has the same key twice.",
    explanation: "JSON programs disagree on which of the two is used; here it is the first. Escapes make no difference: `\"\\u0061\"` and `\"a\"` are the same key.",
    fix: "Remove one of the two, or rename it.",
  },
  "wrong-type": {
    summary: "A value has the wrong type, such as a string instead of a number, an object instead of a list, or `null`.",
    explanation: "",
    fix: "Use a value of the type that the message names. Numbers, `true` and `false` are written without quotes.",
  },
  "invalid-value": {
    summary: "A value has the right type but is not allowed.",
    explanation: "It is not one of the words that the field allows (case-sensitive), out of range, not a whole number, a position without exactly two numbers, or an empty title or list.",
    fix: "Use one of the values that the message names.",
  },
  "dimensions-too-small": {
    summary: "The map has fewer columns or rows than a level may have.",
    explanation: "The minimum size is `grid.minWidth` by `grid.minHeight` of the balance, 3 by 3 unless a balance file says otherwise.",
    fix: "Give the map at least that size, in `dimensions` and in all four grids.",
  },
  "dimensions-too-large": {
    summary: "The map has more columns or rows than a level may have.",
    explanation: "The maximum size is `grid.maxWidth` by `grid.maxHeight` of the balance, 1024 by 1024 unless a balance file says otherwise. The grids of a larger map are not checked.",
    fix: "Make the map smaller, or raise the limit in `reactor.balance.json`.",
  },
  "row-count": {
    summary: "The number of rows of a grid differs from `dimensions.height`.",
    explanation: "If all four grids have the same number of rows, the issue is reported once, on `dimensions.height`. Otherwise it is reported on each grid that differs.",
    fix: "Add or remove rows of the grid, or correct `dimensions.height`.",
  },
  "row-length": {
    summary: "The number of characters in a row differs from `dimensions.width`.",
    explanation: "If all rows of all grids have the same length, the issue is reported once, on `dimensions.width`. Otherwise it is reported on the row: at the first extra character, or at the end of a row that is too short. A character is a code point, so an emoji counts once.",
    fix: "Add or remove characters of the row, or correct `dimensions.width`.",
  },
  "unknown-glyph": {
    summary: "A grid contains an unknown character.",
    explanation: "Terrain uses `#` for a wall and `.` for floor. A network uses its own letter (`F`, `C` or `E`) for a cell and `.` for none.",
    fix: "Replace the character with one of the two that the grid uses.",
  },
  "robot-out-of-bounds": {
    summary: "The robot's position is outside the map.",
    explanation: "Columns and rows count from 0 at the top left, so the last column is one less than the width.",
    fix: "Move the robot to a floor cell.",
  },
  "robot-not-on-floor": {
    summary: "The robot is in a wall.",
    explanation: "",
    fix: "Move it to a floor cell, or change its cell to floor.",
  },
  "inventory-over-capacity": {
    summary: "The robot carries more remedies than it has room for.",
    explanation: "The total of all four kinds is limited by `robot.inventoryCapacity` of the balance: 4, unless a balance file changes it.",
    fix: "Reduce the counts, or raise the capacity in `reactor.balance.json`.",
  },
  "hazard-out-of-bounds": {
    summary: "A hazard entry's position is outside the map.",
    explanation: "",
    fix: "Move the hazard to a floor cell, or remove the entry.",
  },
  "hazard-on-wall": {
    summary: "A hazard is on a wall cell.",
    explanation: "Only floor cells hold fuel, coolant, electricity and heat.",
    fix: "Move the hazard to a floor cell, or change the cell to floor.",
  },
  "duplicate-hazard": {
    summary: "Two hazard entries have the same position.",
    explanation: "",
    fix: "Merge the two entries.",
  },
  "prop-out-of-bounds": {
    summary: "A prop's position is outside the map.",
    explanation: "",
    fix: "Move the prop to a floor cell, or remove it.",
  },
  "prop-not-on-floor": {
    summary: "A prop is in a wall.",
    explanation: "The robot uses a prop from the prop's cell, so every prop must be on floor.",
    fix: "Move the prop to a floor cell, or change its cell to floor.",
  },
  "prop-overlap": {
    summary: "Two props are on the same cell.",
    explanation: "",
    fix: "Move the later one to another cell, or remove it.",
  },
  "prop-without-network": {
    summary: "A flow prop or a consumer is not on its carrier's network.",
    explanation: "A flow prop supplies the network cell under it, and a consumer takes from it. Without a network cell the prop does nothing.",
    fix: "Draw a network cell under the prop, or move the prop onto the network.",
  },
  "no-reactor": {
    summary: "The level has no `ReactorControl`.",
    explanation: "Activating a reactor is the only way to win, so a level needs at least one.",
    fix: "Add a prop of type `ReactorControl` with an `id` and its three `consumers`.",
  },
  "duplicate-id": {
    summary: "Two reactors, or two rules, have the same id.",
    explanation: "Reactors and rules are separate namespaces, so a rule can have the same id as a reactor. Ids are case-sensitive.",
    fix: "Give the later one a unique id, and update the references to it.",
  },
  "binding-missing": {
    summary: "A reactor has no binding for one of the carriers.",
    explanation: "Every reactor is bound to one fuel, one coolant and one electricity consumer, and is ready only while all three produce.",
    fix: "Add the carrier's key to `consumers`, with the position of a consumer of that carrier.",
  },
  "binding-out-of-bounds": {
    summary: "A reactor is bound to a position outside the map.",
    explanation: "",
    fix: "Use the position of the consumer that the reactor needs.",
  },
  "binding-not-consumer": {
    summary: "A reactor is bound to a cell without a consumer.",
    explanation: "",
    fix: "Use the position of the consumer that the reactor needs, or place a consumer there.",
  },
  "binding-wrong-carrier": {
    summary: "A reactor is bound to a consumer of another carrier.",
    explanation: "",
    fix: "Use the position of a consumer of the carrier that the key names.",
  },
  "area-not-floor": {
    summary: "A reactor's area contains a cell that is not floor.",
    explanation: "The heat of the area's floor cells decides whether the reactor is ready, critical or lost.",
    fix: "Remove the cell from `area`, or replace it with a floor cell. Without `area` the control's cell and its floor neighbors count.",
  },
  "door-edge-missing": {
    summary: "A door has no edge.",
    explanation: "`edge` is the pair of neighboring floor cells that a closed door separates; `position` is where the robot stands to operate it.",
    fix: "Add `edge` with two positions, such as `[[5, 2], [6, 2]]`.",
  },
  "door-edge-out-of-bounds": {
    summary: "A door's edge contains a cell outside the map.",
    explanation: "",
    fix: "Use the two neighboring floor cells that the door separates.",
  },
  "door-edge-not-adjacent": {
    summary: "The two cells of a door's edge do not share a side.",
    explanation: "",
    fix: "Use two neighboring cells, in the same row or the same column.",
  },
  "door-edge-not-floor": {
    summary: "A door's edge contains a wall cell.",
    explanation: "A door opens and closes the passage between two floor cells. Nothing passes through a wall.",
    fix: "Use two neighboring floor cells.",
  },
  "leak-out-of-bounds": {
    summary: "A leak's position is outside the map.",
    explanation: "",
    fix: "Use the position of the network cell that leaks.",
  },
  "leak-without-network": {
    summary: "A leak is not on its carrier's network.",
    explanation: "",
    fix: "Draw the network cell, or move the leak onto the network.",
  },
  "leak-not-under-floor": {
    summary: "A fuel or coolant leak is in a wall.",
    explanation: "Fuel and coolant leak upwards, onto the floor above the pipe, where the robot can reach them.",
    fix: "Move the leak to a network cell under floor, or change its cell to floor.",
  },
  "leak-access-mismatch": {
    summary: "A fuel or coolant leak has an `access` other than its own position.",
    explanation: "Fuel and coolant leak onto the floor directly above the pipe, so `access` is not needed.",
    fix: "Remove `access`, or change it to the leak's position.",
  },
  "leak-not-in-wall": {
    summary: "An electricity leak is under floor.",
    explanation: "Electricity leaks out of a wall, into the floor cell that `access` names.",
    fix: "Move the leak to a network cell in a wall, or change its cell to a wall.",
  },
  "leak-face-missing": {
    summary: "An electricity leak has no `access`.",
    explanation: "A wall cell can have floor on several sides. `access` is the floor cell that the leak flows into, and from which the robot repairs it.",
    fix: "Add `access` with a floor cell next to the leak.",
  },
  "leak-face-invalid": {
    summary: "An electricity leak's `access` is not a floor cell next to it.",
    explanation: "",
    fix: "Use a floor cell that shares a side with the leak's cell.",
  },
  "duplicate-leak": {
    summary: "A network cell has two leaks.",
    explanation: "",
    fix: "Remove or move the later leak. For a worse leak, increase its `severity`.",
  },
  "network-loop": {
    summary: "Cells of a network form a loop.",
    explanation: "Neighboring cells of one carrier are connected, so a loop gives flow two paths. A block of two by two cells is already a loop. Connected loops are reported once, on the first cell in reading order.",
    fix: "Clear one cell of the loop so that every consumer stays connected to a source.",
  },
  "junction-carrier": {
    summary: "A junction is not on exactly one network.",
    explanation: "A junction regulates the network under it, so there must be exactly one.",
    fix: "Move the junction to a cell of a single network, or clear the cells of the other networks under it.",
  },
  "junction-branches": {
    summary: "A junction does not have the number of branches that its type needs.",
    explanation: "A `TJunction` needs a network cell with exactly three neighbors of the same network, a `CrossJunction` one with four.",
    fix: "Draw or clear cells next to the junction, change its type, or move it to a fork of the network.",
  },
  "junction-no-source": {
    summary: "The network of a junction has no source.",
    explanation: "A junction needs one side from which flow enters. Flow props count whether they are enabled or not. Only the first junction in file order is reported for each connected part of the network.",
    fix: "Place a flow prop of the carrier on the junction's network, or connect it to a network that has one.",
  },
  "junction-ambiguous": {
    summary: "Flow can reach a junction from more than one side.",
    explanation: "A junction splits the flow that enters from one side. All flow props of its carrier, enabled or not, must therefore be connected through the same branch. If the same two sources affect several junctions, only the first is reported.",
    fix: "Connect the flow props to the same branch, or cut the network between the junction and the other sources.",
  },
  "rule-invalid-target": {
    summary: "A predicate or an effect refers to something that does not exist.",
    explanation: "Its position can be outside the map, in a wall, not on the network, or without a matching prop. Its reactor can be unknown, or its state or mode can be one that the prop does not have.",
    fix: "Use a valid target, as the message says.",
  },
  "rule-invalid-leak": {
    summary: "A `StartLeak` effect would start an invalid leak.",
    explanation: "A leak started by a rule must meet the same conditions as one in the level: it must be on its carrier's network. Fuel and coolant leaks are under floor. An electricity leak is in a wall and has a neighboring floor cell as `access`, which can be omitted if the level already has an electricity leak there.",
    fix: "Correct the position or the `access` as the message says.",
  },
  "state-mismatch": {
    summary: "A saved game does not match its level.",
    explanation: "`state` may name only cells, props, leaks, reactors and rules that the level has, and its lists of network values and services have one entry for each cell and each consumer. While the level itself has an error in its map, its props, leaks or rules, nothing is said of how the state fits it.",
    fix: "Save the game again from this level, or remove `state` to start from the beginning.",
  },
  "unreachable-consumer": {
    summary: "A consumer that no reactor needs is not connected to a source.",
    explanation: "There is no flow prop of its carrier, on or off, on its network. (A consumer that a reactor needs is reported as `consumer-never-supplied`.)",
    fix: "Connect its network to a flow prop, or remove the consumer.",
  },
  "orphan-network": {
    summary: "A part of a network has neither a source nor a consumer.",
    explanation: "Nothing ever flows in it. Each connected part is reported once, on its first cell in reading order.",
    fix: "Connect it to a network with a flow prop, place a flow prop on it, or clear it.",
  },
  "unused-supply": {
    summary: "A supply provides a remedy against something that can never be on the floor.",
    explanation: "An element can appear from the level's hazards, from a leak on a piece of network that has a source, or from a rule. Heat can appear too where there is fuel, or coolant together with electricity.",
    fix: "Remove the supply, or add a hazard or leak that it is for. A depleted supply is not reported.",
  },
  "unreachable-hazard": {
    summary: "The robot cannot remove a hazard that is at caution or above.",
    explanation: "Either no path over floor leads to its cell or a neighboring cell, or the robot has no matching remedy and can reach no supply of one. A heat shield helps against heat, and so does coolant on the same cell.",
    fix: "Open a path, or add a matching remedy to the inventory or as a supply. No change is needed if this is intended.",
  },
  "unreachable-prop": {
    summary: "The robot cannot reach a prop.",
    explanation: "No path over floor leads to it. Doors do not matter: they stop hazards, not the robot.",
    fix: "Open a path, or move the prop. No change is needed if only rules are meant to change it.",
  },
  "consumer-never-supplied": {
    summary: "No setting of flows and junctions can supply a consumer that a reactor needs, so the reactor can never be ready.",
    explanation: "Either no flow prop is connected to the consumer, or too little arrives for every setting: each step and each split reduces the flow. Rules are not taken into account.",
    fix: "Connect the network to a source, shorten the path, or place a source closer.",
  },
  "rule-never-fires": {
    summary: "A rule's predicates can never all be true.",
    explanation: "Two of them contradict each other, one asks for a number out of its range, for a prop that is not there, for a win (nothing happens after one), or for a level state that the balance cannot give. The issue stands on the predicate that makes it impossible, with the earlier one that it contradicts.",
    fix: "Change or remove one of the predicates. To keep a rule for later, set `enabled` to false.",
  },
  "door-apart": {
    summary: "A door is operated from a cell that is not next to it.",
    explanation: "The robot opens and closes a door while it stands on the door's position. This can be intended (a remote switch), but is usually a mistake.",
    fix: "Change the position to one of the two cells of the edge.",
  },
  "required-consumer-starved": {
    summary: "A required consumer is on but does not get enough supply at the start.",
    explanation: "Many puzzles start this way: some setting of flows and junctions supplies it. If no setting does, `consumer-never-supplied` is reported instead.",
    fix: "Nothing, if this is intended. Otherwise turn on a flow, or set a junction to send more to the consumer.",
  },
  "reactor-not-ready": {
    summary: "A reactor is not ready at the start, because a required consumer is off or because it is too hot.",
    explanation: "Many puzzles start this way. If a required consumer is starved or can never be supplied, that is reported instead.",
    fix: "Nothing, if this is intended. Otherwise turn the consumer on, or reduce the heat in the reactor's area.",
  },
};
