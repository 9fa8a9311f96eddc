import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkScenario, eventWords, playerWords, verdictWords, type Timeline } from '../../engine/lix';
import { readJson } from '../../engine/json';
import { axeFaults } from './testing/axe';
import { pageSuite } from './testing/suite';
import { openLixPage, type LixPage } from './testing/lix-page';
import type { PageOptions } from './testing/page-probe';
import { themeNames } from './testing/themes';

const sample = (name: string): string =>
  readFileSync(join(__dirname, '../../../samples/lix', `${name}.lix.json`), 'utf8');
const fourPlayers = sample('four-players');

function played(text: string): Timeline {
  const { timeline } = checkScenario(readJson(text));
  if (timeline === undefined) throw new Error('The scenario cannot be played.');
  return timeline;
}

/** Ann concedes but still acts. */
const refusing = JSON.stringify(
  {
    format: 'lix-scenario',
    version: 1,
    nuke: 'Concede',
    overtime: 5,
    until: 30,
    players: [
      { id: 'ann', lixInHatch: 4, spawnInterval: 2, updatesToExit: 6, skills: { Builder: 1 } },
      { id: 'bob', lixInHatch: 4, spawnInterval: 3, updatesToExit: 9 },
    ],
    inputs: [
      { update: 4, player: 'ann', type: 'Nuke' },
      { update: 6, player: 'ann', type: 'Assign', skill: 'Builder', lix: 1 },
    ],
  },
  null,
  2,
);

/** The maximum number of players, and many updates. */
const large = JSON.stringify({
  format: 'lix-scenario',
  version: 1,
  nuke: 'Exploder',
  overtime: 100,
  until: 20_000,
  players: Array.from({ length: 16 }, (_, index) => ({
    id: `player ${index + 1}`,
    lixInHatch: 1000,
    spawnInterval: 10 + index,
    updatesToExit: 500,
    skills: { Builder: 1000 },
  })),
  inputs: Array.from({ length: 1600 }, (_, index) => ({
    update: 2 + Math.floor(index / 16) * 90,
    player: `player ${(index % 16) + 1}`,
    type: 'Assign',
    skill: 'Builder',
    lix: 1 + Math.floor(index / 16) * 3,
  })),
});

