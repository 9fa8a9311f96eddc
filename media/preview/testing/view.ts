import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBalance, type Balance } from '../../../engine/reactor';
import type { Change } from '../store/change';
import { documentView } from '../store/document';
import { reduce } from '../store/reduce';
import { firstView, type View } from '../store/view';

/** Reads a file of `samples/`. */
export function sampleText(name: string): string {
  return readFileSync(join(__dirname, '../../../../samples', name), 'utf8');
}

/** Reads a document as sent by the extension. */
export function openDocument(text: string, version = 1, balance: Balance = defaultBalance): Change {
  const name = 'level.reactor.json';
  const uri = `file:///${name}`;
  return {
    type: 'document',
    document: documentView({ type: 'document', uri, name, version, text, balance }),
  };
}

/** Returns the view after some changes. */
export function after(view: View, ...changes: readonly Change[]): View {
  return changes.reduce(reduce, view);
}

/** Returns the view of a text after some changes. */
export function viewing(text: string, ...changes: readonly Change[]): View {
  return after(firstView, openDocument(text), ...changes);
}
