import assert from 'node:assert/strict';
import { readDocument, type Document } from '../text/document';
import { LevelContext } from '../reactor/level';
import { originalSeverities } from '../text/severity';
import { balanceOf, complete, type Setting } from '../../../engine/reactor/testing/level-fixture';

/** A level in an editor, with the caret where the fixture has its `‸`. */
export interface AtCaret {
  readonly level: LevelContext;
  readonly document: Document;
  readonly text: string;
  readonly offset: number;
}

/**
 * Opens a level with a caret `‸` in its text. Members that it leaves out are taken from the small level (see
 * `checkLevelFixture`) if the text is whole and does not contain `"format"` itself.
 */
export function atCaret(fixture: string, setting: Setting = {}): AtCaret {
  const offset = fixture.indexOf(CARET);
  assert.ok(offset >= 0, 'a fixture with a caret');
  const given = fixture.slice(0, offset) + fixture.slice(offset + 1);
  const text = complete(given, setting);
  assert.ok(text.startsWith(given.slice(0, offset)), 'what is lent comes behind the caret');
  return { ...openLevel(text, setting), offset };
}

/** Opens a level. */
export function openLevel(text: string, setting: Setting = {}): Omit<AtCaret, 'offset'> {
  const document = readDocument(text);
  const level = new LevelContext(document, {
    balance: balanceOf(setting.balance),
    severityOf: originalSeverities,
  });
  return { level, document, text };
}

const CARET = '‸';
