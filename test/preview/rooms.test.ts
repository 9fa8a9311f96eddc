import assert from 'node:assert/strict';
import { counted, transcriptText, type SubmittedAction } from '../../engine/core';
import {
  floorHash,
  generateFloor,
  deserializeRegistry,
  roomsGame,
  tileCodes,
  transcribeRun,
  type Floor,
} from '../../engine/rooms';
import { botAction } from '../../engine/rooms/testing/bot';
import { axeFaults } from './testing/axe';
import { pageSuite } from './testing/suite';
import {
  openRoomsPage,
  registryOf,
  samples,
  type RoomsPage,
  type RoomsPageOptions,
} from './testing/rooms-page';
import { themeNames } from './testing/themes';

const attack = '<img src=x onerror="window.stung = true">';

/** A floor that is too small for its rooms, and one that is won with a few keys. */
const short = registryOf(`
[[prefabs]]
id = "a:start"
tags = ["core:entrance"]
layout = """
######
#<e.l+
######
"""
[[prefabs]]
id = "a:end"
tags = ["core:stairs"]
layout = """
####
+.>#
####
"""
[[floors]]
id = "a:floor_1"
number = 1
size = [9, 6]
rooms = 2
required = ["core:stairs", "core:entrance"]
[[floors]]
id = "a:floor_2"
number = 2
size = [20, 16]
rooms = 2
required = ["core:entrance", "core:stairs"]
creatures = [{ id = "a:rat", weight = 1 }]
loot = "a:table"
[[creatures]]
id = "a:rat"
health = 2
[[loot_tables]]
id = "a:table"
entries = [{ id = "core:gold", weight = 1, affixes = ["a:old"] }]
`);

/** The keys of a shortest path. */
function keysBetween({ tiles, width }: Floor, from: number, to: number): string[] {
  const ways = { ArrowUp: -width, ArrowRight: 1, ArrowDown: width, ArrowLeft: -1 };
  const known = new Map<number, readonly string[]>([[from, []]]);
  for (const [cell, keys] of known) {
    if (cell === to) return [...keys];
    for (const [key, by] of Object.entries(ways))
      if (tiles[cell + by] !== tileCodes.Wall && !known.has(cell + by)) known.set(cell + by, [...keys, key]);
  }
  throw new Error('There is no way.');
}

function floorOf(id: string, seed: number, registry = samples): Floor {
  const result = generateFloor(deserializeRegistry(registry), id, seed);
  if (!result.ok) throw new Error(result.fault.message);
  return result.made.floor;
}

