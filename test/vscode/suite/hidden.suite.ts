/** Documents that are open and not seen: VS Code does not pull those, and still shows their current faults once. */
import { ViewColumn, window, workspace, type Uri } from 'vscode';
import { equal } from './expect';
import { closeEverything, freshLevel, remove, replaceText, show, write } from './files';
import { broken, brokenLevel, fault, sound, soundLevel } from './levels';
import { errorCodes, untilErrors } from './problems';

describe('diagnostics of a hidden document', () => {
  let hidden: Uri;
  let shown: Uri;

  beforeEach(() => {
    hidden = freshLevel();
    shown = freshLevel();
  });

  afterEach(async () => {
    await closeEverything();
    await remove(hidden);
    await remove(shown);
  });

  it('are current where it has no editor at all', async () => {
    await write(hidden, brokenLevel);
    const document = await workspace.openTextDocument(hidden);
    await untilErrors(hidden, [fault]);
    await replaceText(document, broken, sound);
    await untilErrors(hidden, []);
    await replaceText(document, sound, broken);
    await untilErrors(hidden, [fault]);
  });

  it('follow its file while it has no unsaved change', async () => {
    await write(hidden, brokenLevel);
    await workspace.openTextDocument(hidden);
    await untilErrors(hidden, [fault]);
    await write(hidden, soundLevel);
    await untilErrors(hidden, []);
  });

  it('go when its file is deleted', async () => {
    await write(hidden, brokenLevel);
    await workspace.openTextDocument(hidden);
    await untilErrors(hidden, [fault]);
    await remove(hidden);
    await untilErrors(hidden, []);
  });

  it('are current behind another tab', async () => {
    await write(hidden, brokenLevel);
    await write(shown, brokenLevel);
    const document = await show(hidden);
    await show(shown);
    equal(window.activeTextEditor?.document.uri.path, shown.path, 'the active editor');
    await untilErrors(hidden, [fault]);
    await replaceText(document, broken, sound);
    await untilErrors(hidden, []);
    equal(errorCodes(shown), [fault], 'the errors of the other one');
  });

  it('show once when it is seen in two editors', async () => {
    await write(shown, brokenLevel);
    const document = await show(shown);
    await window.showTextDocument(document, { viewColumn: ViewColumn.Two, preview: false });
    await untilErrors(shown, [fault]);
  });
});
