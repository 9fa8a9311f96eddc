import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLevel, defaultBalance, type Level } from '../../engine/reactor';
import { readJson } from '../../engine/json';
import { Misfit } from '../../engine/shape';
import { decodeTranscript, reactorGame, traceLine, verifyTranscript } from '../../engine/reactor/simulation';
import { withoutHash } from '../../media/preview/modes/replay';
import { previewVersion } from '../../protocol/preview';
import { outlinedCells } from './testing/outlined';
import { openPanel } from './testing/panel-page';
import { pageSuite } from './testing/suite';

const sample = (name: string): string => readFileSync(join(__dirname, '../../../samples', name), 'utf8');
const name = 'first-light.reactor.json';
const text = sample(name);
const win = sample('first-light.reactor-transcript.json');
const broken = text.replace('"version": 1,', '"version": 1,,');

function levelOf(json: string): Level {
  const { level } = checkLevel(readJson(json), defaultBalance);
  assert.ok(level !== undefined);
  return level;
}

/** The key of an action of the sample's transcript. */
function keyOf(action: { id: string; x?: number; y?: number }, from: { x: number; y: number }): string {
  switch (action.id) {
    case 'MoveRobot': {
      const dx = (action.x ?? 0) - from.x;
      const dy = (action.y ?? 0) - from.y;
      [from.x, from.y] = [action.x ?? 0, action.y ?? 0];
      return dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowDown' : 'ArrowUp';
    }
    case 'InteractProp':
      return 'e';
    case 'Repair':
      return 'r';
    case 'ActivateReactor':
      return 'a';
    case 'EndTurn':
      return 'Space';
    default:
      throw new Error(`No key is bound to ${action.id}.`);
  }
}

