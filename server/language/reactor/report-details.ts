import type { Report } from '../workspace/report';
import type { LevelAnalysis } from './analyse';
import type { TranscriptAnalysis } from './transcript';

/** The details in the report on an open level. */
export class LevelDetails {
  constructor(readonly analysis: LevelAnalysis) {}
}

/** The details in the report on a transcript. */
export class TranscriptDetails {
  constructor(readonly transcript: TranscriptAnalysis) {}
}

/** The analysis of an open level. Reports on files on disk do not keep it. */
export function analysisIn(report: Report | undefined): LevelAnalysis | undefined {
  return report?.details instanceof LevelDetails ? report.details.analysis : undefined;
}

export function transcriptIn(report: Report | undefined): TranscriptAnalysis | undefined {
  return report?.details instanceof TranscriptDetails ? report.details.transcript : undefined;
}
