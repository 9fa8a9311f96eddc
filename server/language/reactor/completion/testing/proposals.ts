import assert from 'node:assert/strict';
import { levelShape } from '../../../../../engine/reactor';
import { readDocument } from '../../../text/document';
import { completeLevel, type LevelAsked } from '..';
import { openLevel } from '../../../testing/at-caret';
import { complete } from '../../../../../engine/reactor/testing/level-fixture';
import { plainText, type CompletionItem, type CompletionList } from '../../../json/completion';

/** Opens a level with a caret. `given` is the part that the fixture writes; it begins at `from`. */
function open(fixture: string, without: readonly string[] = []) {
  const caret = fixture.indexOf('‸');
  assert.ok(caret >= 0, 'a fixture with a caret');
  const given = fixture.slice(0, caret) + fixture.slice(caret + 1);
  const lent = lentBefore(given, without);
  const opened = openLevel(lent + given.slice(given.startsWith('{') ? 1 : 0));
  return { ...opened, from: lent.length, offset: caret - (given.startsWith('{') ? 1 : 0) + lent.length };
}

/** The small level's members that a text does not have, to be written before its own; half-typed text gets them too. */
function lentBefore(given: string, without: readonly string[]): string {
  if (!given.startsWith('{')) return '';
  const own = readDocument(given).json.value;
  const keys = typeof own === 'object' && own !== null ? Object.keys(own) : [];
  const small = JSON.parse(complete('{}', {})) as object;
  const lent = Object.entries(small).filter(([key]) => !keys.includes(key) && !without.includes(key));
  return `{${lent.map(([key, value]) => `\n${JSON.stringify(key)}: ${JSON.stringify(value)},`).join('')}\n`;
}

/**
 * Returns the completion list at the caret `‸` of a level, sound or half typed. Members that the fixture leaves out are
 * taken from the small level.
 */
export function proposedAt(fixture: string, without?: readonly string[], typed?: string): CompletionList {
  const { level, document, offset } = open(fixture, without);
  const context = { document, level, shape: levelShape(level.balance) };
  const list = completeLevel(context, offset, typed);
  checkPlaces(context, offset, list);
  return list;
}

/** Returns the labels of the proposals at the caret. */
export function labelsAt(fixture: string, without?: readonly string[]): string[] {
  return proposedAt(fixture, without).items.map(({ label }) => label);
}

/** Labels and details: `[3, 1] FuelConsumer, fuel network`. */
export function listingAt(fixture: string, without?: readonly string[]): string[] {
  return proposedAt(fixture, without).items.map(({ label, detail }) => `${label} ${detail}`);
}

/** Checks what the fixture's text becomes when the proposal of a label is accepted. */
export function checkAccepted(
  fixture: string,
  label: string,
  expected: string,
  without?: readonly string[],
): void {
  const { items } = proposedAt(fixture, without);
  const item = items.find((one) => one.label === label);
  assert.ok(item, `${label} is proposed; there are ${items.map((one) => one.label).join(', ')}`);
  const { text, from } = open(fixture, without);
  const brace = from > 0 ? '{' : '';
  assert.equal(brace + acceptedText(text, item).slice(from), expected);
}

/** The text after accepting an item in an editor without stops. */
export function acceptedText(text: string, item: CompletionItem): string {
  const edits = [{ ...item.replace, text: plainText(item.insert) }, ...item.also];
  edits.sort((one, other) => other.start - one.start);
  return edits.reduce(
    (before, { start, end, text: typed }) => before.slice(0, start) + typed + before.slice(end),
    text,
  );
}

/** Checks rules that every item follows: its edit is on the line of the cursor, and contains the cursor. */
export function checkPlaces(
  { document }: Pick<LevelAsked, 'document'>,
  offset: number,
  list: CompletionList,
): void {
  const { lines, json } = document;
  const { line } = lines.positionAt(offset);
  for (const { replace, overtype, also, label } of list.items) {
    assert.ok(0 <= replace.start && replace.end <= json.text.length, label);
    assert.ok(replace.start <= offset && offset <= replace.end, `${label}: the cursor is in the range`);
    const range = lines.rangeOf(replace);
    assert.deepEqual([range.start.line, range.end.line], [line, line], `${label}: one line`);
    assert.ok(overtype.start === replace.start && overtype.end <= replace.end, label);
    for (const { start, end } of also) assert.ok(0 <= start && end <= replace.start, label);
  }
}
