import type { JsonObject, JsonValue } from '../../../../engine/json';

/** A value to lay out. Its scalars are already printed. */
export type Piece = ScalarPiece | ContainerPiece;

export interface ScalarPiece {
  readonly kind: 'string' | 'scalar';
  readonly text: string;
}

export interface ContainerPiece {
  readonly kind: 'array' | 'object';
  readonly items: readonly PieceItem[];
  /** True if its first item was written on a different line than its bracket. */
  readonly isBroken: boolean;
}

export interface PieceItem {
  /** The key as written, with quotes; absent for an element. */
  readonly key: string | undefined;
  /** The key decoded. */
  readonly name: string | undefined;
  readonly value: Piece;
}

/** Converts a value to a piece. A value that could not be read becomes `null`. */
export function pieceOf(value: JsonValue): Piece {
  if (Array.isArray(value)) {
    const items = (value as readonly JsonValue[]).map((item) => ({
      key: undefined,
      name: undefined,
      value: pieceOf(item),
    }));
    return { kind: 'array', items, isBroken: false };
  }
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries<JsonValue>(value as JsonObject).map(([name, member]) => ({
      key: JSON.stringify(name),
      name,
      value: pieceOf(member),
    }));
    return { kind: 'object', items, isBroken: false };
  }
  return { kind: typeof value === 'string' ? 'string' : 'scalar', text: spell(value) };
}

function spell(value: null | boolean | number | string | undefined): string {
  // JSON has no infinity; a number beyond the largest double reads back as one
  if (value === Infinity) return '1e999';
  if (value === -Infinity) return '-1e999';
  if (Object.is(value, -0)) return '-0';
  return value === undefined || Number.isNaN(value) ? 'null' : JSON.stringify(value);
}

export function isContainer(piece: Piece): piece is ContainerPiece {
  return piece.kind === 'array' || piece.kind === 'object';
}