describe('the rooms panel', function () {
  const pages = pageSuite(openRoomsPage);
  let panel: RoomsPage;
  const open = async (options: RoomsPageOptions = {}): Promise<void> => {
    panel = await pages.open(options);
  };
  const words = (): Promise<string | null> => panel.page.locator('.here').textContent();

  it('shows eight variants of a prefab, and links cells and characters in both directions', async () => {
    await open();
    await panel.send({ type: 'caret', at: { kind: 'prefab', id: 'core:vault', spot: { x: 1, y: 1 } } });
    assert.deepEqual(await panel.shown(), { kind: 'prefab', id: 'core:vault' });
    // from the corner of the original variant to the pile next to it, then to the rotated variant
    await panel.press('ArrowDown', 'ArrowRight');
    await panel.shown();
    assert.match((await words()) ?? '', /^Row 2, column 2 of the layout, pile of loot, as drawn/);
    await panel.press('Enter');
    const { at, focus } = await panel.messageOf('reveal');
    assert.deepEqual([at, focus], [{ kind: 'prefab', id: 'core:vault', spot: { x: 1, y: 1 } }, true]);
    await panel.page.getByText('core:vault_table').waitFor();
  });

  it('shows the floor that the engine generates for each seed, and reveals it on request', async () => {
    await open();
    await panel.send({ type: 'show', floor: 'core:floor_3', seed: 41 });
    const hashOf = (seed: number): string => floorHash(floorOf('core:floor_3', seed));
    assert.deepEqual(await panel.shown(), { kind: 'floor', id: 'core:floor_3', seed: 41, hash: hashOf(41) });
    await panel.page.getByRole('button', { name: 'Next seed' }).click();
    assert.deepEqual(await panel.shown(), { kind: 'floor', id: 'core:floor_3', seed: 42, hash: hashOf(42) });
    await panel.page.getByRole('button', { name: /^3\s+core:shop/ }).click();
    await panel.shown();
    assert.match((await words()) ?? '', /room 3, core:shop/);
    const { at, focus } = await panel.messageOf('reveal');
    assert.deepEqual([at.id, focus], ['core:shop', false]);
    await panel.page.getByRole('button', { name: 'New level' }).click();
    assert.deepEqual(await panel.messageOf('new-level'), {
      type: 'new-level',
      floor: 'core:floor_3',
      seed: 42,
    });
    for (const [kind, name] of [
      ['SVG', 'core-floor_3-seed-42.svg'],
      ['Text', 'core-floor_3-seed-42.txt'],
      ['PNG', 'core-floor_3-seed-42.png'],
    ] as const) {
      await panel.page.getByRole('button', { name: kind, exact: true }).click();
      await panel.saved(name);
    }
  });

  it('shows an alert if a floor cannot be generated', async () => {
    await open({ registry: short });
    await panel.send({ type: 'show', floor: 'a:floor_1', seed: 1 });
    assert.deepEqual(await panel.shown(), { kind: 'floor', id: 'a:floor_1', seed: 1, hash: null });
    const alert = panel.page.getByRole('alert');
    assert.match((await alert.textContent()) ?? '', /tagged "core:stairs".* does not fit/);
    await alert.getByRole('button').click();
    assert.deepEqual((await panel.messageOf('reveal')).at, { kind: 'floor', id: 'a:floor_1' });
    assert.deepEqual(await axeFaults(panel.page), []);
  });

  // design: rooms-end-screen
  it('is played by keyboard: fight, pile, stairs, and the end; and restores the run', async () => {
    await open({ registry: short });
    await panel.send({ type: 'show', floor: 'a:floor_2', seed: 1 });
    await panel.shown();
    await panel.press('p', 'd');
    assert.deepEqual(await panel.shown(), { kind: 'run', floor: 2, turn: 0, status: 'playing' });
    await panel.page.getByText('Finish the fight first', { exact: false }).first().waitFor();
    await panel.press('Space');
    await panel.page.getByText('Room cleared.').first().waitFor();
    const floor = floorOf('a:floor_2', 1, short);
    const [entrance, stairs] = [tileCodes.Entrance, tileCodes.Stairs].map((tile) =>
      floor.tiles.indexOf(tile),
    );
    const pile = floor.rooms[0]?.loot[0] ?? -1;
    await panel.press(
      ...keysBetween(floor, entrance ?? -1, pile),
      't',
      ...keysBetween(floor, pile, stairs ?? -1),
    );
    await panel.page.getByText('Picked up core:gold (a:old).').first().waitFor();
    const savedState = await panel.savedState();
    await panel.press('d');
    await panel.page.getByRole('heading', { name: 'Won' }).waitFor();
    await panel.page.getByText(/^Floor 2, \d+ actions, 1 gold\.$/).waitFor();
    await panel.page.getByRole('button', { name: 'Save run' }).click();
    await panel.saved('core.rooms-transcript.json');
    const { text = '' } = await panel.messageOf('save');
    await panel.press('Backspace');
    assert.equal(((await panel.shown()) as { status: string }).status, 'playing');
    await panel.press('r');
    assert.equal(((await panel.shown()) as { status: string }).status, 'Won');
    await panel.press('p');
    await panel.send({ type: 'replay', name: 'x.rooms-transcript.json', text });
    await panel.page
      .getByText(/x\.rooms-transcript\.json replays as recorded: won after \d+ actions\./)
      .first()
      .waitFor();
    await panel.page.getByLabel(/^Action 0 of/).fill('1');
    assert.deepEqual(await panel.shown(), { kind: 'run', floor: 2, turn: 1, status: 'playing' });
    await panel.page.locator('.side').getByText('replays as recorded: won').waitFor();
    await panel.send({ type: 'replay', name: 'y', text: text.replace('"fight"', '"north"') });
    await panel.page
      .getByText('y differs at action 1: expected north accepted but found in-fight.')
      .first()
      .waitFor();
    await panel.press('Space', 'Backspace');
    await panel.press('Space');
    assert.deepEqual(panel.faults, []);
    await panel.page.context().close();
    await open({ registry: short, savedState });
    assert.equal(((await panel.shown()) as { status: string }).status, 'playing');
    await panel.page.getByText('Picked up core:gold (a:old).').first().waitFor();
    await panel.page.getByRole('button', { name: 'Stop playing' }).click();
    assert.equal((await panel.shown()).kind, 'floor');
  });

  // design: rooms-end-screen
  it('shows the whole history of a run at its end, to scroll through', async () => {
    await open();
    const registry = deserializeRegistry(samples);
    const actions: SubmittedAction[] = [];
    let run = roomsGame.init({ registry }, 3);
    let count = run.events.length;
    while (run.gameOver === null) {
      const action = botAction(run);
      actions.push(action);
      run = roomsGame.apply(run, action);
      count += run.events.length;
    }
    const text = transcriptText(transcribeRun(registry, 3, actions));
    await panel.send({ type: 'replay', name: 'core', text });
    await panel.page.getByLabel(/^Action \d+ of/).fill(String(actions.length));
    await panel.page.locator('.over').waitFor();
    const list = panel.page.locator('.history');
    assert.equal(await list.locator('li').count(), count);
    assert.ok(count > 60);
    assert.ok(await list.evaluate((element) => element.scrollHeight > element.clientHeight));
    const gold = run.bag.filter(({ def }) => def === 'core:gold').length;
    await panel.page
      .getByText(`Floor ${run.floor.number}, ${counted(run.turn, 'action')}, ${gold} gold.`)
      .waitFor();
  });

  // design: rooms-win-defined
  it('refuses to descend to a floor with an error, with the reason', async () => {
    const faulty = { ...short, floors: short.floors.filter(({ number }) => number === 2) };
    await open({ registry: { ...faulty, faultyFloors: [{ number: 3, reason: 'Unknown tag "a:x".' }] } });
    await panel.send({ type: 'show', floor: 'a:floor_2', seed: 1 });
    await panel.shown();
    const floor = floorOf('a:floor_2', 1, short);
    const [entrance, stairs] = [tileCodes.Entrance, tileCodes.Stairs].map((tile) =>
      floor.tiles.indexOf(tile),
    );
    await panel.press('p', 'Space', ...keysBetween(floor, entrance ?? -1, stairs ?? -1));
    await panel.page.locator('.side').getByText('Floor 3 has an error. Unknown tag "a:x".').waitFor();
    await panel.press('d');
    await panel.page.locator('.notice').getByText('Floor 3 has an error.', { exact: false }).waitFor();
    assert.equal(((await panel.shown()) as { status: string }).status, 'playing');
  });

  for (const theme of themeNames) {
    it(`has no axe violations, ${theme}`, async () => {
      await open({ theme });
      await panel.page.getByRole('button', { name: 'Floors' }).click();
      await panel.know(samples, 2);
      await panel.press('p');
      await panel.page.getByText('Keys', { exact: true }).click();
      await panel.shown();
      assert.deepEqual(await axeFaults(panel.page), []);
    });
  }

  it('shows hostile names as text, and a message if there is nothing to show', async () => {
    const hostile = JSON.parse(
      JSON.stringify(samples).replaceAll('core:', `${attack.replaceAll('"', '\\"')}:`),
    ) as typeof samples;
    await open({ registry: hostile });
    await panel.page.locator('.facts').getByText('<img src=x').first().waitFor();
    await panel.send({ type: 'gone', message: attack });
    await panel.page.locator('.empty').getByText('<img src=x').waitFor();
    assert.equal(await panel.page.evaluate(() => 'stung' in window), false);
    assert.equal(await panel.page.locator('#app img').count(), 0);
  });

  it('fits into a narrow panel', async () => {
    await open({ size: { width: 420, height: 700 } });
    await panel.page.getByRole('button', { name: 'Floors' }).click();
    await panel.shown();
    assert.ok((await panel.page.evaluate(() => document.documentElement.scrollWidth)) <= 420);
  });
});
