import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Transcript } from '../engine/core';
import { coverageOf } from '../server/cli/coverage';
import { readTargets } from '../server/cli/files/targets';
import { transcriptsOf } from '../server/cli/transcripts';
import { verifier, type Verified } from '../server/cli/verify';

const root = join(__dirname, '..', '..');

// what `reactor-level verify samples --coverage` does
describe('the transcripts of the samples', () => {
  it('hold, and every level of the campaign has a winning one', async () => {
    const targets = await readTargets(['samples'], root);
    const verify = verifier(undefined, root);
    const verified: Verified[] = [];
    for (const path of (await Promise.all(targets.map(transcriptsOf))).flat()) {
      verified.push(await verify(path));
    }
    assert.deepEqual(
      verified.filter(({ status }) => status !== 'won').map(({ file }) => file),
      [],
    );
    const { uncovered } = await coverageOf(targets, verified, undefined, root);
    const open = uncovered.map(({ file }) => file);
    assert.deepEqual(open, []);
    assert.ok(verified.length >= 6);
  });

  // design: core-board-ids
  it('hold as well with a board and a zone in each action, in every language: games without them ignore them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reactor-'));
    try {
      cpSync(join(root, 'samples'), folder, { recursive: true });
      const paths = (await Promise.all((await readTargets(['.'], folder)).map(transcriptsOf))).flat();
      for (const path of paths) {
        const transcript = JSON.parse(readFileSync(path, 'utf8')) as Transcript;
        const actions = transcript.actions.map((action) => ({ ...action, boardId: 'b', zoneId: 'z' }));
        writeFileSync(path, JSON.stringify({ ...transcript, actions }));
        await verifier(undefined, folder)(path);
      }
      const endings = new Set(paths.map((path) => path.replace(/.*\.([a-z-]+)\.json$/, '$1')));
      assert.deepEqual([...endings].sort(), ['lix-transcript', 'reactor-transcript', 'rooms-transcript']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
