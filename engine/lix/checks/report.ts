import type { Path, RelatedPlace } from '../../core';
import type { LixCode } from '../codes';

/** Takes a finding. */
export type Report = (
  code: LixCode,
  message: string,
  place: { readonly path: Path; readonly onKey?: boolean },
  related?: readonly RelatedPlace[],
) => void;
