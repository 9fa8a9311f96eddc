import type { SyntaxFault } from '../../../../../../engine/json';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { replace } from '../../tools/pieces';

/** A number as other languages write it: `+1`, `.5`, `1.`, `007`, `0x1F`, `1_000`. */
export function badNumber({ context }: JsonProblem, { start, end }: SyntaxFault): Proposal[] {
  const spelled = asJson(context.json.text.slice(start, end).replace(/^\(|\)$/g, ''));
  if (spelled === undefined) return [];
  return [
    {
      title: `Change to ${spelled}`,
      edits: replace({ start, end }, spelled),
      isPreferred: true,
      isSafe: true,
    },
  ];
}

/** Converts a number to JSON; `undefined` if it is not a number. */
function asJson(text: string): string | undefined {
  const hexadecimal = /^([+-]?)0[xX]([0-9a-fA-F]{1,13})$/.exec(text);
  if (hexadecimal) return `${hexadecimal[1] === '-' ? '-' : ''}${parseInt(hexadecimal[2] ?? '', 16)}`;
  const parts = /^([+-]?)(\d[\d_]*|)(?:\.(\d[\d_]*|))?([eE][+-]?\d+)?$/.exec(text);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = ''] = parts.map((part: string | undefined) =>
    (part ?? '').replaceAll('_', ''),
  );
  if (whole === '' && fraction === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${sign === '-' ? '-' : ''}${digits}${fraction === '' ? '' : `.${fraction}`}${exponent}`;
}
