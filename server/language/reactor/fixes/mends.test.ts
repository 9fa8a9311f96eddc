import assert from 'node:assert/strict';
import { checkMend, mended, mendsOf } from './testing/check-fix';

const more = { moreProps: true };
const tall = { without: ['dimensions', 'terrain', 'networks'] };

describe('mends of fields and values', () => {
  it('write the key that was meant; capitals need no question', () => {
    checkMend(
      '{ "robot": { "positoin": [5, 2] } }',
      '* Change "positoin" to "position"',
      '{ "robot": { "position": [5, 2] } }',
    );
    checkMend(
      '{ "robot": { "Position": [5, 2] } }',
      '*! Change "Position" to "position"',
      '{ "robot": { "position": [5, 2] } }',
    );
  });

  it('take no word for another because every object of the language has it', () => {
    for (const word of ['__proto__', 'constructor'])
      assert.deepEqual(mendsOf(`{ "allSeeingEye": "${word}" }`).slice(0, 2), [
        'Write "Locked"',
        'Write "Unlocked"',
      ]);
  });

  it('remove a key, or keep it as a note; a needed one is not removed', () => {
    const before = '{ "hint": 1, "robot": { "position": [5, 2] } }';
    checkMend(before, 'Remove "hint"', '{ "robot": { "position": [5, 2] } }');
    checkMend(before, 'Keep it as a note "x-hint"', '{ "x-hint": 1, "robot": { "position": [5, 2] } }');
    assert.deepEqual(mendsOf('{ "robot": { "positoin": [5, 2] } }'), ['* Change "positoin" to "position"']);
  });

  it('add a field with what makes sense there', () => {
    checkMend('{ "robot": {} }', '* Add "position": [2, 1]', '{ "robot": { "position": [2, 1] } }');
    checkMend(
      '{ "props": [{ "type": "Door", "position": [5, 3], "edge": [[5, 3], [6, 3]] }] }',
      '* Add "state": "Open"',
      '{ "props": [{ "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }] }',
      more,
    );
    checkMend(
      '{ "leaks": [{ "position": [2, 1] }] }',
      '* Add "carrier": "Fuel"',
      '{ "leaks": [{ "carrier": "Fuel", "position": [2, 1] }] }',
    );
  });

  it('add the type that an object must have', () => {
    checkMend(
      '{ "props": [{ "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }] }',
      '* Add "type": "Door"',
      '{ "props": [{ "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }] }',
      more,
    );
  });

  it('add all that is missing', () => {
    const rule = '"rules": [{ "predicates": [] }]';
    checkMend(
      `{ ${rule} }`,
      'Add all 2 fields that are missing',
      '{ "rules": [{ "id": "rule", "predicates": [], "effects": [{ "type": "Warn", "text": "…" }] }] }',
    );
  });

  it('remove an entry that says nothing', () => {
    checkMend(
      '{ "hazards": [{ "position": [4, 1], "heat": 1 }, { "position": [4, 2] }] }',
      '* Remove the empty entry',
      '{ "hazards": [{ "position": [4, 1], "heat": 1 }] }',
    );
  });

  it('remove the later or the first of two equal keys', () => {
    const twice = (keys: string) => `{ "allSeeingEye": "Locked", ${keys} }`;
    checkMend(twice('"leaks": [], "leaks": [ ]'), '* Remove the second "leaks"', twice('"leaks": []'));
    checkMend(twice('"leaks": [], "leaks": [ ]'), 'Remove the first "leaks"', twice('"leaks": [ ]'));
    checkMend(twice('"leaks": [], "leaks": []'), '*! Remove the second "leaks"', twice('"leaks": []'));
  });

  it('say the same in the right kind', () => {
    const robot = (position: string) => `{ "robot": { "position": ${position} } }`;
    checkMend(robot('"5, 2"'), '* Write [5, 2]', robot('[5, 2]'));
    checkMend(robot('{ "x": 5, "y": 2 }'), '* Write [5, 2]', robot('[5, 2]'));
    const budget = (value: string) => `{ "metadata": { "title": "A", "actionBudget": ${value} } }`;
    checkMend(budget('"3"'), '* Write 3', budget('3'));
    checkMend(budget('null'), '* Remove the field', '{ "metadata": { "title": "A" } }');
    checkMend('{ "metadata": { "title": 12 } }', '* Write "12"', '{ "metadata": { "title": "12" } }');
    checkMend(
      '{ "leaks": { "carrier": "Fuel", "position": [2, 1] } }',
      '* Write [{ "carrier": "Fuel", "position": [2, 1] }]',
      '{ "leaks": [{ "carrier": "Fuel", "position": [2, 1] }] }',
    );
  });

  it('write a word that can be', () => {
    const eye = (word: string) => `{ "allSeeingEye": "${word}" }`;
    checkMend(eye('Lokced'), '* Write "Locked"', eye('Locked'));
    checkMend(eye('Lokced'), 'Write "Unlocked"', eye('Unlocked'));
    checkMend(eye('locked'), '*! Write "Locked"', eye('Locked'));
  });

  it('bring a number into its range, and to a whole one', () => {
    const leak = (severity: string) =>
      `{ "leaks": [{ "carrier": "Fuel", "position": [2, 1], "severity": ${severity} }] }`;
    checkMend(leak('9'), '* Write 5', leak('5'));
    checkMend(leak('2.4'), '* Write 2', leak('2'));
    checkMend(leak('1e999'), '* Write 5', leak('5'));
  });

  it('cut a position, drop a repeated cell, name what has no title', () => {
    checkMend(
      '{ "robot": { "position": [5, 2, 0] } }',
      '* Write [5, 2]',
      '{ "robot": { "position": [5, 2] } }',
    );
    const reactor = (area: string) =>
      `{ "props": [{ "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] }${area} }] }`;
    checkMend(reactor(', "area": [[5, 3], [5, 3]]'), '* Remove it here', reactor(', "area": [[5, 3]]'), more);
    checkMend(reactor(', "area": []'), '* Remove the field', reactor(''), more);
    checkMend(
      '{ "metadata": { "title": "" } }',
      '* Write "Untitled"',
      '{ "metadata": { "title": "Untitled" } }',
    );
  });

  it('say what a file is that looks like a level', () => {
    const text = '{\n  "version": 1,\n  "terrain": [],\n  "robot": { "position": [5, 2] }\n}\n';
    assert.equal(
      mended(text, '* Say that this is a version 1 level'),
      text.replace('{\n', '{\n  "format": "reactor-maintenance-level",\n'),
    );
    assert.equal(
      mended(text.replace('  "version": 1,\n', ''), '* Say that this is a version 1 level'),
      text.replace('{\n', '{\n  "format": "reactor-maintenance-level",\n'),
    );
    assert.deepEqual(
      mendsOf('{ "Version": 3, "Cells": [] }', {
        without: ['format', 'version', 'terrain', 'networks', 'props', 'dimensions', 'robot'],
      }),
      [],
    );
  });

  it('write the version, if somebody says so', () => {
    checkMend('{ "version": 2 }', 'Write 1', '{ "version": 1 }');
  });
});

