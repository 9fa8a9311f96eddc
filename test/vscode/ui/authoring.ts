/** A level with everything that a level can have, drawn from nothing on the board: by pointer or by keys, step by step. */
import type { Frame, Page } from 'playwright-core';

/** Column and row. */
type Place = readonly [number, number];

/** A map of walls, and nothing else that could be left out. */
export function bareLevel(width: number, height: number): string {
  const rows = (glyph: string): string =>
    Array.from({ length: height }, () => `"${glyph.repeat(width)}"`).join(',\n      ');
  return `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "Bare" },
  "dimensions": { "width": ${width}, "height": ${height} },
  "terrain": [
      ${rows('#')}
  ],
  "networks": {
    "fuel": [
      ${rows('.')}
    ],
    "coolant": [
      ${rows('.')}
    ],
    "electricity": [
      ${rows('.')}
    ]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}
`;
}

/** A person at the board. */
export interface Author {
  /** Chooses a brush by its number, and a tool by its name. */
  readonly choose: (brush: number, tool?: string) => Promise<void>;
  /** Draws from one cell to another, or on one. */
  readonly draw: (from: Place, to?: Place) => Promise<void>;
  /** Copies a region to where its first corner is to come. */
  readonly copy: (from: Place, to: Place, target: Place) => Promise<void>;
  /** Presses a button of a form. */
  readonly press: (button: string) => Promise<void>;
  /** Chooses an option of a list. */
  readonly option: (list: string, option: string) => Promise<void>;
  /** Writes into a field. */
  readonly enter: (field: string, value: string) => Promise<void>;
  /** Chooses the cell that is asked for. */
  readonly pick: (at: Place) => Promise<void>;
  /** Chooses no further cell. */
  readonly stop: () => Promise<void>;
}

const toolKeys: Readonly<Record<string, string>> = { select: 'v', brush: 'b', line: 'l', rectangle: 'r' };
const brushNames = ['floor', 'wall', 'Fuel', 'Coolant', 'Electricity', 'prop', 'leak', 'hazard', 'robot'];

