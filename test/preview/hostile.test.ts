import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPanel } from './testing/panel-page';
import { pageSuite } from './testing/suite';

const text = readFileSync(join(__dirname, '../../../samples/split-decision.reactor.json'), 'utf8');
const attack =
  '<img src=x onerror=\\"window.stung = true\\"><script>window.stung = true</script>${1+1}</style>';

describe('the preview panel with hostile text', function () {
  const { open } = pageSuite(openPanel);

  it('shows it as text everywhere', async () => {
    const hostile = text
      .replaceAll(/"title": "[^"]*"/g, `"title": "${attack}"`)
      .replaceAll(/"forecast": "[^"]*"/g, `"forecast": "${attack}"`)
      .replaceAll(/"text": "[^"]*"/g, `"text": "${attack}"`)
      .replaceAll('"id": "core"', `"id": "${attack}"`)
      .replaceAll('"reactor": "core"', `"reactor": "${attack}"`)
      .replaceAll('"id": "exchanger-dry"', `"id": "${attack} 2"`);
    const panel = await open({ text: hostile, name: `${attack}.reactor.json` });
    const { page } = panel;
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
    await panel.send({
      type: 'problems',
      version: 1,
      problems: [{ severity: 'warning', code: attack, message: attack, range, cells: [3, -1, 1e9] }],
    });
    await page.getByRole('tab', { name: 'Problems' }).click();
    await page.getByText('<img src=x').first().waitFor();
    await page.getByRole('tab', { name: 'Events' }).click();
    await panel.press('.', '.', '.');
    await panel.settled();
    await page.getByText('<img src=x').first().waitFor();
    await page.getByRole('tab', { name: 'Inspector' }).click();
    await panel.press('p', 'Space', 'Space');
    await panel.settled();
    await panel.send({ type: 'transcript', name: attack, text: `{ "format": "${attack}" }` });
    await panel.send({ type: 'command', command: 'exportSvg' });
    const { text: svg = '' } = await panel.messageOf('save');
    assert.ok(!svg.includes('<img') && !svg.includes('<script'));
    await panel.send({ type: 'gone', message: attack });
    await panel.settled();
    assert.equal(await page.evaluate(() => 'stung' in window), false);
    assert.equal(await page.locator('#app img, #app script').count(), 0);
    assert.deepEqual(panel.faults, []);
  });

  it('tolerates invalid transcripts', async () => {
    const panel = await open({ text });
    const start =
      '{ "format": "reactor-maintenance-transcript", "version": 1, "engineVersion": "1", "levelHash": "", "balanceHash": "", "seed": 0, "actions":';
    for (const actions of [
      '[{ "id": "Fly" }]',
      '[{ "id": "MoveRobot" }]',
      '[{ "id": "MoveRobot", "x": 1e300, "y": -5 }]',
      '[]',
      '7',
    ]) {
      await panel.send({ type: 'transcript', name: 'odd', text: `${start} ${actions} }` });
      await panel.press('.', '.', ',');
      await panel.settled();
    }
    assert.deepEqual(panel.faults, []);
  });

  it('tolerates any text and any keys', async () => {
    const panel = await open({ text });
    const sized = (width: unknown, height: unknown): string =>
      JSON.stringify({ ...(JSON.parse(text) as object), dimensions: { width, height } });
    for (const odd of [
      '',
      'null',
      '[]',
      '\ufeff{}',
      '['.repeat(9000),
      '{ "format": "reactor-maintenance-level", "version": 1 }',
      sized(1e9, 1e9),
      sized(-3, 0.5),
      sized('7', null),
      sized(3, 7),
      text.replaceAll('"position": [', '"position": [1e999, '),
      text.replaceAll('"#', '"\\ud800'),
      text.replaceAll('"props"', '"__proto__"'),
      text.slice(0, text.length / 2),
      text,
    ]) {
      await panel.edit(odd);
      await panel.press(
        'End',
        '.',
        ']',
        'p',
        'ArrowUp',
        '1',
        ' ',
        '<',
        'h',
        '+',
        'Control+End',
        's',
        'Escape',
      );
    }
    await panel.settled();
    assert.equal(await panel.page.locator('.board.is-stale').count(), 0);
    assert.deepEqual(panel.faults, []);
    const failed = (await panel.messages()).filter(({ type }) => type === 'failed');
    assert.deepEqual(failed, []);
  });
});
