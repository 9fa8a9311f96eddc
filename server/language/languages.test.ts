import { equal } from 'node:assert/strict';
import { languages } from './languages';

describe('the codes of all languages', () => {
  it('have the same severity in each, since a config file names a code and no language', () => {
    for (const { codes } of languages.definitions)
      for (const [code, severity] of Object.entries(codes)) equal(languages.codes[code], severity, code);
  });
});
