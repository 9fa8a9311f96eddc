import {
  recheckTranscript,
  recordTranscript,
  type RecheckResult,
  type ReplayContract,
  type SubmittedAction,
  type Transcript,
  type TranscriptAction,
  type TranscriptHeader,
} from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { balanceHash, levelHash, stateHash } from './canonical';
import { reactorGame } from './game';
import type { State } from './state';
import { engineVersion } from './version';

/** The `format` of a `*.reactor-transcript.json`. */
export const transcriptFormat = 'reactor-maintenance-transcript';
export const transcriptVersion = 1;

export interface ReactorTranscriptHeader extends TranscriptHeader {
  readonly balanceHash: string;
}
export type ReactorTranscript = ReactorTranscriptHeader & Transcript;

/** How replaying reads a state of the reactor game. */
export const replayContract: ReplayContract<State> = {
  hash: stateHash,
  turn: (state) => state.turn,
  refusal: (state) => state.refused,
};

/** Plays actions from a level and writes them down. Throws where one is refused. */
export function transcribe(
  level: Level,
  balance: Balance,
  actions: readonly SubmittedAction[],
  seed = 0,
): ReactorTranscript {
  const header: ReactorTranscriptHeader = {
    format: transcriptFormat,
    version: transcriptVersion,
    engineVersion,
    levelHash: levelHash(level),
    balanceHash: balanceHash(balance),
    seed,
  };
  return recordTranscript(reactorGame(balance), replayContract, level, header, actions);
}

/** Plays a transcript again from its level; the first turn and action that differ, and what differs. */
export function verifyTranscript(
  level: Level,
  balance: Balance,
  transcript: ReactorTranscript,
): RecheckResult {
  return recheckTranscript(reactorGame(balance), replayContract, level, transcript, {
    format: transcriptFormat,
    version: transcriptVersion,
    levelHash: levelHash(level),
    balanceHash: balanceHash(balance),
  });
}

/** The text of a transcript's file: an action a line. */
export function encodeTranscript({ actions, ...header }: ReactorTranscript): string {
  const members = Object.entries(header).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  const lines = actions.map((action) => `\n    ${JSON.stringify(action)}`);
  return `{\n${members.join('')}  "actions": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]\n}\n`;
}

const texts = ['format', 'engineVersion', 'levelHash', 'balanceHash'] as const;
const integers = ['version', 'seed'] as const;
const actionMembers = {
  id: 'string',
  x: 'number',
  y: 'number',
  index: 'number',
  stateHash: 'string',
} as const;

/** Reads a transcript from a JSON value: the transcript, or a sentence that says why it is none. */
export function decodeTranscript(value: unknown): ReactorTranscript | string {
  if (!isRecord(value)) return 'A transcript is an object.';
  for (const key of texts) if (typeof value[key] !== 'string') return `\`${key}\` has to be a text.`;
  for (const key of integers)
    if (!Number.isSafeInteger(value[key])) return `\`${key}\` has to be an integer.`;
  if (value['format'] !== transcriptFormat) return `\`format\` has to be "${transcriptFormat}".`;
  if (value['version'] !== transcriptVersion) return `\`version\` has to be ${transcriptVersion}.`;
  const { initialHash, actions } = value;
  if (initialHash !== undefined && typeof initialHash !== 'string') return '`initialHash` has to be a text.';
  if (!Array.isArray(actions)) return '`actions` has to be a list.';
  const fault = actions.findIndex((action) => !isAction(action));
  if (fault >= 0)
    return `Action ${fault} has to be an object with an \`id\`, and numbers for \`x\`, \`y\` and \`index\`.`;
  return value as unknown as ReactorTranscript;
}

function isAction(action: unknown): action is TranscriptAction {
  if (!isRecord(action) || typeof action['id'] !== 'string') return false;
  return Object.entries(actionMembers).every(
    ([key, type]) => action[key] === undefined || typeof action[key] === type,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
