import { equal } from 'node:assert/strict';
import { issueCodes } from '../../../engine/reactor';
import { allCodes } from './all-codes';
import { languageDefinitions } from './definitions';

describe('the codes of all languages', () => {
  it('weigh the same in each, since a config file names a code and no language', () => {
    for (const codes of [issueCodes, ...languageDefinitions.map((one) => one.codes)])
      for (const [code, severity] of Object.entries(codes)) equal(allCodes[code], severity, code);
  });
});