describe('the preview panel', function () {
  const { open } = pageSuite(openPanel);

  it('reports first that it is ready, then when the board is painted', async () => {
    const panel = await open({ text });
    const messages = await panel.messages();
    assert.deepEqual(messages.slice(0, 2), [
      { type: 'ready', version: previewVersion },
      { type: 'painted', version: 1 },
    ]);
    await panel.edit(text.replace('First', 'Last'));
    assert.equal((await panel.messageOf('painted')).version, 2);
    assert.deepEqual(panel.faults, []);
  });

  it('reveals the clicked cell, and focuses the text on Enter', async () => {
    const panel = await open({ text });
    await panel.page.locator('#cell-30').hover({ force: true });
    await panel.page.mouse.down();
    await panel.page.mouse.up();
    assert.deepEqual(await panel.messageOf('reveal'), { type: 'reveal', version: 1, cell: 30, focus: false });
    await panel.press('ArrowRight', 'Enter');
    const revealed = (await panel.messages()).filter(({ type }) => type === 'reveal').at(-1);
    assert.deepEqual(revealed, { type: 'reveal', version: 1, cell: 31, focus: true });
  });

  it('lists the causes and amounts of changes to a cell, and the reasons of events', async () => {
    const panel = await open({ text: sample('split-decision.reactor.json') });
    await panel.press('g');
    await panel.page.getByLabel('Column, row').fill('11, 7');
    await panel.page.keyboard.press('Enter');
    await panel.settled();
    const causes = panel.page.locator('.causes');
    assert.match(await causes.innerText(), /Turns \d.*: spread from \[12, 7\]: heat \+\d+\.\d in total/);
    await panel.page.getByRole('tab', { name: 'Events' }).click();
    await panel.settled();
    const events = panel.page.locator('.event', { hasText: 'Heat [12, 7]' });
    assert.match(await events.first().innerText(), /by rule exchanger-dry/);
  });

  it('shows that it is reading a long text, and processes later messages in order', async () => {
    const panel = await open({ text });
    await panel.page.evaluate(() => {
      const stage = document.querySelector('.stage');
      if (stage === null) throw new Error('There is no stage.');
      new MutationObserver(() => {
        if (stage.textContent.includes('Reading the level…')) document.body.dataset['read'] = 'yes';
      }).observe(stage, { subtree: true, childList: true, characterData: true });
    });
    const edited = panel.edit(text + ' '.repeat(500_000));
    await panel.send({ type: 'caret', version: 2, cells: [15] });
    await edited;
    await panel.settled();
    assert.equal(await panel.page.evaluate(() => document.body.dataset['read']), 'yes');
    assert.deepEqual(await outlinedCells(panel.page.locator('.board')), [15]);
    assert.equal(await panel.page.getByText('Reading the level…').isVisible(), false);
  });

  it('outlines the cells at the caret, in the shown version', async () => {
    const panel = await open({ text });
    const outlined = async (): Promise<number[]> => {
      await panel.settled();
      return outlinedCells(panel.page.locator('.board'));
    };
    assert.deepEqual(await outlined(), []);
    await panel.send({ type: 'caret', version: 1, cells: [15, 40] });
    assert.deepEqual(await outlined(), [15, 40]);
    await panel.send({ type: 'caret', version: 2, cells: [16] });
    assert.deepEqual(await outlined(), []);
    await panel.edit(text.replace('First', 'Last'));
    assert.deepEqual(await outlined(), [16]);
  });

  it('scrubs the forecast by keyboard and by slider, and shows the summary', async () => {
    const panel = await open({ text });
    await panel.press('.', '.');
    await panel.settled();
    const { page } = panel;
    assert.match((await page.textContent('.moment')) ?? '', /^After turn 2 · /);
    assert.equal(await page.getAttribute('.segment[aria-pressed=true]', 'aria-pressed'), 'true');
    assert.match((await page.textContent('[role=status]')) ?? '', /^After turn 2/);
    assert.match((await page.textContent('.summary')) ?? '', /within 8 turns|Lost on turn/);
    await page.locator('.track input').fill('4');
    await panel.settled();
    assert.match((await page.textContent('.moment')) ?? '', /^After turn 4 · /);
    await panel.press(',');
    await panel.settled();
    assert.match((await page.textContent('.moment')) ?? '', /^After turn 3 · /);
  });

  // design: v1-always-visible, v1-warnings-proved, v1-state-critical-forecast
  it('shows the level state, the means of the robot and the warnings in every mode', async () => {
    const rule = {
      id: 'end',
      predicates: [{ type: 'Turn', op: '==', value: 3 }],
      effects: [{ type: 'LoseLevel', reason: 'Night falls.' }],
    };
    const level = { ...(JSON.parse(text) as object), rules: [rule] };
    const panel = await open({ text: JSON.stringify(level) });
    const { page } = panel;
    await panel.send({ type: 'transcript', name: 'win.json', text: win });
    for (const mode of ['Inspect', 'Forecast', 'Play', 'Replay']) {
      await page.getByRole('button', { name: mode, exact: true }).click();
      await panel.settled();
      assert.equal((await page.textContent('.badge'))?.trim(), 'Critical', mode);
      assert.match((await page.textContent('.hud')) ?? '', /Turn 1.*of \d actions left.*carries/s, mode);
      assert.match((await page.textContent('.warnings')) ?? '', /Turn 3: Lost: Night falls\./, mode);
      assert.ok(await page.locator('.warnings .bad').first().isVisible(), mode);
    }
  });

  it('steps by turn and by action', async () => {
    const panel = await open({ text });
    const moment = async (): Promise<string> => {
      await panel.settled();
      return (await panel.page.textContent('.moment')) ?? '';
    };
    await panel.press('p', 'ArrowRight', 'ArrowLeft', 'Space', 'ArrowRight');
    assert.match(await moment(), /^Turn 2, step 4 of 4/);
    await panel.press(',');
    assert.match(await moment(), /^After turn 1/);
    await panel.press('<');
    assert.match(await moment(), /^Turn 1, step 2 of 4/);
    await panel.press(',');
    assert.match(await moment(), /^Turn 1, start/);
    await panel.press('.');
    assert.match(await moment(), /^After turn 1/);
    await panel.press('.');
    assert.match(await moment(), /^Turn 2, step 4 of 4/);
    await panel.press(',', ',', '>');
    assert.match(await moment(), /^Turn 1, step 1 of 4/);
  });

  it('is won with the keys of the sample’s winning transcript, and saves it', async () => {
    const level = levelOf(text);
    const panel = await open({ text, name });
    const { actions } = JSON.parse(win) as { actions: { id: string; x?: number; y?: number }[] };
    const at = { x: level.robot.cell % level.width, y: Math.floor(level.robot.cell / level.width) };
    await panel.press('p');
    let turnEnds = 0;
    for (const action of actions) {
      await panel.press(keyOf(action, at));
      turnEnds += action.id === 'EndTurn' ? 1 : 0;
    }
    await panel.page.waitForSelector('.result.is-won');
    assert.ok(turnEnds >= 0);
    await panel.press('t');
    const saved = await panel.messageOf('save');
    assert.equal(saved.kind, 'transcript');
    assert.equal(saved.name, 'first-light.reactor-transcript.json');
    const transcript = decodeTranscript(JSON.parse(saved.text ?? ''));
    assert.ok(!(transcript instanceof Misfit));
    const verified = verifyTranscript(level, defaultBalance, transcript);
    assert.ok(verified.same && verified.status === 'won');
    assert.deepEqual(panel.faults, []);
  });

  // design: v1-file-save
  it('saves the game in the middle of a turn as a level, from which play goes on as it did', async () => {
    const panel = await open({ text, name });
    await panel.press('p', 'Space', 'ArrowRight', 'w');
    const saved = await panel.messageOf('save');
    assert.deepEqual([saved.kind, saved.name], ['game', 'first-light.turn-2.reactor.json']);
    const game = reactorGame(defaultBalance);
    const { robot, width } = levelOf(text);
    const right = { id: 'MoveRobot', x: (robot.cell % width) + 1, y: Math.floor(robot.cell / width) };
    const played = [{ id: 'EndTurn' }, right].reduce(game.apply, game.init(levelOf(text), 0));
    const resumed = game.init(levelOf(saved.text ?? ''), 0);
    const [one, other] = [played, resumed].map((state) => game.apply(state, { id: 'EndTurn' }));
    assert.deepEqual(traceLine(resumed, true), traceLine(played, true));
    assert.deepEqual(one && traceLine(one, true), other && traceLine(other, true));
  });

  it('explains refused actions, forks at a different action, and keeps the old branch', async () => {
    const panel = await open({ text });
    await panel.press('p', 'r');
    await panel.drawn();
    assert.match((await panel.page.textContent('.notice')) ?? '', /Refused: there is no leak on this cell\./);
    assert.match((await panel.page.textContent('[role=status]')) ?? '', /Refused/);
    await panel.press('Space', 'Space', ',', ',', 'ArrowRight', 'ArrowLeft');
    const branches = panel.page.locator('.branches select');
    await branches.locator('option').nth(1).waitFor({ state: 'attached' });
    assert.equal(await branches.locator('option').count(), 2);
    await branches.selectOption({ index: 0 });
    await panel.settled();
    assert.match((await panel.page.textContent('.hud')) ?? '', /Turn 3/);
  });

  it('replays a transcript, and shows where another level diverges', async () => {
    const panel = await open({ text });
    await panel.send({ type: 'transcript', name: 'win.json', text: win });
    await panel.page.waitForSelector('.replay-bar .same');
    await panel.edit(sample('fire-door.reactor.json'));
    await panel.page.waitForSelector('.replay-bar .is-bad');
    assert.match((await panel.page.textContent('.replay-bar')) ?? '', /Diverges\. Turn \d+, action \d+/);
    await panel.send({ type: 'transcript', name: 'none.json', text: '{}' });
    assert.match((await panel.page.textContent('.notice')) ?? '', /none\.json: /);
  });

  it('asks for a transcript if none is open', async () => {
    const panel = await open({ text });
    await panel.page.getByRole('button', { name: 'Replay', exact: true }).click();
    await panel.messageOf('choose-transcript');
  });

  it('distinguishes the four verdicts, cancels on Esc, and opens a win as a replay', async () => {
    const panel = await open({ text });
    const { page } = panel;
    const counts = { states: 1234, expanded: 1000, turns: 2, bytes: 5e6 };
    const verdict = (): Promise<string | null> => page.textContent('.verdict h3');
    const solve = async (): Promise<number> => {
      await panel.press('s');
      return (await panel.messageOf('solve')).id;
    };
    const first = await solve();
    const asked = await panel.messageOf('solve');
    assert.ok(levelOf(asked.level).state !== undefined, 'a saved game');
    await panel.send({ type: 'progress', to: 'solve', id: first, progress: counts });
    await page.waitForFunction(() => document.querySelector('.counts')?.textContent.includes('1,234'));
    await panel.press('Escape');
    assert.deepEqual(await panel.messageOf('cancel'), { type: 'cancel', id: first });
    assert.match((await page.textContent('.side-content h3')) ?? '', /Cancelled/);

    const second = await solve();
    await panel.send({
      type: 'reply',
      to: 'solve',
      id: second,
      result: { ...counts, verdict: 'impossible', proof: 'exhausted' },
    });
    await page.waitForSelector('.verdict.impossible');
    assert.equal(await verdict(), 'Impossible');
    const third = await solve();
    await panel.send({
      type: 'reply',
      to: 'solve',
      id: third,
      result: { ...counts, verdict: 'impossible-within', maxTurns: 9 },
    });
    await page.waitForSelector('.verdict.impossible-within');
    const fourth = await solve();
    await panel.send({
      type: 'reply',
      to: 'solve',
      id: fourth,
      result: { ...counts, verdict: 'unknown', limit: 'memory' },
    });
    await page.waitForSelector('.verdict.unknown');
    const fifth = await solve();
    const { actions } = JSON.parse(win) as { actions: { id: string; stateHash?: string }[] };
    const played = actions.map(withoutHash);
    await panel.send({
      type: 'reply',
      to: 'solve',
      id: fifth,
      result: { ...counts, verdict: 'solved', actions: played, turns: 6, shortest: true },
    });
    await page.getByRole('button', { name: 'Open as a replay' }).click();
    await page.waitForSelector('.replay-bar .same');
    assert.deepEqual(panel.faults, []);
  });

  it('lists the problems of a cell in the inspector', async () => {
    const panel = await open({ text });
    const range = { start: { line: 3, character: 5 }, end: { line: 3, character: 6 } };
    const problem = { severity: 'warning', code: 'odd', message: 'Odd.', range, cells: [17] } as const;
    await panel.send({ type: 'problems', version: 1, problems: [problem] });
    await panel.press('Control+Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    const here = panel.page.locator('.side-content button.problem');
    assert.equal(await here.count(), 0);
    await panel.press('ArrowRight');
    await here.click();
    assert.deepEqual(await panel.messageOf('reveal-range'), { type: 'reveal-range', version: 1, range });
  });

  it('counts errors and warnings as the board editor does, and lists information apart', async () => {
    const panel = await open({ text });
    const range = { start: { line: 3, character: 5 }, end: { line: 3, character: 6 } };
    const severities = ['information', 'error', 'hint', 'warning'] as const;
    const problems = severities.map((severity) => ({
      severity,
      code: severity,
      message: 'A.',
      range,
      cells: [],
    }));
    await panel.send({ type: 'problems', version: 1, problems });
    const tab = panel.page.getByRole('tab', { name: 'Problems' });
    assert.equal((await tab.innerText()).replace(/\s+/g, ' ').trim(), 'PROBLEMS 2');
    await tab.click();
    const codes = await panel.page.locator('.side-content .problem .how').allInnerTexts();
    assert.deepEqual(
      codes.map((code) => code.split(',')[0]),
      ['error', 'warning', 'information', 'hint'],
    );
  });

  it('keeps the last valid board, dimmed, while there are errors, and reveals the first one', async () => {
    const panel = await open({ text });
    await panel.edit(broken);
    await panel.page.waitForSelector('.board.is-stale');
    assert.match((await panel.page.textContent('.banner')) ?? '', /The level has 1 error/);
    const range = { start: { line: 2, character: 15 }, end: { line: 2, character: 16 } };
    const problem = { severity: 'error', code: 'syntax', message: 'A comma.', range, cells: [] } as const;
    await panel.send({ type: 'problems', version: 2, problems: [problem] });
    await panel.page.getByRole('button', { name: 'Show the first error' }).click();
    assert.deepEqual(await panel.messageOf('reveal-range'), { type: 'reveal-range', version: 2, range });
    await panel.press('Space', 's');
    assert.match((await panel.page.textContent('.notice')) ?? '', /The level has 1 error/);
    await panel.edit(text);
    await panel.page.waitForSelector('.board:not(.is-stale)');
    assert.equal(await panel.page.locator('.banner').count(), 0);
  });

  it('draws the readable parts of a level that was never valid', async () => {
    const panel = await open({ text: broken });
    await panel.page.waitForSelector('.board.is-stale #cell-0');
    await panel.edit('{');
    await panel.page.waitForSelector('.board.is-empty', { state: 'attached' });
    assert.deepEqual(panel.faults, []);
  });

  it('shows a message when the document is deleted', async () => {
    const panel = await open({ text });
    await panel.send({ type: 'gone', message: 'The file has been deleted.' });
    await panel.page.waitForSelector('.board.is-stale');
    await panel.press('p');
    assert.match((await panel.page.textContent('.notice')) ?? '', /The file has been deleted\./);
  });

  it('restores its state', async () => {
    const panel = await open({ text });
    await panel.press('p', 'Space', 'ArrowRight');
    await panel.settled();
    await panel.page.waitForFunction(() => readSavedState() !== null && document.hasFocus());
    const before = await panel.page.textContent('.moment');
    const savedState = await panel.page.evaluate(async () => {
      const isSaved = (): boolean => JSON.stringify(readSavedState()).includes('MoveRobot');
      while (!isSaved()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return readSavedState();
    });
    const again = await open({ text, savedState });
    assert.equal(await again.page.textContent('.moment'), before);
    assert.equal(
      await again.page.textContent('.segment[aria-pressed=true]').then((name) => name?.trim()),
      'Play',
    );
  });

  it('continues a search that was running when it was hidden', async () => {
    const panel = await open({ text });
    await panel.press('.', 's');
    const asked = await panel.messageOf('solve');
    const savedState = await panel.page.evaluate(async () => {
      while (!JSON.stringify(readSavedState()).includes('"running"'))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return readSavedState();
    });
    const again = await open({ text, savedState });
    assert.deepEqual(await again.messageOf('solve'), asked);
    const counts = { states: 3, expanded: 3, turns: 1, bytes: 99 };
    await again.send({
      type: 'reply',
      to: 'solve',
      id: asked.id,
      result: { ...counts, verdict: 'impossible', proof: 'exhausted' },
    });
    await again.page.waitForSelector('.verdict.impossible');
    assert.equal((await again.messages()).filter(({ type }) => type === 'solve').length, 1);
  });

  it('applies a changed balance', async () => {
    const panel = await open({ text });
    const { turn } = defaultBalance;
    await panel.edit(text, { ...defaultBalance, turn: { ...turn, actionBudget: 9 } });
    await panel.press('p');
    const budget = (JSON.parse(text) as { metadata: { actionBudget?: number } }).metadata.actionBudget ?? 9;
    assert.match((await panel.page.textContent('.hud')) ?? '', new RegExp(`of ${budget} actions left`));
  });

  for (const [command, start] of [
    ['exportPng', 'iVBORw0KGgo'],
    ['exportGif', 'R0lGODlh'],
    ['exportSvg', '<svg '],
    ['exportText', ''],
  ] as const) {
    it(`saves the file of ${command}`, async () => {
      const panel = await open({ text, name });
      await panel.send({ type: 'command', command });
      const saved = await panel.messageOf('save');
      const content = saved.base64 ?? saved.text ?? '';
      assert.ok(content.length > 100 && content.startsWith(start), content.slice(0, 30));
      assert.match(saved.name, /^first-light(-turn-1)?\.(png|gif|svg|txt)$/);
      assert.deepEqual(panel.faults, []);
    });
  }
});

declare const readSavedState: () => unknown;
