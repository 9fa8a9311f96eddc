import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const language = join('server', 'language');

/** The folders of fixes by code, of every language. */
const folders = readdirSync(language)
  .map((wing) => join(language, wing, 'fixes', 'codes'))
  .filter((folder) => existsSync(folder));

describe('every fix', () => {
  it('has its test beside it', () => {
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => join(folder, name)),
    );
    assert.ok(files.length > 40, 'the fixes are found');
    const untested = files.filter((file) => !existsSync(file.replace(/\.ts$/, '.test.ts')));
    assert.deepEqual(untested, []);
  });
});
