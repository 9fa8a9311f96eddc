import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBalance, type Balance } from '../../../engine/reactor';
import type { Change } from '../store/change';
import { documentView } from '../store/document';
import { reduce } from '../store/reduce';
import { firstView, type View } from '../store/view';

/** The text of a file of `samples/`. */
export function sampleText(name: string): string {
  return readFileSync(join(__dirname, '../../../../samples', name), 'utf8');
}

/** A document as the extension sends it, read. */
export function openDocument(text: string, version = 1, balance: Balance = defaultBalance): Change {
  const name = 'level.reactor.json';
  const uri = `file:///${name}`;
  return {
    type: 'document',
    document: documentView({ type: 'document', uri, name, version, text, balance }),
  };
}

/** The view after some changes. */
export function after(view: View, ...changes: readonly Change[]): View {
  return changes.reduce(reduce, view);
}

/** A view of a text, with what happened to it since. */
export function viewing(text: string, ...changes: readonly Change[]): View {
  return after(firstView, openDocument(text), ...changes);
}