const rows = (terrain: string, size: string, fuel = '[".....", ".F...", "....."]') =>
  `{ "dimensions": { ${size} }, "terrain": ${terrain}, "networks": { "fuel": ${fuel}, "coolant": [".....", ".....", "....."], "electricity": [".....", ".....", "....."] }, "props": [], "robot": { "position": [1, 1] } }`;

describe('mends of the map', () => {
  const room = '["#####", "#...#", "#####"]';
  const size = '"width": 5, "height": 3';

  it('fill and cut rows', () => {
    checkMend(rows('["#####", "#...", "#####"]', size), '* Add "#" at the end', rows(room, size), tall);
    checkMend(rows('["#####", "...#", "#####"]', size), 'Add "#" at the start', rows(room, size), tall);
    checkMend(rows(room, size, '[".....", ".F", "....."]'), '* Add "..." at the end', rows(room, size), tall);
    checkMend(rows('["#####", "#...##", "#####"]', size), '* Cut "#" off the end', rows(room, size), tall);
    checkMend(
      rows(room, size, '[".....", ".F...F", "....."]'),
      'Cut "F" off the end',
      rows(room, size),
      tall,
    );
  });

  it('add and remove rows', () => {
    checkMend(rows('["#####", "#...#"]', size), '* Add a row below', rows(room, size), tall);
    checkMend(rows('["#...#", "#####"]', size), 'Add a row above', rows(room, size), tall);
    checkMend(
      rows('["#####", "#...#", "#####", "#####"]', size),
      '* Remove a row at the bottom',
      rows(room, size),
      tall,
    );
    // where both are blank, that after which the robot stands on floor
    checkMend(
      rows('["#####", "#####", "#...#", "#####"]', size),
      '* Remove a row at the top',
      rows(room, size),
      tall,
    );
    checkMend(
      rows('["#####", "#####", "#...#", "#..##"]', size),
      '* Remove a row at the top',
      rows('["#####", "#...#", "#..##"]', size),
      tall,
    );
  });

  it('take the size from the rows', () => {
    checkMend(
      rows(room, '"width": 6, "height": 3'),
      '* Write 5, as the rows have it',
      rows(room, size),
      tall,
    );
    checkMend(
      rows(room, '"width": 5, "height": 4'),
      '* Write 3, as the grids have it',
      rows(room, size),
      tall,
    );
    checkMend(
      rows(room, '"width": 5000, "height": 3'),
      '* Write 5, as the rows have it',
      rows(room, size),
      tall,
    );
    checkMend(
      rows(room, '"width": 1, "height": 3'),
      '* Write 5, as the rows have it',
      rows(room, size),
      tall,
    );
  });

  it('write a character that means something', () => {
    checkMend(rows(room, size, '[".....", ".f...", "....."]'), '* Write "F"', rows(room, size), tall);
    checkMend(rows(room, size, '[".....", ".F. .", "....."]'), '* Write "."', rows(room, size), tall);
    checkMend(rows('["#####", "#...#", "###?#"]', size), 'Write "#"', rows(room, size), tall);
  });
});

