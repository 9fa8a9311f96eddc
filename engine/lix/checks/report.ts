import type { IssueData, Path, RelatedPlace } from '../../core';
import type { LixCode } from '../codes';

/** Reports an issue. */
export type Report = (
  code: LixCode,
  message: string,
  place: { readonly path: Path; readonly onKey?: boolean },
  related?: readonly RelatedPlace[],
  data?: IssueData,
) => void;
