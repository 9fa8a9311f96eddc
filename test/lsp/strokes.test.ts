import assert from 'node:assert/strict';
import { strokeRequest, type Stroke, type StrokeAnswer } from '../../protocol/board';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';
import { soundLevel } from '../vscode/suite/levels';

describe('a stroke in the board editor', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  const uri = 'untitled:Untitled-1';

  beforeEach(async () => {
    folder = new TemporaryFolder();
    client = await TestClient.start({ roots: [folder.uri], pulls: true });
    await client.open(uri, soundLevel);
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });
  const ask = (version: number, stroke: Stroke, check = false): Promise<StrokeAnswer> =>
    client.request(strokeRequest, { uri, version, width: 14, stroke, check });
  const paint: Stroke = { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [29, 30] };

  it('is converted to edits of its own version only', async () => {
    const answer = await ask(1, paint);
    assert.ok(answer !== null && 'edits' in answer);
    assert.deepEqual(answer.edits, [
      { range: { start: { line: 18, character: 8 }, end: { line: 18, character: 10 } }, newText: 'FF' },
    ]);
    assert.deepEqual(answer.newProblems, []);
    assert.equal(await ask(2, paint), null);
  });

  it('returns the faults that it would add, or why it is refused', async () => {
    const answer = await ask(1, paint, true);
    assert.ok(answer !== null && 'edits' in answer);
    assert.deepEqual(
      answer.newProblems.map(({ code }) => code),
      ['network-loop'],
    );
    const refused = await ask(1, { type: 'move', from: [9, 4], to: [1, 1] });
    assert.deepEqual(refused, { refused: 'There is no prop at [9, 4].' });
  });
});