describe('mends of what stands on the map', () => {
  it('move the robot, or make room for it', () => {
    const robot = (at: string) => `{ "robot": { "position": ${at} } }`;
    checkMend(robot('[5, 9]'), '* Move the robot to [5, 3]', robot('[5, 3]'));
    checkMend(robot('[5, 0]'), '* Move the robot to [5, 1]', robot('[5, 1]'));
    const cave = (row: string) =>
      `{ "terrain": ["#########", "#...${row}...#", "#.......#", "#.......#", "#########"], "robot": { "position": [4, 1] } }`;
    checkMend(cave('#'), 'Make [4, 1] floor', cave('.'));
  });

  it('lighten its pockets', () => {
    const robot = (inventory: string) => `{ "robot": { "position": [5, 2], "inventory": { ${inventory} } } }`;
    checkMend(robot('"HeatShield": 5'), '* Carry 4 HeatShield', robot('"HeatShield": 4'));
    checkMend(
      robot('"HeatShield": 3, "FuelNeutralizer": 2'),
      'Carry 1 FuelNeutralizer',
      robot('"HeatShield": 3, "FuelNeutralizer": 1'),
    );
  });

  it('move hazards, put two into one, drop a repeated one', () => {
    const hazards = (list: string) => `{ "hazards": [${list}] }`;
    checkMend(
      hazards('{ "position": [4, 0], "heat": 1 }'),
      '* Move the hazard to [4, 1]',
      hazards('{ "position": [4, 1], "heat": 1 }'),
    );
    checkMend(hazards('{ "position": [4, 9], "heat": 1 }'), 'Remove the hazard', hazards(''));
    checkMend(
      hazards('{ "position": [4, 1], "heat": 1 }, { "position": [4, 1], "heat": 3, "fuel": 2 }'),
      '* Put both into one entry',
      hazards('{ "position": [4, 1], "heat": 3, "fuel": 2 }'),
    );
    checkMend(
      hazards('{ "position": [4, 1], "heat": 1 }, { "position": [4, 1], "heat": 1 }'),
      '*! Remove this entry',
      hazards('{ "position": [4, 1], "heat": 1 }'),
    );
  });

  const eye = (at: string) => `{ "props": [{ "type": "AllSeeingEyeTerminal", "position": ${at} }] }`;

  it('move a prop to where it could stand', () => {
    checkMend(eye('[4, 0]'), '* Move the AllSeeingEyeTerminal to [4, 1]', eye('[4, 1]'), more);
    checkMend(eye('[20, 2]'), '* Move the AllSeeingEyeTerminal to [7, 2]', eye('[7, 2]'), more);
    checkMend(
      '{ "props": [{ "type": "FuelFlow", "position": [7, 4], "state": "Enabled" }] }',
      '* Move the FuelFlow to [2, 1]',
      '{ "props": [{ "type": "FuelFlow", "position": [2, 1], "state": "Enabled" }] }',
      more,
    );
  });

  it('move what means the prop with it', () => {
    const level = (at: string) =>
      `{ "props": [{ "type": "AllSeeingEyeTerminal", "position": ${at} }], "rules": [{ "id": "a", "predicates": [{ "type": "Prop", "position": ${at}, "state": "Locked" }], "effects": [{ "type": "Warn", "text": "a" }] }] }`;
    checkMend(level('[4, 0]'), '* Move the AllSeeingEyeTerminal to [4, 1]', level('[4, 1]'), more);
  });

  it('part two props on one cell', () => {
    const two = (at: string) =>
      `{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 3] }, { "type": "HeatRemedySupply", "position": ${at}, "state": "Depleted" }] }`;
    checkMend(two('[5, 3]'), '* Move the HeatRemedySupply to [5, 2]', two('[5, 2]'), more);
    checkMend(two('[5, 3]'), 'Remove the HeatRemedySupply', eye('[5, 3]'), more);
    const twice =
      '{ "props": [{ "type": "AllSeeingEyeTerminal", "position": [5, 3] }, { "type": "AllSeeingEyeTerminal", "position": [5, 3] }] }';
    checkMend(twice, '*! Remove the second one', eye('[5, 3]'), more);
  });

  it('draw a network under a prop, or bring it to one', () => {
    const level = (at: string, row: string) =>
      `{ "networks": { "fuel": [".........", "${row}", ".........", ".........", "........."], "coolant": [".........", ".........", ".CCC.....", ".........", "........."], "electricity": [".........", ".........", ".........", ".EEE.....", "........."] }, "props": [{ "type": "FuelConsumer", "position": ${at}, "state": "Disabled" }] }`;
    checkMend(
      level('[4, 1]', '.FFF.....'),
      '* Draw "F" under the FuelConsumer',
      level('[4, 1]', '.FFFF....'),
      more,
    );
    checkMend(
      level('[6, 1]', '.FFF.....'),
      '* Move the FuelConsumer to [2, 1]',
      level('[2, 1]', '.FFF.....'),
      more,
    );
  });

  it('add the reactor that a level needs', () => {
    const flows = `{ "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" }`;
    const level = (reactor: string) => `{ "props": [${flows}${reactor}], "x-a": 1 }`;
    assert.ok(mendsOf(level('')).includes('* Add a ReactorControl at [4, 2]'));
    assert.deepEqual(mendsOf('{ "props": [] }'), []);
  });

  it('give the later of two an id of its own', () => {
    const rules = (id: string) =>
      `{ "rules": [{ "id": "a", "effects": [{ "type": "Warn", "text": "1" }] }, { "id": "${id}", "effects": [{ "type": "Warn", "text": "2" }] }] }`;
    checkMend(rules('a'), '* Call it "a-2"', rules('a-2'));
  });
});

