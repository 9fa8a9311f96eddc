import { faulty } from '../../shape';
import type { Check } from './facts/check';

/**
 * The level has no `ReactorControl`.
 *
 * Activating a reactor is the only way to win, so a level needs at least one.
 *
 * Fix: add a prop of type `ReactorControl` with an `id` and its three `consumers`.
 */
export const noReactor: Check = {
  code: 'no-reactor',
  reads: ['props'],
  check: (facts, report) => {
    const { draft, props, broken } = facts;
    if (broken || draft.props === faulty || draft.props.includes(faulty)) return;
    if (props.some(({ draft: { type } }) => type === 'ReactorControl' || type === faulty)) return;
    report({
      message: 'The level has no reactor, so it cannot be won. Add a prop of type "ReactorControl".',
      path: ['props'],
    });
  },
};
