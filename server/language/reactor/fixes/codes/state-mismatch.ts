import { removeAt } from '../../../json/edits';
import type { LevelFix } from '../context';

/**
 * Fixes a saved game that does not fit the level: removes the entry that names a missing thing, or the whole saved
 * game.
 */
export const stateMismatch: LevelFix = {
  advice:
    'Remove the list entry that refers to something that the level does not have, or the whole `state`, so that the level begins from the start. Missing values cannot be derived.',
  *propose({ context, diagnostic }) {
    const { path } = diagnostic;
    const isEntry = typeof path[2] === 'number' && path[1] !== 'networks' && path[1] !== 'leaks';
    if (isEntry)
      yield { title: 'Remove the entry', edits: removeAt(context.json, path.slice(0, 3)), isPreferred: true };
    yield { title: 'Remove the saved game', edits: removeAt(context.json, ['state']) };
  },
};
