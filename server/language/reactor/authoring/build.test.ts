import assert from 'node:assert/strict';
import { applyEdits } from '../../text/edits';
import { openLevel } from '../../testing/at-caret';
import { soundLevel } from '../../../../test/vscode/suite/levels';
import { newDiagnostics, buildStroke, type Stroke } from '.';

const cellOf = (x: number, y: number): number => y * 14 + x;

/** Returns the text after a stroke. Fails if the stroke is refused. */
function after(text: string, stroke: Stroke): string {
  const result = buildStroke(openLevel(text).level, stroke);
  assert.ok('edits' in result, JSON.stringify(result));
  return applyEdits(text, result.edits);
}

function refusal(text: string, stroke: Stroke): string {
  const result = buildStroke(openLevel(text).level, stroke);
  assert.ok('refused' in result, JSON.stringify(result));
  return result.refused;
}

/** The lines that are in one text alone. */
function changedLines(before: string, text: string): string[] {
  const old = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !old.has(line));
}

describe('a stroke', () => {
  it('writes only the characters that change', () => {
    const stroke: Stroke = {
      type: 'paint',
      grid: 'Fuel',
      glyph: 'F',
      cells: [cellOf(8, 1), cellOf(9, 1), cellOf(10, 1), cellOf(10, 2)],
    };
    const { level } = openLevel(soundLevel);
    const result = buildStroke(level, stroke);
    assert.ok('edits' in result);
    assert.deepEqual(
      result.edits.map(({ start, end, text }) => [end - start, text]),
      [
        [2, 'FF'],
        [1, 'F'],
      ],
    );
  });

  it('that changes nothing has no edits', () => {
    const { level } = openLevel(soundLevel);
    const stroke: Stroke = { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [cellOf(8, 1)] };
    assert.deepEqual(buildStroke(level, stroke), { edits: [] });
    const robot: Stroke = {
      type: 'robot',
      fields: { position: level.sketch.positionOf(level.sketch.robot ?? 0) },
    };
    assert.deepEqual(buildStroke(level, robot), { edits: [] });
  });

  it('places a prop with its required members', () => {
    const text = after(soundLevel, { type: 'place', prop: { type: 'Door', position: [5, 4] } });
    const [line] = changedLines(soundLevel, text).filter((one) => one.includes('Door'));
    assert.match(
      line ?? '',
      /\{ "type": "Door", "position": \[5, 4\], "state": "(Open|Closed)", "edge": \[\[.*\]\] \}/,
    );
    assert.deepEqual(
      openLevel(text).level.analysis.diagnostics.filter(({ severity }) => severity === 'error'),
      [],
    );
    assert.match(
      refusal(text, { type: 'place', prop: { type: 'Door', position: [5, 4] } }),
      /already has a prop/,
    );
    assert.match(
      refusal(text, { type: 'place', prop: { type: 'Dor', position: [6, 4] } }),
      /Unknown prop type "Dor"/,
    );
  });

  it('creates a missing list in its place', () => {
    const text = after(soundLevel, {
      type: 'leak',
      carrier: 'Fuel',
      position: [3, 1],
      fields: { severity: 2 },
    });
    assert.deepEqual(changedLines(soundLevel, text), [
      '  "leaks": [',
      '    { "carrier": "Fuel", "position": [3, 1], "severity": 2 }',
    ]);
    assert.ok(text.indexOf('"props"') < text.indexOf('"leaks"'));
    assert.ok(text.indexOf('"leaks"') < text.indexOf('"robot"'));
    assert.equal(
      after(text, { type: 'erase', what: ['leaks'], cells: [cellOf(3, 1)] }).includes('"Fuel",'),
      false,
    );
  });

  it('moves a prop with its references, even if that leaves an error', () => {
    const text = after(soundLevel, { type: 'move', from: [8, 1], to: [8, 2] });
    assert.match(text, /"fuel": \[8, 2\]/);
    assert.match(refusal(text, { type: 'move', from: [9, 1], to: [8, 3] }), /There is no prop at \[9, 1\]/);
  });

  it('is refused if it does not fit', () => {
    assert.match(
      refusal(soundLevel, { type: 'paint', grid: 'Fuel', glyph: 'C', cells: [1] }),
      /Unexpected character/,
    );
    assert.match(
      refusal(soundLevel, { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [98] }),
      /outside the map/,
    );
    assert.match(refusal(`${soundLevel},`, { type: 'eye', state: 'Locked' }), /syntax/);
    const short = soundLevel.replace('".FFFFFFFF....."', '".FFFF"');
    assert.match(
      refusal(short, { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [cellOf(9, 1)] }),
      /Row 2 of networks\.fuel is too short/,
    );
  });

  it('reports the problems that a stroke would add', () => {
    const { level } = openLevel(soundLevel);
    const loop = [cellOf(1, 2), cellOf(2, 2)];
    const result = buildStroke(level, { type: 'paint', grid: 'Fuel', glyph: 'F', cells: loop });
    assert.ok('edits' in result);
    const broken = newDiagnostics(level, result.edits);
    assert.deepEqual(
      broken.map(({ code }) => code),
      ['network-loop'],
    );
    assert.deepEqual(broken[0]?.cells.slice(0, 2), [cellOf(1, 1), cellOf(2, 1)]);
  });
});
