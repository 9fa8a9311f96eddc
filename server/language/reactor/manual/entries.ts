// Made by `npm run docs` from the doc comments of the checks. Change those, not this file.

/** What the manual says of a code, in short. Markdown. */
export interface ManualEntry {
  readonly summary: string;
  /** The first paragraph of why that is a fault; empty where the summary says it all. */
  readonly explanation: string;
  readonly fix: string;
}

/** The manual's first sentences of each code, for hovers. */
export const manual: Readonly<Record<string, ManualEntry>> = {
  "syntax": {
    summary: "The text is not JSON, or not all of it can be read.",
    explanation: "A level file is strict JSON in UTF-8: text and keys in double quotes, a comma between two entries and none behind the last, no comments. Reading goes on behind the fault, so that several faults are found at once. What may be missing only because it could not be read is not reported until the text is whole.",
    fix: "The message says what to add, remove or replace at the marked place.",
  },
  "unsupported-format": {
    summary: "The file is not a version 1 level.",
    explanation: "Its `format` is missing or another, or the whole file is not a JSON object. Files of the prototype, whose keys begin with capitals, belong here too: there is no way to convert them. Nothing else of such a file is checked.",
    fix: "Begin the file with `\"format\": \"reactor-maintenance-level\"` and `\"version\": 1`, and write the rest as the format has it.",
  },
  "unsupported-version": {
    summary: "The level is of a version of the format that this engine does not read.",
    explanation: "Nothing else of such a file is checked.",
    fix: "Write `\"version\": 1` if the file is a version 1 level; otherwise use an engine that knows the version.",
  },
  "missing-field": {
    summary: "Something has to be said here and is not.",
    explanation: "The issue stands on the object that lacks the field. A field with a near miss of the name is reported as `unknown-field` instead, and a few fields have codes of their own: `binding-missing` and `door-edge-missing`.",
    fix: "Add the field; the message says what kind of value it takes.",
  },
  "unknown-field": {
    summary: "An object has a key that the format does not know there.",
    explanation: "Most often it is misspelled, or belongs one level further out or in. Capitals count. Keys that begin with `x-` are yours: they are allowed everywhere and kept. In `metadata` every key is.",
    fix: "Correct the name, remove the key, or begin it with `x-` to keep a note of your own.",
  },
  "duplicate-key": {
    summary: "An object has the same key twice.",
    explanation: "JSON programs disagree on which of the two counts; here it is the first. Escapes make no difference: `\"\\u0061\"` and `\"a\"` are the same key.",
    fix: "Remove one of the two, or rename it.",
  },
  "wrong-type": {
    summary: "A value is of another kind than the field takes: a text for a number, an object for a list, `null` for anything.",
    explanation: "",
    fix: "Write a value of the kind that the message names. Numbers, `true` and `false` stand without quotes.",
  },
  "invalid-value": {
    summary: "A value is of the right kind but cannot be.",
    explanation: "It is not among the words that the field knows (capitals count), out of its range, not a whole number where one is needed, a position without exactly two numbers, or an empty title or list where something has to be.",
    fix: "Write one of the values that the message names.",
  },
  "dimensions-too-small": {
    summary: "The map has fewer columns or rows than a level may have.",
    explanation: "The least size is `grid.minWidth` by `grid.minHeight` of the balance, 3 by 3 unless a balance file says otherwise.",
    fix: "Give the map at least that size, in `dimensions` and in all four grids.",
  },
  "dimensions-too-large": {
    summary: "The map has more columns or rows than a level may have.",
    explanation: "The greatest size is `grid.maxWidth` by `grid.maxHeight` of the balance, 1024 by 1024 unless a balance file says otherwise. Nothing of a larger map is read, so its grids are not checked.",
    fix: "Make the map smaller, or raise the limit in `reactor.balance.json`.",
  },
  "row-count": {
    summary: "A grid has another number of rows than `dimensions.height`.",
    explanation: "Where all four grids have the same number of rows, it is `dimensions.height` that is wrong, and the issue stands there, once. Otherwise it stands on the grid that differs.",
    fix: "Add or remove rows of the grid, or correct `dimensions.height`.",
  },
  "row-length": {
    summary: "A row has another number of characters than `dimensions.width`.",
    explanation: "Where all rows of all grids have the same length, it is `dimensions.width` that is wrong, and the issue stands there, once. Otherwise it stands on the row: at the first character too many, or at the end of a row too short. A character is a code point, so an emoji counts once.",
    fix: "Add or remove characters of the row, or correct `dimensions.width`.",
  },
  "unknown-glyph": {
    summary: "A character of a grid means nothing there.",
    explanation: "Terrain knows `#` for a wall and `.` for floor; a network knows its own letter (`F`, `C` or `E`) and `.` where it has no cell.",
    fix: "Replace the character by one of the two that the grid knows.",
  },
  "robot-out-of-bounds": {
    summary: "The robot's position is off the map.",
    explanation: "Columns and rows count from 0 at the top left, so the last column is one less than the width.",
    fix: "Put the robot on a floor cell of the map.",
  },
  "robot-not-on-floor": {
    summary: "The robot stands in a wall.",
    explanation: "",
    fix: "Move it to a floor cell, or make its cell floor.",
  },
  "inventory-over-capacity": {
    summary: "The robot carries more remedies than it can.",
    explanation: "All four kinds together may be at most `robot.inventoryCapacity` of the balance, 4 unless a balance file says otherwise.",
    fix: "Lower the counts, or raise the capacity in `reactor.balance.json`.",
  },
  "hazard-out-of-bounds": {
    summary: "A hazard entry's position is off the map.",
    explanation: "",
    fix: "Give it the position of a floor cell, or remove the entry.",
  },
  "hazard-on-wall": {
    summary: "A hazard entry names a wall cell.",
    explanation: "Only floor cells hold fuel, coolant, electricity and heat.",
    fix: "Move the hazard to a floor cell, or make the cell floor.",
  },
  "duplicate-hazard": {
    summary: "Two hazard entries name the same cell.",
    explanation: "",
    fix: "Write everything that lies on the cell into one entry.",
  },
  "prop-out-of-bounds": {
    summary: "A prop's position is off the map.",
    explanation: "",
    fix: "Give it the position of a floor cell, or remove the prop.",
  },
  "prop-not-on-floor": {
    summary: "A prop stands in a wall.",
    explanation: "The robot uses a prop by standing on its cell, so every prop is on floor.",
    fix: "Move the prop to a floor cell, or make its cell floor.",
  },
  "prop-overlap": {
    summary: "Two props stand on the same cell.",
    explanation: "",
    fix: "Move the later one to a cell of its own, or remove it.",
  },
  "prop-without-network": {
    summary: "A flow prop or a consumer stands where its carrier's network has no cell.",
    explanation: "A flow feeds the network cell under it, and a consumer draws from it; without one the prop does nothing.",
    fix: "Draw a network cell under the prop, or move the prop onto the network.",
  },
  "no-reactor": {
    summary: "The level has no `ReactorControl`.",
    explanation: "Activating a reactor is the only way to win, so a level needs at least one.",
    fix: "Add a prop of type `ReactorControl` with an `id` and its three `consumers`.",
  },
  "duplicate-id": {
    summary: "Two reactors, or two rules, have the same id.",
    explanation: "Reactors and rules are two name spaces, so a rule may be named like a reactor. Upper and lower case differ.",
    fix: "Give the later one an id of its own, and correct what means it.",
  },
  "binding-missing": {
    summary: "A reactor does not say which consumer it needs.",
    explanation: "Every reactor is bound to one fuel, one coolant and one electricity consumer, and is ready only while all three produce.",
    fix: "Add the carrier's key to `consumers`, with the position of a consumer of that carrier.",
  },
  "binding-out-of-bounds": {
    summary: "A reactor is bound to a consumer off the map.",
    explanation: "",
    fix: "Write the position of the consumer that the reactor needs.",
  },
  "binding-not-consumer": {
    summary: "A reactor is bound to a cell on which no consumer stands.",
    explanation: "",
    fix: "Write the position of the consumer that the reactor needs, or put one there.",
  },
  "binding-wrong-carrier": {
    summary: "A reactor is bound to a consumer of another carrier.",
    explanation: "",
    fix: "Write the position of a consumer of the carrier that the key names.",
  },
  "area-not-floor": {
    summary: "A reactor's area names a cell that is not floor.",
    explanation: "The heat of the area's floor cells decides whether the reactor is ready, critical or lost.",
    fix: "Remove the cell from `area`, or write a floor cell. Without `area` the control's cell and its floor neighbours count.",
  },
  "door-edge-missing": {
    summary: "A door does not say between which two cells it stands.",
    explanation: "`edge` is the pair of neighbouring floor cells that a closed door separates; `position` is where the robot stands to work it.",
    fix: "Add `edge` with two positions, such as `[[5, 2], [6, 2]]`.",
  },
  "door-edge-out-of-bounds": {
    summary: "A door's edge has a cell off the map.",
    explanation: "",
    fix: "Write the two neighbouring floor cells between which the door stands.",
  },
  "door-edge-not-adjacent": {
    summary: "The two cells of a door's edge do not share a side.",
    explanation: "",
    fix: "Write two cells next to each other, in the same row or the same column.",
  },
  "door-edge-not-floor": {
    summary: "A door's edge has a cell that is a wall.",
    explanation: "A door opens and closes the way from one floor cell to the next; nothing crosses a wall anyway.",
    fix: "Write two neighbouring floor cells.",
  },
  "leak-out-of-bounds": {
    summary: "A leak's position is off the map.",
    explanation: "",
    fix: "Write the position of the network cell that leaks.",
  },
  "leak-without-network": {
    summary: "A leak is where its carrier's network has no cell.",
    explanation: "",
    fix: "Draw the network cell, or move the leak onto the network.",
  },
  "leak-not-under-floor": {
    summary: "A fuel or coolant leak is in a wall.",
    explanation: "Fuel and coolant leak upwards, onto the floor over the pipe, where the robot can reach them.",
    fix: "Move the leak to a network cell under floor, or make its cell floor.",
  },
  "leak-access-mismatch": {
    summary: "A fuel or coolant leak names an `access` other than its own cell.",
    explanation: "Fuel and coolant leak onto the floor right over the pipe, so `access` says nothing new.",
    fix: "Remove `access`, or make it the leak's position.",
  },
  "leak-not-in-wall": {
    summary: "An electricity leak is under floor.",
    explanation: "Electricity leaks out of a wall, into the floor cell that `access` names.",
    fix: "Move the leak to a network cell in a wall, or make its cell a wall.",
  },
  "leak-face-missing": {
    summary: "An electricity leak does not say into which floor cell it leaks.",
    explanation: "A wall cell can have floor on several sides; `access` chooses one, from which the leak is repaired too.",
    fix: "Add `access` with a floor cell beside the leak.",
  },
  "leak-face-invalid": {
    summary: "An electricity leak's `access` is not a floor cell beside it.",
    explanation: "",
    fix: "Write a floor cell that shares a side with the leak's cell.",
  },
  "duplicate-leak": {
    summary: "A network cell has two leaks.",
    explanation: "",
    fix: "Remove the later one, or move it; a worse leak is one with a higher `severity`.",
  },
  "network-loop": {
    summary: "Cells of a network form a ring.",
    explanation: "Cells of one carrier that touch are joined, so a ring gives flow two ways round, and a block of two by two is a ring already. The issue stands on the first cell of the ring in reading order; one issue for all cells that lie on rings together.",
    fix: "Clear one cell of the ring, so that every consumer keeps its way to a source.",
  },
  "junction-carrier": {
    summary: "A junction stands where no network has a cell, or where several have one.",
    explanation: "The one network under a junction is the one that it regulates, so there has to be exactly one.",
    fix: "Move the junction to a cell of one network alone, or clear the other networks' cells under it.",
  },
  "junction-branches": {
    summary: "A junction does not have as many branches as its type.",
    explanation: "A `TJunction` stands on a network cell with exactly three neighbours of the same network, a `CrossJunction` on one with four.",
    fix: "Draw or clear cells beside the junction, change its type, or move it to a fork of the network.",
  },
  "junction-no-source": {
    summary: "No flow prop feeds a junction's network.",
    explanation: "A junction needs one side from which flow comes. All flow props of its carrier on its piece of the network count, enabled or not. The first junction of a piece in file order stands for all.",
    fix: "Put a flow prop of the carrier on the junction's piece of the network, or join it to a piece that has one.",
  },
  "junction-ambiguous": {
    summary: "Flow could reach a junction from several sides.",
    explanation: "A junction splits what comes in from one side. Flow props of its carrier, enabled or not, may therefore lie behind one of its branches only. Where the same two sources make further junctions ambiguous, the first stands for all.",
    fix: "Move the flow props behind one branch, or cut the network between the junction and the others.",
  },
  "rule-invalid-target": {
    summary: "A predicate or an effect names something that is not there.",
    explanation: "Its position may be off the map, in a wall, off the network, or without the prop it means; its reactor may not exist; or its state or mode may be one that the prop there cannot have.",
    fix: "Write a target that fits; the message says which kind is wanted.",
  },
  "rule-invalid-leak": {
    summary: "A `StartLeak` effect would make a leak that cannot be.",
    explanation: "What holds for the level's own leaks holds for those that rules make: on the carrier's network; fuel and coolant under floor; electricity in a wall, with a floor cell beside it as `access`. Over an electricity leak that the level has already, `access` may be left out.",
    fix: "Correct the position or the `access`; the message says what is wrong with it.",
  },
  "state-mismatch": {
    summary: "A saved game does not fit its level.",
    explanation: "`state` may name only cells, props, leaks, reactors and rules that the level has, and its lists of network values and services have one entry for each cell and each consumer. While the level itself has an error in its map, its props, leaks or rules, nothing is said of how the state fits it.",
    fix: "Save the game again from this level, or remove `state` to begin from the start.",
  },
  "unreachable-consumer": {
    summary: "A consumer that no reactor needs has no way to a source.",
    explanation: "No flow prop of its carrier, on or off, is on its piece of the network. (A consumer that a reactor needs is reported as `consumer-never-supplied`.)",
    fix: "Join its network to a flow prop, or remove the consumer.",
  },
  "orphan-network": {
    summary: "A piece of network has neither a source nor a consumer.",
    explanation: "Nothing ever flows in it. One issue for each connected piece, on its first cell in reading order.",
    fix: "Join it to a piece with a flow prop, put a flow prop on it, or clear it.",
  },
  "unused-supply": {
    summary: "A supply gives a remedy against something that can never be on the floor.",
    explanation: "An element can appear from the level's hazards, from a leak on a piece of network that has a source, or from a rule. Heat can appear too where there is fuel, or coolant together with electricity.",
    fix: "Remove the supply, or give the level what it is against. A depleted supply is not reported.",
  },
  "unreachable-hazard": {
    summary: "The robot can do nothing about a hazard that is at caution or above.",
    explanation: "Either no way over floor leads to its cell or beside it, or no matching remedy is carried or lies in a supply that can be reached. Against heat a heat shield helps, and so does coolant on the same cell.",
    fix: "Open a way, or add a matching remedy to the inventory or as a supply; leave it if it is meant.",
  },
  "unreachable-prop": {
    summary: "The robot cannot walk to a prop.",
    explanation: "No way over floor leads there. Doors do not count: they stop hazards, not the robot.",
    fix: "Open a way, or move the prop; leave it if it is meant to be worked by rules alone.",
  },
  "consumer-never-supplied": {
    summary: "No setting of flows and junctions can supply a consumer that a reactor needs, so the reactor can never be ready.",
    explanation: "Either no flow prop is on the consumer's piece of the network, or what arrives is too little whatever the player sets: every step and every split takes something away. Rules do not count.",
    fix: "Join the network to a source, shorten the way, or put a source nearer.",
  },
  "rule-never-fires": {
    summary: "A rule's predicates can never all hold.",
    explanation: "Two of them contradict each other, one asks for a number out of its range, for a prop that is not there, for a win (nothing happens after one), or for a level state that the balance cannot give. The issue stands on the predicate that makes it impossible, with the earlier one that it contradicts.",
    fix: "Change or remove one of the predicates. To keep a rule for later, set `enabled` to false.",
  },
  "door-apart": {
    summary: "A door is worked from a cell that is not at its edge.",
    explanation: "The robot opens and closes a door while it stands on the door's position. That may be meant (a switch further off), but is mostly a slip.",
    fix: "Make the position one of the two cells of the edge.",
  },
  "required-consumer-starved": {
    summary: "A consumer that a reactor needs is on, but gets too little at the start.",
    explanation: "This is how many puzzles begin: some setting of flows and junctions would supply it. (Where none would, it is `consumer-never-supplied`.)",
    fix: "Nothing, if it is meant. Otherwise turn on a flow, or set a junction to send more that way.",
  },
  "reactor-not-ready": {
    summary: "A reactor is not ready at the start, because a consumer that it needs is off or because it is too hot.",
    explanation: "This is how many puzzles begin. Where a consumer that it needs is starved, or can never be supplied, that is reported and not this.",
    fix: "Nothing, if it is meant. Otherwise turn the consumer on, or take heat out of the reactor's area.",
  },
};
