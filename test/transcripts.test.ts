import assert from 'node:assert/strict';
import { join } from 'node:path';
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
});
