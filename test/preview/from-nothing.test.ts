/** A level with every concept, drawn on an empty board: once with the pointer, once with keys alone. */
import assert from 'node:assert/strict';
import { defaultBalance, solveReactorLevel, type Carrier } from '../../engine/reactor';
import { openLevel } from '../../server/language/testing/at-caret';
import type { BoardPage } from './testing/board-page';
import { boardSuite } from './testing/board-suite';

type At = readonly [x: number, y: number];

/** How a person works: each thing by its own means. */
interface Hand {
  readonly tool: (key: string, name: string) => Promise<void>;
  readonly brush: (number: number, name: string) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  /** A stroke from a cell over others. */
  readonly stroke: (...cells: readonly At[]) => Promise<void>;
  /** Puts one thing down. */
  readonly put: (at: At) => Promise<void>;
}

function pointer({ page, drag, click, text }: BoardPage): Hand {
  return {
    tool: (_, name) => page.click(`[data-tool=${name}]`),
    brush: (_, name) => page.click(`[data-brush=${name}]`),
    async choose(label, option) {
      await page.selectOption(`select[aria-label="${label}"]`, option);
    },
    stroke: (...cells) => drag(...cells),
    async put(at) {
      await click(...at);
      await text();
    },
  };
}

function keyboard({ page, press, walk }: BoardPage): Hand {
  return {
    tool: (key) => press(key),
    brush: (number) => press(String(number)),
    async choose(label, option) {
      await page.focus(`select[aria-label="${label}"]`);
      await page.keyboard.type(option);
    },
    async stroke(first, ...others) {
      await walk(...first);
      await press('Enter');
      for (const cell of others) await walk(...cell);
      await press('Enter');
    },
    async put(at) {
      await walk(...at);
      await press(' ');
    },
  };
}

async function draw(hand: Hand): Promise<void> {
  await hand.brush(1, 'floor');
  await hand.tool('r', 'rectangle');
  await hand.stroke([1, 1], [12, 5]);
  await hand.tool('l', 'line');
  const lines: readonly [number, Carrier, readonly At[]][] = [
    [
      3,
      'Fuel',
      [
        [1, 1],
        [8, 1],
      ],
    ],
    [
      4,
      'Coolant',
      [
        [1, 3],
        [8, 3],
      ],
    ],
    [
      4,
      'Coolant',
      [
        [4, 3],
        [4, 4],
      ],
    ],
    [
      5,
      'Electricity',
      [
        [1, 5],
        [8, 5],
      ],
    ],
    [
      5,
      'Electricity',
      [
        [6, 4],
        [6, 6],
      ],
    ],
  ];
  for (const [number, carrier, cells] of lines) {
    await hand.brush(number, carrier);
    await hand.stroke(...cells);
  }
  const props: readonly [string, At][] = [
    ['FuelFlow', [1, 1]],
    ['CoolantFlow', [1, 3]],
    ['ElectricityFlow', [1, 5]],
    ['FuelConsumer', [8, 1]],
    ['CoolantConsumer', [8, 3]],
    ['ElectricityConsumer', [8, 5]],
    ['TJunction', [4, 3]],
    ['CrossJunction', [6, 5]],
    ['AllSeeingEyeTerminal', [10, 1]],
    ['FuelRemedySupply', [2, 2]],
    ['ReactorControl', [12, 5]],
  ];
  for (const [type, at] of props) {
    await hand.choose('Prop to place', type);
    await hand.brush(6, 'prop');
    await hand.put(at);
  }
  await hand.choose('Prop to place', 'Door');
  await hand.stroke([10, 3], [11, 3]);
  await hand.choose('Carrier of leaks', 'Fuel');
  await hand.brush(7, 'leak');
  await hand.put([5, 1]);
  await hand.choose('Carrier of leaks', 'Electricity');
  await hand.stroke([6, 6], [6, 5]);
  await hand.choose('Hazard', 'heat');
  await hand.brush(8, 'hazard');
  await hand.put([11, 2]);
  await hand.brush(9, 'robot');
  await hand.put([3, 2]);
}

const empty = `${JSON.stringify(
  {
    format: 'reactor-maintenance-level',
    version: 1,
    metadata: { title: 'From nothing' },
    dimensions: { width: 14, height: 7 },
    terrain: new Array<string>(7).fill('#'.repeat(14)),
    networks: {
      fuel: new Array<string>(7).fill('.'.repeat(14)),
      coolant: new Array<string>(7).fill('.'.repeat(14)),
      electricity: new Array<string>(7).fill('.'.repeat(14)),
    },
    props: [],
    robot: { position: [1, 1] },
  },
  null,
  2,
)}\n`;

describe('a level from nothing', function () {
  this.timeout(90_000);
  const { open } = boardSuite();

  for (const [means, handOf] of [
    ['the pointer', pointer],
    ['keys alone', keyboard],
  ] as const) {
    it(`is drawn with ${means}, has no fault and can be won, and is undone to the first byte`, async () => {
      const board = await open(empty);
      await draw(handOf(board));
      const text = await board.text();
      const { analysis } = openLevel(text).level;
      const told = analysis.diagnostics.filter(({ severity }) => severity !== 'information');
      assert.deepEqual(
        told.map(({ code, message }) => `${code}: ${message}`),
        [],
      );
      assert.ok(analysis.level !== undefined);
      const result = solveReactorLevel(analysis.level, defaultBalance);
      assert.equal(result.verdict, 'solved');
      for (let step = board.strokes.length; step > 0; step--) await board.undo();
      assert.equal(await board.text(), empty);
    });
  }
});
