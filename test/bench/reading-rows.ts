import { hoverAt, inlayHints, levelTokens } from '../../server/language';
import type { Asked, FeatureRow } from './feature-row';
import { pointed } from './holes';

/** Positions of hovers. */
const places: readonly (readonly [string, RegExp])[] = [
  ['a key', /"severity": (\d)/g],
  ['a word', /"type": "(Fuel)Consumer"/g],
  ['a position', /"consumers": \{ "fuel": \[(\d+)/g],
  ['a row', /\n {4,6}"[#.FCE]{40}([#.FCE])/g],
  ['a rule', /"id": "(seal)-/g],
];

const manual = (code: string): string => `file:///manual.md#${code}`;

function hover({ document, level, shape, offset }: Asked): unknown {
  return hoverAt({ kind: 'level', document, level, shape }, offset, { manual, patience: 'prompt' });
}

/** So many lines are on a screen. */
const screen = 60;

/** A row that asks for what is on the screen around the caret. */
function onScreen(
  name: string,
  ask: (asked: Asked, span: { start: number; end: number }) => unknown,
): FeatureRow {
  return {
    name,
    holes: (text) => pointed(text, /\n(\{| {4}\{)/g),
    ours: (asked) => {
      const { lines } = asked.document;
      const { line } = lines.positionAt(asked.offset);
      const from = Math.max(0, line - screen / 2);
      return ask(asked, {
        start: lines.offsetAt({ line: from, character: 0 }),
        end: lines.offsetAt({ line: from + screen, character: 0 }),
      });
    },
  };
}

const hints = { positions: true, rules: true, rows: true };

export const readingRows: readonly FeatureRow[] = [
  ...places.map(([name, pattern]): FeatureRow => ({
    name: `hover on ${name}`,
    holes: (text) => pointed(text, pattern),
    ours: hover,
    method: 'hover',
    theirs: ({ service, document, json, offset }) =>
      service.doHover(document, document.positionAt(offset), json),
  })),
  onScreen('inlay hints of a screen', ({ level }, span) => inlayHints(level, span, hints, 'prompt')),
  onScreen('semantic tokens of a screen', (asked, span) => levelTokens(asked, span)),
  {
    name: 'semantic tokens of a document',
    holes: (text) => pointed(text, /"id": "(seal)-/g),
    ours: (asked) => levelTokens(asked, { start: 0, end: asked.document.json.text.length }),
  },
];
