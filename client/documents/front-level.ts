/** Finds the level that a command of the palette is about. */
import { Uri, window } from 'vscode';
import { activeBoardDocument } from './active-board';
import { currentLevel } from './current-level';
import { levelAddress } from './levels';

/** Returns the given level, or the one in front. Shows a message if there is none. */
export type FindLevel = (given?: unknown) => Uri | undefined;

/**
 * Looks for the level in front: in the active preview, board editor or text editor, and then in the other editors.
 * `previewed` returns the level of the active preview.
 */
export function levelFinder(previewed: () => Uri | undefined): FindLevel {
  return (given) => {
    // a button in the title of a panel passes the address of the panel
    const isPanel = given instanceof Uri && given.scheme === 'webview-panel';
    const named = isPanel ? undefined : given;
    const inFront = named === undefined ? previewed() : undefined;
    const hasBoard = activeBoardDocument() !== undefined;
    const found = inFront ?? levelAddress(named) ?? (hasBoard ? undefined : currentLevel()?.uri);
    if (found === undefined) void window.showInformationMessage('Open a level first.');
    return found;
  };
}
