import type { JsonValue } from '../../../engine/json';
import { partsOfValue, sceneOfParts, type Scene } from '../../../engine/reactor/picture';
import type { BoardDocument } from '../level/document';

export type Balance = BoardDocument['balance'];

/** Lists of a level in the form of its file. */
export type Lists = Readonly<Partial<Record<'props' | 'leaks' | 'hazards', readonly JsonValue[]>>>;

/** Reads entries of lists as an otherwise empty scene of the same size. */
export function read({ width, height }: Scene, lists: Lists, balance: Balance): Scene {
  const parts = partsOfValue({ dimensions: { width, height }, ...lists }) ?? { width, height };
  return sceneOfParts(parts, balance);
}
