import assert from 'node:assert/strict';
import { balanceShape, levelShape } from '../../../../../engine/reactor';
import { analyseBalance } from '../../balance';
import { readDocument, type Document } from '../../../text/document';
import { atCaret, type AtCaret } from '../../../testing/at-caret';
import type { Setting } from '../../../../../engine/reactor/testing/level-fixture';
import type { Hover, Patience } from '../../../workspace/features';
import { hoverAt } from '..';

const manual = (code: string): string => `file:///manual (1).md#${code}`;

/** Returns the hover at the caret of a level, and the text that it is about. */
export function hoverIn(
  { level, document, text, offset }: AtCaret,
  patience: Patience = 'patient',
): (Hover & { readonly of: string }) | undefined {
  const shape = levelShape(level.balance);
  const hover = hoverAt({ kind: 'level', document, level, shape }, offset, { manual, patience });
  if (hover === undefined) return undefined;
  const { start, end } = hover.span;
  assert.ok(0 <= start && start <= end && end <= text.length, 'a place in the text');
  return { ...hover, of: text.slice(start, end) };
}

/** Returns the hover at the caret of a level without the map and the padding of table columns. */
export function said(fixture: string, setting?: Setting): string {
  const hover = hoverIn(atCaret(fixture, setting));
  const shown = (hover?.markdown ?? '').replaceAll('\u2003\u200c', '');
  return shown.replace(/\n*```text[\s\S]*?```\n.*/, '');
}

/** Returns the hover at the caret of a balance file. */
export function saidOfBalance(fixture: string): string {
  const offset = fixture.indexOf('‸');
  const document = readDocument(fixture.replace('‸', ''));
  const diagnose = (text: Document) => analyseBalance(text).diagnostics;
  const context = { kind: 'balance', document, shape: balanceShape, diagnose } as const;
  return hoverAt(context, offset, { manual, patience: 'patient' })?.markdown ?? '';
}
