import assert from 'node:assert/strict';
import { PLANT, SAVED } from '../testing/levels';
import { sceneOfParts } from './scene-of-parts';
import { sceneOfState } from './scene-of-state';
import { startOf } from './testing/maps';
import { textOf } from './text';

const sections = (text: string): string[] => text.trimEnd().split('\n\n');

describe('a picture in characters', () => {
  // design: v1-numbers-everywhere
  it('shows the map, the underground and the floor, with a legend', () => {
    assert.equal(
      textOf(sceneOfState(startOf(SAVED))),
      `Saved, turn 3: Caution
5 × 8 cells, 9 props, 1 open leak, hazards on 2 cells, the robot at [2, 5].

Map
     0
  0  #####
  1  #>TO#
  2  #.+.#
  3  #>.o#
  4  #...#
  5  #>@O#
  6  #.Rs#
  7  #####
# wall, > flow on, T T junction, O producing consumer, . floor, + repaired leak, o starved consumer, @ robot, R reactor control, s depleted supply

Fuel underground
     0
  0  ·····
  1  ·333·
  2  ··o··
  3  ·····
  4  ·····
  5  ·····
  6  ·····
  7  ·····
3 supplied, o dry

Coolant underground
     0
  0  ·····
  1  ·····
  2  ·····
  3  ·3xo·
  4  ·····
  5  ·····
  6  ·····
  7  ·····
3 supplied, x cut, o dry

Electricity underground
     0
  0  ·····
  1  ·····
  2  ·····
  3  ·····
  4  ·····
  5  3333·
  6  ·····
  7  ·····
3 supplied

Fuel on the floor
     0
  0  ·····
  1  ·····
  2  ··1··
  3  ·····
  4  ·····
  5  ·····
  6  ·····
  7  ·····
1 safe

Electricity on the floor
     0
  0  ·····
  1  ·····
  2  ·····
  3  ·····
  4  ·····
  5  ·1···
  6  ·····
  7  ·····
1 safe

Heat on the floor
     0
  0  ·····
  1  ·····
  2  ··1··
  3  ·····
  4  ·····
  5  ·····
  6  ·····
  7  ·····
1 safe

[1, 1] FuelFlow Enabled
[2, 1] TJunction 0/4
[3, 1] FuelConsumer Producing
[1, 3] CoolantFlow Enabled
[3, 3] CoolantConsumer Starved
[1, 5] ElectricityFlow Enabled
[3, 5] ElectricityConsumer Producing
[3, 6] HeatRemedySupply Depleted
[2, 6] ReactorControl core, not ready
[2, 5] robot, shielded from heat
[2, 2] repaired Fuel leak
[1, 5] Electricity leak out of [0, 5], severity 2
[2, 2] Fuel 0.1 (safe), Heat 0.5 (safe)
[1, 5] Electricity 3.5 (safe)
[1, 5] Fuel blocked for 1 turn
`,
    );
  });

  it('numbers every fifth column, and hides the underground if it is locked', () => {
    const [title, map, ...rest] = sections(textOf(sceneOfState(startOf(PLANT), { display: 'locked' })));
    assert.match(title ?? '', /^Plant, turn 1: Caution\n.*the underground hidden\.$/);
    assert.deepEqual(map?.split('\n').slice(0, 4), [
      'Map',
      '     0    5    10',
      '  0  ##############',
      '  1  #>.!T...O...>#',
    ]);
    assert.ok(!rest.join().includes('underground'));
  });

  it('omits hidden layers', () => {
    const text = textOf(sceneOfState(startOf(PLANT)), {
      layers: { hidden: ['props', 'leaks', 'fuel', 'hazards'] },
    });
    assert.ok(!/>|leak,|FuelFlow|Fuel/.test(text.split('\n').slice(2).join('\n')), text);
    assert.match(text, /^Heat on the floor$/m);
  });

  it('draws what is known, and escapes control characters', () => {
    const text = textOf(
      sceneOfParts({
        title: '\u001b[31mred\nline',
        width: 4,
        height: 2,
        terrain: ['#.é😀'],
        networks: { Fuel: ['F?', 3] },
        props: [{ type: 'unknown', cell: 5, name: 'Tea\tpot' }],
      }),
    );
    assert.equal(sections(text)[0], '·[31mred·line\n4 × 2 cells, 1 prop, 0 open leaks, hazards on 0 cells.');
    assert.deepEqual(sections(text)[1]?.split('\n').slice(2), [
      '  0  #.??',
      '  1  ?P??',
      '# wall, . floor, ? not written, P another prop',
    ]);
    assert.match(text, /a prop of no known type \(Tea·pot\)/);
  });
});
