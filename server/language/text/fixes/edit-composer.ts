import type { TextEdit } from '../../../../engine/json';

/** A part of the old text, or new text. */
type Piece = { readonly start: number; readonly end: number } | { readonly text: string };

/**
 * Composes edits that follow each other into one list of edits of the original text, for a client whose document is
 * changed in many steps.
 */
export class EditComposer {
  private pieces: readonly Piece[];

  /** `length` is that of the text. */
  constructor(private readonly length: number) {
    this.pieces = [{ start: 0, end: length }];
  }

  /** Applies edits, in coordinates of the current text, not overlapping. */
  add(edits: readonly TextEdit[]): void {
    const ordered = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
    const result: Piece[] = [];
    const rest = [...this.pieces].reverse();
    let at = 0;
    /** Takes pieces up to an offset. */
    const take = (until: number, isKept: boolean): void => {
      while (at < until) {
        const piece = rest.pop();
        if (piece === undefined) return;
        const length = lengthOf(piece);
        const [head, tail] = cut(piece, Math.min(length, until - at));
        if (isKept) result.push(head);
        if (tail !== undefined) rest.push(tail);
        at += lengthOf(head);
      }
    };
    for (const { start, end, text } of ordered) {
      take(start, true);
      take(end, false);
      if (text.length > 0) result.push({ text });
    }
    this.pieces = [...result, ...rest.reverse()];
  }

  /** Returns the edits of the original text. */
  get edits(): TextEdit[] {
    const edits: TextEdit[] = [];
    let done = 0;
    let text = '';
    const settle = (until: number): void => {
      if (text.length > 0 || until > done) edits.push({ start: done, end: until, text });
      text = '';
    };
    for (const piece of this.pieces) {
      if ('text' in piece) text += piece.text;
      else {
        settle(piece.start);
        done = piece.end;
      }
    }
    settle(this.length);
    return edits;
  }
}

function lengthOf(piece: Piece): number {
  return 'text' in piece ? piece.text.length : piece.end - piece.start;
}

function cut(piece: Piece, at: number): [Piece, Piece | undefined] {
  if (at >= lengthOf(piece)) return [piece, undefined];
  if ('text' in piece) return [{ text: piece.text.slice(0, at) }, { text: piece.text.slice(at) }];
  const middle = piece.start + at;
  return [
    { start: piece.start, end: middle },
    { start: middle, end: piece.end },
  ];
}