describe('mends of reactors, doors and leaks', () => {
  const reactor = (consumers: string, rest = '') =>
    `{ "props": [{ "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { ${consumers} }${rest} }] }`;
  const bound = '"fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3]';

  it('bind a reactor to the only consumer of its kind', () => {
    const to = '* Bind fuel to the FuelConsumer at [3, 1]';
    checkMend(reactor('"coolant": [3, 2], "electricity": [3, 3]'), to, reactor(bound), more);
    for (const wrong of ['[9, 9]', '[1, 1]', '[3, 2]', '[4, 1]']) {
      checkMend(reactor(bound.replace('[3, 1]', wrong)), to, reactor(bound), more);
    }
  });

  it('take a cell out of an area', () => {
    checkMend(
      reactor(bound, ', "area": [[5, 3], [5, 4]]'),
      '* Remove [5, 4] from the area',
      reactor(bound, ', "area": [[5, 3]]'),
      more,
    );
    checkMend(reactor(bound, ', "area": [[5, 4]]'), '* Remove the area', reactor(bound), more);
  });

  const door = (edge: string, at = '[5, 3]') =>
    `{ "props": [{ "type": "Door", "position": ${at}, "state": "Open"${edge} }] }`;

  it('put a door between two cells', () => {
    checkMend(door(''), 'Write the edge [[5, 3], [6, 3]]', door(', "edge": [[5, 3], [6, 3]]'), more);
    checkMend(
      door(', "edge": [[5, 3], [9, 3]]'),
      '* Write the edge [[5, 3], [6, 3]]',
      door(', "edge": [[5, 3], [6, 3]]'),
      more,
    );
    checkMend(
      door(', "edge": [[5, 3], [7, 3]]'),
      '* Write the edge [[5, 3], [6, 3]]',
      door(', "edge": [[5, 3], [6, 3]]'),
      more,
    );
    checkMend(
      door(', "edge": [[7, 3], [8, 3]]', '[7, 3]'),
      'Write the edge [[7, 3], [7, 2]]',
      door(', "edge": [[7, 3], [7, 2]]', '[7, 3]'),
      more,
    );
    checkMend(
      door(', "edge": [[6, 1], [7, 1]]'),
      'Move the Door to [6, 1]',
      door(', "edge": [[6, 1], [7, 1]]', '[6, 1]'),
      more,
    );
  });

  const cave = '"terrain": ["#########", "#.......#", "#.......#", "#.#.....#", "#########"]';
  const leak = (text: string) => `{ ${cave}, "robot": { "position": [5, 2] }, "leaks": [{ ${text} }] }`;

  it('give a leak a face', () => {
    const electric = '"carrier": "Electricity", "position": [2, 3]';
    checkMend(leak(electric), 'Let it leak into [2, 2]', leak(`${electric}, "access": [2, 2]`));
    checkMend(
      leak(`${electric}, "access": [2, 1]`),
      'Let it leak into [2, 2]',
      leak(`${electric}, "access": [2, 2]`),
    );
    const walled = (text: string) =>
      leak(text).replace('#.#.....#', '####....#').replace('#.......#", "####', '#.......#", "####');
    checkMend(
      walled('"carrier": "Electricity", "position": [2, 3]'),
      '* Let it leak into [2, 2]',
      walled(`${electric}, "access": [2, 2]`),
    );
  });

  it('make a leak one of what lies there', () => {
    checkMend(
      leak('"carrier": "Electricity", "position": [2, 1]'),
      '* Make it a Fuel leak',
      leak('"carrier": "Fuel", "position": [2, 1]'),
    );
    checkMend(
      leak('"carrier": "Fuel", "position": [2, 3]'),
      '* Make it an Electricity leak',
      leak('"carrier": "Electricity", "position": [2, 3], "access": [2, 2]'),
    );
  });

  it('move a leak, drop its access, drop a second one', () => {
    checkMend(
      leak('"carrier": "Fuel", "position": [2, 9]'),
      '* Move the leak to [2, 1]',
      leak('"carrier": "Fuel", "position": [2, 1]'),
    );
    checkMend(
      leak('"carrier": "Fuel", "position": [2, 1], "access": [2, 2]'),
      '* Remove "access"',
      leak('"carrier": "Fuel", "position": [2, 1]'),
    );
    const fuel = '"carrier": "Fuel", "position": [2, 1]';
    checkMend(leak(`${fuel} }, { ${fuel}`), '*! Remove the second leak', leak(fuel));
    checkMend(leak(`${fuel} }, { ${fuel}, "severity": 2`), '* Remove the second leak', leak(fuel));
  });

  it('draw the network under a leak', () => {
    const level = (row: string) =>
      `{ "networks": { "fuel": [".........", "${row}", ".........", ".........", "........."], "coolant": [".........", ".........", ".CCC.....", ".........", "........."], "electricity": [".........", ".........", ".........", ".EEE.....", "........."] }, "leaks": [{ "carrier": "Fuel", "position": [4, 1] }] }`;
    checkMend(level('.FFF.....'), '* Draw "F" at [4, 1]', level('.FFFF....'));
  });
});

