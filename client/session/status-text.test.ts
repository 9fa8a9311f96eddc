import { strictEqual } from 'node:assert/strict';
import type { Status } from '../../protocol/server';
import { statusText } from './status-text';

function files(levels: number, rooms = 0, scenarios = 0): Status['files'] {
  return [
    { noun: 'level', count: levels },
    { noun: 'rooms file', count: rooms },
    { noun: 'scenario', count: scenarios },
  ];
}

describe('status text', () => {
  it('counts levels, errors and warnings in words', () => {
    const { text, detail } = statusText({ files: files(3), errors: 1, warnings: 2, working: false });
    strictEqual(text, '3 levels, 1 error');
    strictEqual(detail, '2 warnings');
  });

  it('counts files of other languages, alone or beside levels', () => {
    const words = (levels: number): string =>
      statusText({ files: files(levels, 2, 1), errors: 0, warnings: 0, working: false }).text;
    strictEqual(words(0), '2 rooms files, 1 scenario, 0 errors');
    strictEqual(words(1), '1 level, 2 rooms files, 1 scenario, 0 errors');
  });

  it('shows while the workspace is being checked', () => {
    const { text, detail } = statusText({ files: files(1), errors: 0, warnings: 1, working: true });
    strictEqual(text, '1 level, 0 errors');
    strictEqual(detail, '1 warning, checking…');
  });
});