/** Draws with the pointer. */
export function byPointer(page: Page, board: Frame, width: number): Author {
  const to = async ([x, y]: Place): Promise<void> => {
    const box = await board.locator(`#cell-${y * width + x}`).boundingBox();
    if (box === null) throw new Error('The cell is not in sight.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  };
  const draw: Author['draw'] = async (from, until) => {
    await to(from);
    await page.mouse.down();
    if (until !== undefined) await to(until);
    await page.mouse.up();
  };
  return {
    async choose(brush, tool) {
      await board.click(`[data-brush="${brushNames[brush - 1] ?? ''}"]`);
      if (tool !== undefined) await board.click(`[data-tool="${tool}"]`);
    },
    draw,
    async copy(from, until, target) {
      await board.click('[data-tool="select"]');
      await draw(from, until);
      await to(from);
      await page.mouse.down();
      await to(target);
      await page.keyboard.down('Alt');
      await page.mouse.up();
      await page.keyboard.up('Alt');
    },
    press: (button) => board.click(button),
    // the list itself is the system's, out of the page's reach
    async option(list, option) {
      await board.selectOption(list, option);
    },
    async enter(field, value) {
      await board.click(field, { clickCount: 3 });
      await page.keyboard.type(value);
      await page.keyboard.press('Enter');
    },
    pick: (at) => draw(at),
    stop: () => page.keyboard.press('Escape'),
  };
}

/** Draws with the keyboard only. */
export function byKeys(page: Page, board: Frame, width: number): Author {
  const { keyboard } = page;
  const focus = (): Promise<void> => board.locator('[role=grid]').focus();
  const walk = async ([x, y]: Place): Promise<void> => {
    // the position of the cursor is announced in the next frame
    await board.evaluate(() => new Promise(requestAnimationFrame));
    const active = await board.locator('[role=grid]').getAttribute('aria-activedescendant');
    const cell = Number(active?.slice('cell-'.length));
    const [column, row] = [cell % width, Math.floor(cell / width)];
    const across = x > column ? 'ArrowRight' : 'ArrowLeft';
    const along = y > row ? 'ArrowDown' : 'ArrowUp';
    for (let step = Math.abs(x - column); step > 0; step--) await keyboard.press(across);
    for (let step = Math.abs(y - row); step > 0; step--) await keyboard.press(along);
    await board.waitForSelector(`[role=grid][aria-activedescendant="cell-${y * width + x}"]`);
  };
  const stroke = async (from: Place, until: Place): Promise<void> => {
    await walk(from);
    await keyboard.press('Enter');
    await walk(until);
    await keyboard.press('Enter');
  };
  return {
    async choose(brush, tool) {
      await focus();
      await keyboard.press(String(brush));
      if (tool !== undefined) await keyboard.press(toolKeys[tool] ?? '');
    },
    async draw(from, until) {
      await focus();
      if (until !== undefined) return stroke(from, until);
      await walk(from);
      await keyboard.press('Space');
    },
    async copy(from, until, target) {
      await focus();
      await keyboard.press('v');
      await stroke(from, until);
      await keyboard.press('c');
      await walk(target);
      await keyboard.press('p');
    },
    async press(button) {
      await board.press(button, 'Enter');
    },
    async option(list, option) {
      const element = await board.waitForSelector(list);
      await element.focus();
      await keyboard.type(option);
      // what was chosen on the way there is written first
      await board.waitForFunction(([chooser, wanted]) => (chooser as HTMLSelectElement).value === wanted, [
        element,
        option,
      ] as const);
    },
    async enter(field, value) {
      const element = await board.waitForSelector(field);
      await element.focus();
      // keys go where they went before until VS Code knows of it
      await board.waitForFunction((one) => document.hasFocus() && document.activeElement === one, element);
      // not all at once: VS Code selects all once more a little later, and with it what was typed by then
      await keyboard.press('Home');
      await keyboard.press('Shift+End');
      await keyboard.type(value);
      await keyboard.press('Tab');
    },
    async pick(at) {
      await board.waitForSelector('[role=grid]:focus');
      await walk(at);
      await keyboard.press('Enter');
    },
    stop: () => keyboard.press('Escape'),
  };
}

/** Draws the level on a bare one that is a column too narrow. */
export async function authorLevel(author: Author, board: Frame): Promise<void> {
  const { choose, draw, press, option, enter, pick } = author;
  const place = async (prop: string, ...cells: readonly Place[]): Promise<void> => {
    await option('select[aria-label="Prop to place"]', prop);
    const [from, to] = cells;
    if (from !== undefined) await draw(from, to);
  };
  const leak = async (carrier: string, ...cells: readonly Place[]): Promise<void> => {
    await option('select[aria-label="Carrier of leaks"]', carrier);
    const [from, to] = cells;
    if (from !== undefined) await draw(from, to);
  };
  // terrain, and a network of each carrier, with branches for junctions and a line that ends in the wall
  await press('[data-grow="right"]');
  await board.waitForSelector('[role=grid][aria-colcount="14"]');
  await choose(1, 'rectangle');
  await draw([1, 1], [12, 6]);
  await author.copy([1, 6], [12, 6], [1, 7]);
  await choose(3, 'line');
  await draw([1, 1], [8, 1]);
  await draw([4, 1], [4, 2]);
  await choose(4);
  await draw([1, 4], [8, 4]);
  await draw([6, 3], [6, 5]);
  await choose(5);
  await draw([1, 7], [13, 7]);
  // props
  await choose(6, 'brush');
  await place('FuelFlow', [1, 1]);
  await place('CoolantFlow', [1, 4]);
  await place('ElectricityFlow', [1, 7]);
  await place('FuelConsumer', [8, 1]);
  await place('FuelConsumer', [4, 2]);
  await place('CoolantConsumer', [8, 4]);
  await place('ElectricityConsumer', [8, 7]);
  await place('TJunction', [4, 1]);
  await place('CrossJunction', [6, 4]);
  await place('Door', [10, 3], [11, 3]);
  await place('AllSeeingEyeTerminal', [12, 1]);
  await place('FuelRemedySupply', [2, 5]);
  await place('CoolantRemedySupply', [3, 5]);
  await place('ElectricityRemedySupply', [4, 5]);
  await place('HeatRemedySupply', [5, 6]);
  await place('ReactorControl', [12, 4]);
  // one consumer from the list, another one on the board
  await board.waitForSelector('.editor-side >> text=ReactorControl');
  await option('label:has-text("Fuel consumer") select', '4, 2');
  await press('[data-bind]');
  await pick([8, 1]);
  await author.stop();
  // the cursor goes to a junction; its mode is set in the form
  await choose(9, 'brush');
  await draw([4, 1]);
  await option('label:has-text("Mode") select', '1/3');
  await draw([2, 2]);
  // leaks: on the floor, and out of a wall
  await choose(7);
  await leak('Fuel', [6, 1]);
  await leak('Coolant', [3, 4]);
  await leak('Electricity', [13, 7], [12, 7]);
  // what lies on the floor
  await choose(8);
  await option('select[aria-label="Hazard"]', 'heat');
  await draw([10, 6]);
  await enter('input[aria-label="coolant blocked for turns"]', '2');
  // a rule
  await press('[data-add-rule]');
  await option('[data-add="predicates"]', 'Turn');
  await press('[data-add-to="predicates"]');
  await enter('[data-part="predicates 0"] [data-field="value"]', '6');
  await option('[data-part="predicates 0"] [data-field="op"]', '>=');
  await option('[data-add="effects"]', 'StartLeak');
  await press('[data-add-to="effects"]');
  await option('[data-part="effects 1"] [data-field="carrier"]', 'Coolant');
  await press('[data-part="effects 1"] [data-field="position"]');
  await pick([5, 4]);
  await board.waitForSelector('legend >> text=start a leak of Coolant at [5, 4]');
  // the level's own fields
  await enter('label:has-text("title") input', 'Drawn');
  await enter('label:has-text("FuelNeutralizer") input', '1');
}
