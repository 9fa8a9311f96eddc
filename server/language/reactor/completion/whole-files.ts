import { defaultBalance } from '../../../../engine/reactor';
import type { JsonObject } from '../../../../engine/json';
import { knownMembers } from '../../json/completion/known';
import type { Asked, Whole } from '../../json/completion/proposal';

/** A whole file of a kind, to begin with. */
interface FirstFile {
  readonly label: string;
  readonly detail: string;
  readonly value: JsonObject;
}

const firstFiles = new Map<string, FirstFile>([
  [
    'balance',
    {
      label: 'Balance',
      detail: 'the actions of a turn, and the turns of a forecast',
      value: {
        turn: { actionBudget: defaultBalance.turn.actionBudget },
        forecast: { horizon: defaultBalance.forecast.horizon },
      },
    },
  ],
  [
    'config',
    {
      label: 'Config',
      detail: 'which files are levels, and the severity of a code',
      value: { levels: ['maps/**/*.json'], severities: { 'unused-supply': 'off' } },
    },
  ],
]);

/** Returns the whole file of a kind next to levels for an empty file; `undefined` elsewhere. */
export function wholeFile(kind: string, { slot, expected }: Omit<Asked, 'wholes'>): Whole[] | undefined {
  const first = slot.path.length === 0 ? firstFiles.get(kind) : undefined;
  if (first === undefined || expected.shape.kind !== 'object') return undefined;
  return [{ ...first, members: knownMembers(expected.shape, first.value, { isTall: true }) }];
}
