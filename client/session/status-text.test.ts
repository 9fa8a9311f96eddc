import { strictEqual } from 'node:assert/strict';
import { statusText } from './status-text';

describe('status text', () => {
  it('counts levels, errors and warnings in words', () => {
    const { text, detail } = statusText({ levels: 3, others: {}, errors: 1, warnings: 2, working: false });
    strictEqual(text, '3 levels, 1 error');
    strictEqual(detail, '2 warnings');
  });

  it('counts files of other languages, alone or beside levels', () => {
    const words = (levels: number): string =>
      statusText({ levels, others: { rooms: 2, lix: 1 }, errors: 0, warnings: 0, working: false }).text;
    strictEqual(words(0), '2 rooms files, 1 scenario, 0 errors');
    strictEqual(words(1), '1 level, 2 rooms files, 1 scenario, 0 errors');
  });

  it('says while the workspace is being checked', () => {
    const { text, detail } = statusText({ levels: 1, others: {}, errors: 0, warnings: 1, working: true });
    strictEqual(text, '1 level, 0 errors');
    strictEqual(detail, '1 warning, checking…');
  });
});
