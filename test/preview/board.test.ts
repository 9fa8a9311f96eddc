import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBalance, encodeLevel, hazardFields, type Level } from '../../engine/reactor';
import { forecastOf, hazardAt, reactorGame, settingsOf, type State } from '../../engine/reactor/simulation';
import { plantState } from '../../engine/reactor/simulation/testing/plant';
import { randomFrom } from '../../engine/reactor/simulation/testing/random';
import { randomLevel } from '../../engine/reactor/simulation/testing/random-level';
import { openPanel } from './testing/panel-page';
import { pageSuite } from './testing/suite';

/** The expected label of a cell, computed only from the engine's state. */
function expectations(state: State, cell: number): RegExp[] {
  const { machine, robot } = state;
  const { level } = machine;
  const wanted = [
    new RegExp(
      `^Row ${Math.floor(cell / level.width)}, column ${cell % level.width}, ${level.floor[cell] === 1 ? 'floor' : 'wall'}\\b`,
    ),
  ];
  if (robot === cell) wanted.push(/, robot\b/);
  const index = machine.propAt.get(cell);
  const prop = index === undefined ? undefined : level.props[index];
  if (index !== undefined && prop !== undefined) {
    const setting = settingsOf(prop.type)[state.settings[index] ?? 0];
    const terminal = prop.type === 'AllSeeingEyeTerminal';
    const detail = terminal
      ? state.allSeeingEye
        ? 'unlocked'
        : 'locked'
      : prop.type === 'ReactorControl'
        ? prop.id
        : setting;
    wanted.push(new RegExp(`, ${prop.type} ${detail ?? ''}`, 'i'));
  }
  if (level.networks.Fuel[cell] === 1) wanted.push(/, fuel pipe\b/);
  if (level.networks.Coolant[cell] === 1) wanted.push(/, coolant pipe\b/);
  if (level.networks.Electricity[cell] === 1) wanted.push(/, electricity line\b/);
  for (const leak of state.leaks) {
    if (leak.access !== cell) continue;
    const name = `${leak.carrier.toLowerCase()} leak`;
    wanted.push(
      new RegExp(leak.state === 'Leaking' ? `${name} of severity ${leak.severity}` : `repaired ${name}`),
    );
  }
  hazardFields.forEach((field, at) => {
    const amount = hazardAt(state, cell, at);
    if (amount > 0)
      wanted.push(new RegExp(`, ${field.toLowerCase()} ${amount.toFixed(1).replace('.', '\\.')}`));
  });
  return wanted;
}

describe('the board as a grid', function () {
  const { open } = pageSuite(openPanel);
  const game = reactorGame(defaultBalance);

  // design: v1-surface-visible
  it('describes each cell as in the engine’s state, for random levels and turns', async () => {
    const panel = await open({ text: '{}' });
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), fc.nat(8), async (seed, turns) => {
        const random = randomFrom(seed);
        const level: Level = randomLevel(random, {
          width: 7 + (seed % 9),
          height: 3 + (seed % 7),
          walls: 0.25,
          networkCells: 14,
          leaks: 3,
          hazards: 5,
          rules: 3,
        });
        const start = game.init(level, 0);
        await panel.edit(JSON.stringify(encodeLevel(level)));
        await panel.page.getByRole('button', { name: 'Forecast' }).click();
        const turnsAhead = forecastOf(start).turns;
        const at = Math.min(turns, turnsAhead.length);
        if (turnsAhead.length > 0) await panel.page.locator('.track input').fill(String(at));
        await panel.settled();
        const state = at === 0 ? start : (turnsAhead[at - 1]?.state ?? start);
        const labels = await panel.page.evaluate(() =>
          [...document.querySelectorAll('[role=gridcell]')].map(
            (cell) => cell.getAttribute('aria-label') ?? '',
          ),
        );
        assert.equal(labels.length, level.width * level.height);
        labels.forEach((label, cell) => {
          for (const wanted of expectations(state, cell)) assert.match(label, wanted);
          const amounts = hazardFields.filter((_, field) => hazardAt(state, cell, field) > 0).length;
          const listed = label.match(/, (fuel|coolant|electricity|heat) \d+\.\d/g)?.length ?? 0;
          assert.equal(listed, amounts, label);
        });
      }),
      { numRuns: 12 },
    );
    assert.deepEqual(panel.faults, []);
  });

  // design: v1-editor-preview, v1-locked-picture
  it('describes the underground or, like the game, hides it until the eye is unlocked', async () => {
    const text = encodeLevel(
      plantState({ props: [{ type: 'AllSeeingEyeTerminal', at: [5, 1] }] }).machine.level,
    );
    const panel = await open({ text: JSON.stringify(text) });
    const piped = (): Promise<number> =>
      panel.page
        .locator('[role=gridcell][aria-label*=" pipe"], [role=gridcell][aria-label*=" line"]')
        .count();
    await panel.settled();
    assert.equal(await piped(), 28);
    await panel.page.locator('.display input').check();
    await panel.settled();
    assert.equal(await piped(), 0);
    await panel.edit(JSON.stringify({ ...text, allSeeingEye: 'Unlocked' }));
    await panel.settled();
    assert.equal(await piped(), 28);
  });

  it('holds only visible rows and columns, and follows the cursor', async () => {
    const level = randomLevel(randomFrom(4), {
      width: 120,
      height: 90,
      walls: 0.1,
      networkCells: 60,
      leaks: 3,
      hazards: 20,
      rules: 0,
    });
    const panel = await open({ text: JSON.stringify(encodeLevel(level)) });
    const cells = panel.page.locator('[role=gridcell]');
    assert.ok((await cells.count()) <= 2400);
    for (let zoom = 0; zoom < 8; zoom++) await panel.press('+');
    await panel.settled();
    const few = await cells.count();
    assert.ok(few < 2400 && few > 20, String(few));
    await panel.press('Control+End');
    await panel.settled();
    const last = panel.page.locator(`#cell-${120 * 90 - 1}`);
    assert.equal(await last.getAttribute('aria-selected'), 'true');
    assert.equal(await panel.page.locator('.minimap').isVisible(), true);
    await panel.press('0');
    await panel.settled();
    assert.equal(await panel.page.locator('.minimap').isVisible(), false);
  });
});
