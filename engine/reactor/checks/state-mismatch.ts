import { faulty } from '../../shape';
import type { Check } from './facts/check';
import { stateFaults } from './facts/state-faults';

/** The members of a level that its state has to match. */
const levelMembers = ['dimensions', 'terrain', 'networks', 'props', 'leaks', 'rules'];

/**
 * A saved game does not match its level.
 *
 * `state` may name only cells, props, leaks, reactors and rules that the level has, and its lists of network values
 * and services have one entry for each cell and each consumer. While the level itself has an error in its map, its
 * props, leaks or rules, nothing is said of how the state fits it.
 *
 * Fix: save the game again from this level, or remove `state` to start from the beginning.
 */
export const stateMismatch: Check = {
  code: 'state-mismatch',
  reads: ['state', 'metadata', 'props', 'leaks', 'rules', 'networks'],
  check: (facts, report) => {
    const { state } = facts.draft;
    if (state === undefined || state === faulty || facts.broken) return;
    if (levelMembers.some((member) => facts.faultyMembers.has(member))) return;
    for (const { message, path } of stateFaults(facts, state)) {
      report({
        message: `${message} Save the game again from this level, or remove \`state\`.`,
        path: ['state', ...path],
      });
    }
  },
};
