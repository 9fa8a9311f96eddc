import { strictEqual } from 'node:assert/strict';
import { statusText } from './status-text';

describe('status text', () => {
  it('counts levels, errors and warnings in words', () => {
    const { text, detail } = statusText({ levels: 3, errors: 1, warnings: 2, working: false });
    strictEqual(text, '3 levels, 1 error');
    strictEqual(detail, '2 warnings');
  });

  it('says while the workspace is being checked', () => {
    const { text, detail } = statusText({ levels: 1, errors: 0, warnings: 1, working: true });
    strictEqual(text, '1 level, 0 errors');
    strictEqual(detail, '1 warning, checking…');
  });
});