describe('the scenario panel', function () {
  const pages = pageSuite(openLixPage);
  let panel: LixPage;
  const open = async (text: string, options: PageOptions = {}): Promise<void> => {
    panel = await pages.open(text, options);
  };
  const words = async (selector: string): Promise<string> =>
    ((await panel.page.locator(selector).first().textContent()) ?? '').replace(/\s+/g, ' ').trim();
  const at = async (): Promise<number | undefined> => (await panel.shown())?.at;

  it('shows the verdict, and the events of each update: by keyboard, slider and pointer', async () => {
    const { states, scenario, ...rest } = played(fourPlayers);
    await open(fourPlayers);
    assert.equal(await words('.outcome'), verdictWords({ states, scenario, ...rest }));
    assert.equal(await at(), states.length - 1);
    await panel.press('Home');
    assert.equal(await at(), 0);
    for (const update of [1, 2, 3]) {
      await panel.press('ArrowRight');
      assert.equal(await at(), update);
      const happened = await panel.page.locator('.happenings li').allTextContents();
      assert.deepEqual(happened, states[update]?.events.map((event) => eventWords(scenario, event)) ?? []);
      const [ann, state] = [scenario.players[0], states[update]?.players[0]];
      if (ann !== undefined && state !== undefined)
        assert.equal(await words('.lane-title'), `ann ${playerWords(ann, state)}`);
    }
    const slider = panel.page.getByRole('slider', { name: 'Update' });
    await slider.focus();
    await panel.page.keyboard.press('ArrowRight');
    assert.equal(await at(), 4);
    assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^Update 4 of \d+: lix 2 of ann/);
    await panel.page.getByRole('button', { name: 'Next event' }).click();
    assert.equal(await at(), 5);
    const plot = await panel.page.locator('svg.plot[data-player="1"]').boundingBox();
    await panel.page.mouse.click((plot?.x ?? 0) + (plot?.width ?? 0) / 2, (plot?.y ?? 0) + 60);
    assert.equal(await at(), Math.round((states.length - 1) / 2));
    assert.equal(await words('[role=status]'), (await words('.moment')) || 'nothing');
  });

  it('links inputs and text in both directions, and explains refusals', async () => {
    await open(refusing);
    assert.match(await words('.event >> nth=1'), /ann Builder 1 refused: has no control: conceded/);
    const plot = await panel.page.locator('svg.plot[data-player="0"]').boundingBox();
    const last = played(refusing).states.length - 1;
    const x = (update: number): number => (plot?.x ?? 0) + 8 + (update * ((plot?.width ?? 0) - 16)) / last;
    await panel.page.mouse.click(x(6), (plot?.y ?? 0) + 12);
    assert.deepEqual(await panel.shown(), { updates: last, at: 6, input: 1, isOld: false });
    assert.equal((JSON.parse(await panel.selected()) as { skill: string }).skill, 'Builder');
    assert.equal((await panel.messageOf('reveal')).focus, false);

    await panel.caret('"Nuke"');
    assert.deepEqual(await panel.shown(), { updates: last, at: 4, input: 0, isOld: false });
    await panel.page.locator('.event[aria-current=true]').getByText('Concede').waitFor();
    // the resulting selection does not move the slider back
    await panel.press('ArrowRight');
    await panel.caret('"Nuke"');
    assert.equal(await at(), 5);
    await panel.caret('"bob"');
    await panel.page.locator('.lane.is-marked').getByText('bob').waitFor();
    await panel.press('Home', ']', '.', '.', '.', 'Enter');
    assert.equal((await panel.messageOf('reveal')).focus, true);
    assert.equal((JSON.parse(await panel.selected()) as { type: string }).type, 'Nuke');
  });

  it('keeps the last picture, dimmed, while the text has errors, and shows the error', async () => {
    await open(refusing);
    const before = await words('.outcome');
    const broken = refusing.slice(0, refusing.indexOf('"inputs"'));
    await panel.edit(broken);
    const shown = await panel.shown();
    assert.equal(shown?.isOld, true);
    assert.equal(await words('.outcome'), before);
    assert.equal(await panel.page.locator('.lanes.is-old').count(), 1);
    const { faults } = readJson(broken);
    assert.ok((await words('.banner')).includes(faults[0]?.message ?? '?'));
    assert.deepEqual(await axeFaults(panel.page), []);
    await panel.page.getByRole('button', { name: 'Show error' }).click();
    assert.equal((await panel.messageOf('reveal')).start, faults[0]?.start);
    // an invalid input is only omitted
    await panel.edit(refusing.replace('"Builder",', '"Bilder",'));
    assert.equal((await panel.shown())?.isOld, false);
    assert.match(await words('.banner'), /Bilder.*omitted/);
    await panel.edit(refusing);
    assert.equal(await panel.page.locator('.banner').count(), 0);
    await panel.send({ type: 'gone', message: 'race.lix.json was deleted.' });
    await panel.page.getByText('race.lix.json was deleted.').waitFor();
  });

  it('has no axe violations in any theme', async () => {
    await open(refusing);
    await panel.caret('"Builder",');
    for (const name of ['All lanes as text', 'Marks', 'Keys'])
      await panel.page.getByText(name, { exact: true }).click();
    for (const theme of themeNames) {
      await panel.theme(theme);
      await panel.drawn();
      assert.deepEqual(await axeFaults(panel.page), [], theme);
    }
  });

  it('shows hostile ids as text, and exports them as such', async () => {
    const attack = "<img src=x onerror='window.stung = true'>";
    await open(
      refusing.replaceAll('"ann"', JSON.stringify(attack)).replaceAll('"bob"', `"${'b'.repeat(5000)}"`),
    );
    await panel.page.locator('.lane-title').getByText('<img src=x').waitFor();
    await panel.page.getByRole('button', { name: 'SVG' }).click();
    await panel.saved('race.svg');
    const { text: svg = '' } = await panel.messageOf('save');
    assert.ok(svg.includes('&lt;img src=x'));
    assert.ok(!svg.includes('<img'));
    assert.ok(!svg.includes('var('), 'its colors are literal');
    await panel.page.getByRole('button', { name: 'Text' }).click();
    await panel.saved('race.txt');
    assert.equal(await panel.page.evaluate(() => 'stung' in window), false);
    assert.equal(await panel.page.locator('#app img').count(), 0);
  });

  it('draws only the visible part of a long game', async () => {
    await open(large);
    const size = (): Promise<number> =>
      panel.page.evaluate(() => document.querySelector('#app')?.innerHTML.length ?? 0);
    await panel.shown();
    assert.ok((await size()) < 400_000, `${await size()} characters`);
    await panel.press('Home');
    for (let times = 0; times < 20; times++) await panel.press('+');
    await panel.press(']', ']', ']');
    assert.ok(((await at()) ?? 0) > 1);
    assert.ok((await size()) < 400_000, `${await size()} characters, zoomed`);
    await panel.press('End');
    await panel.shown();
    const [line, box] = await panel.page.evaluate(() => {
      const plot = document.querySelector('.lane.head svg');
      const now = plot?.querySelector('path:last-of-type');
      return [now?.getBoundingClientRect().x ?? 0, plot?.getBoundingClientRect().right ?? 0];
    });
    assert.ok(line > 0 && line < box, 'the current update is visible');
  });

  it('restores its state, also on a narrow panel', async () => {
    await open(fourPlayers, { size: { width: 420, height: 700 } });
    assert.ok((await panel.page.evaluate(() => document.documentElement.scrollWidth)) <= 420);
    await panel.press('Home', '+', '.', '.', '.');
    assert.equal(await at(), 3);
    const savedState = await panel.savedState();
    await panel.page.context().close();
    await open(fourPlayers, { savedState });
    assert.equal(await at(), 3);
    assert.equal((savedState as { uri: string }).uri, 'file:///lix/race.lix.json');
  });
});