const fuel = (lines: readonly string[], props: string) =>
  `{ "networks": { "fuel": ${JSON.stringify(lines)}, "coolant": [".........", ".........", ".CCC.....", ".........", "........."], "electricity": [".........", ".........", ".........", ".EEE.....", "........."] }, "props": [${props}] }`;
const consumer = (at: string) => `{ "type": "FuelConsumer", "position": ${at}, "state": "Disabled" }`;

describe('mends of networks', () => {
  const drawn = (...lines: string[]) => lines.map((line) => line.padEnd(9, '.'));
  const tee = (type: string, at: string) =>
    `{ "type": "${type}", "position": ${at}, "mode": "${type === 'TJunction' ? '2/2' : '2/2/2'}" }`;

  it('break a loop where nothing needs its cell', () => {
    const ends = `${consumer('[5, 2]')}, ${consumer('[5, 3]')}`;
    checkMend(
      fuel(drawn('', '.FFFFF', '....FF', '.....F', ''), ends),
      'Clear [4, 2] of the fuel network',
      fuel(drawn('', '.FFFFF', '.....F', '.....F', ''), ends),
      more,
    );
  });

  it('leave a loop alone whose every cell is needed', () => {
    const all = ['[4, 1]', '[5, 1]', '[4, 2]', '[5, 2]'].map(consumer).join(', ');
    assert.deepEqual(mendsOf(fuel(drawn('', '.FFFFF', '....FF', '', ''), all), more), []);
  });

  it('leave a junction one network', () => {
    const level = (coolant: string) =>
      fuel(drawn('', '.FFFFF', '....F', '', ''), tee('TJunction', '[4, 1]'))
        .replace('"coolant": ["........."', '"coolant": ["........."')
        .replace('".........", ".CCC', `"${coolant}", ".CCC`);
    checkMend(level('....C....'), '* Leave the fuel network alone at [4, 1]', level('.........'), more);
  });

  it('make a junction the type that its branches want, or move it', () => {
    const cross = drawn('', '.FFFFF', '....F', '', '');
    checkMend(
      fuel(cross, tee('CrossJunction', '[4, 1]')),
      '* Make it a TJunction',
      fuel(cross, tee('TJunction', '[4, 1]')),
      more,
    );
    checkMend(
      fuel(cross, tee('TJunction', '[5, 1]')),
      '* Move the TJunction to [4, 1]',
      fuel(cross, tee('TJunction', '[4, 1]')),
      more,
    );
  });

  it('feed a junction, or take a flow from it', () => {
    const cut = drawn('', '.FFF.FFF', '......F', '', '');
    const flow = (at: string) => `{ "type": "FuelFlow", "position": ${at}, "state": "Enabled" }`;
    const alone = tee('TJunction', '[6, 1]');
    const other = '{ "type": "AllSeeingEyeTerminal", "position": [7, 3] }';
    checkMend(fuel(cut, `${alone}, ${other}`), 'Remove the TJunction', fuel(cut, other), more);
    assert.ok(mendsOf(fuel(cut, alone), more).includes('Add a FuelFlow at [5, 1]'));
    const fork = drawn('', '.FFFFFF', '....F', '', '');
    checkMend(
      fuel(fork, `${tee('TJunction', '[4, 1]')}, ${flow('[6, 1]')}`),
      'Remove the FuelFlow at [6, 1]',
      fuel(fork, tee('TJunction', '[4, 1]')),
      more,
    );
  });

  it('clear a piece that carries nothing', () => {
    const lines = (row: string) => fuel(drawn('', row, '', '', ''), consumer('[2, 1]'));
    checkMend(lines('.FFF.FF'), 'Clear the 2 cells', lines('.FFF'), more);
  });
});

