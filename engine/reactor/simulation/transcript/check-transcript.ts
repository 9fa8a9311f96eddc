import type { Issue } from '../../../core';
import type { JsonSource } from '../../../json';
import { decode, fitted, type Misfit } from '../../../shape';
import { issueCodes, type IssueCode } from '../../codes';
import type { ReactorTranscript } from './transcript';
import { transcriptShape } from './transcript-shape';

export interface CheckedTranscript {
  /** The issues of the transcript's structure, without those of the reader. */
  readonly issues: readonly Issue<IssueCode>[];
  /** The transcript, if there are no issues. */
  readonly transcript: ReactorTranscript | undefined;
}

/** Checks the structure of a transcript. Whether its actions and hashes are valid depends on its level. */
export function checkTranscript(source: JsonSource): CheckedTranscript {
  const issues: Issue<IssueCode>[] = [];
  const broken = source.faults.length > 0;
  decode(transcriptShape, source.value, {
    broken,
    isOpen: (container) => broken && source.isOpen(container),
    path: [],
    report: (given, message, { path, onKey }, data) => {
      const code = given as IssueCode;
      const key = onKey === true ? { onKey } : {};
      const place = {
        path: [...path],
        ...key,
        related: [],
        cells: [],
        ...(data === undefined ? {} : { data }),
      };
      issues.push({ code, severity: issueCodes[code], message, ...place });
    },
  });
  const isPlayable = !broken && issues.length === 0;
  return { issues, transcript: isPlayable ? (source.value as unknown as ReactorTranscript) : undefined };
}

/** Reads a transcript from a JSON value. Returns the transcript, or why the value is not one. */
export function decodeTranscript(value: unknown): ReactorTranscript | Misfit {
  return fitted(transcriptShape, value);
}