describe('mends of rules and saved games', () => {
  const rule = (predicate: string, effect = '{ "type": "Warn", "text": "a" }', rest = '') =>
    `{ "rules": [{ "id": "a"${rest}, "predicates": [${predicate}], "effects": [${effect}] }] }`;

  it('write the reactor, quantity, state or place that can be meant', () => {
    checkMend(
      rule('{ "type": "Reactor", "reactor": "coer", "is": "Ready" }'),
      '* Write "core"',
      rule('{ "type": "Reactor", "reactor": "core", "is": "Ready" }'),
    );
    const band = (quantity: string) =>
      rule(
        `{ "type": "NetworkBand", "carrier": "Fuel", "position": [2, 1], "quantity": "${quantity}", "op": "==", "band": "Safe" }`,
      );
    checkMend(band('Voltage'), '* Write "Pressure"', band('Pressure'));
    const set = (state: string, at = '[1, 1]') =>
      rule('', `{ "type": "SetPropState", "position": ${at}, "state": "${state}" }`);
    checkMend(set('Open'), 'Write "Disabled"', set('Disabled'));
    checkMend(set('Disabled', '[1, 0]'), 'Write [1, 1]', set('Disabled'));
    const worsen = (at: string) =>
      rule(
        '',
        `{ "type": "StartLeak", "carrier": "Fuel", "position": [2, 1] }, { "type": "WorsenLeak", "carrier": "Fuel", "position": ${at} }`,
      );
    checkMend(worsen('[1, 1]'), '* Write [2, 1]', worsen('[2, 1]'));
    checkMend(
      rule('', '{ "type": "AddHeat", "position": [4, 0], "amount": 1 }, { "type": "Warn", "text": "a" }'),
      'Remove the effect',
      rule('', '{ "type": "Warn", "text": "a" }'),
    );
  });

  it('mend the leak that a rule starts', () => {
    const start = (rest: string) => rule('', `{ "type": "StartLeak", ${rest} }`);
    checkMend(
      start('"carrier": "Coolant", "position": [2, 1]'),
      '* Make it a Fuel leak',
      start('"carrier": "Fuel", "position": [2, 1]'),
    );
    checkMend(
      start('"carrier": "Fuel", "position": [2, 1], "access": [2, 2]'),
      '* Remove "access"',
      start('"carrier": "Fuel", "position": [2, 1]'),
    );
  });

  it('turn a rule off that never fires, or free it', () => {
    const turn = '{ "type": "Turn", "op": ">", "value": 4 }';
    const never = `${turn}, { "type": "Turn", "op": "<", "value": 3 }`;
    checkMend(rule(never), 'Turn the rule off', rule(never, undefined, ', "enabled": false'));
    checkMend(rule(never), 'Remove the predicate', rule(turn));
  });

  it('give the robot what helps', () => {
    const level = (inventory: string) =>
      `{ "hazards": [{ "position": [4, 1], "fuel": 14 }], "robot": { "position": [5, 2]${inventory} } }`;
    checkMend(
      level(''),
      'Give the robot a FuelNeutralizer',
      level(', "inventory": { "FuelNeutralizer": 1 }'),
    );
  });

  it('remove props that are of no use', () => {
    const supply = '{ "props": [{ "type": "HeatRemedySupply", "position": [5, 3], "state": "Available" }] }';
    assert.deepEqual(mendsOf(supply, more), ['Remove the HeatRemedySupply']);
  });
});
