/** Diagnostics appear at their ranges, and disappear when they are fixed. */
import { commands, languages, workspace, WorkspaceEdit, type Uri } from 'vscode';
import { equal } from './expect';
import { closeEverything, freshLevel, remove, replaceText, show, write, writeSeen } from './files';
import { broken, brokenLevel, fault, sound, soundLevel } from './levels';
import { errorCodes, untilErrors } from './problems';

describe('diagnostics of an open level', () => {
  let uri: Uri;

  beforeEach(() => {
    uri = freshLevel();
  });
  afterEach(async () => {
    await closeEverything();
    await remove(uri);
  });

  it('appear at their ranges when it is opened, and disappear when it is fixed', async () => {
    await write(uri, brokenLevel);
    const document = await show(uri);
    await untilErrors(uri, [fault]);
    const [diagnostic] = languages.getDiagnostics(uri).filter(({ code }) => code !== undefined);
    equal(diagnostic?.range.start.line, lineOf(brokenLevel, broken), 'the line of the fault');
    await replaceText(document, broken, sound);
    await untilErrors(uri, []);
    await replaceText(document, sound, broken);
    await untilErrors(uri, [fault]);
  });

  it('follow text that is half typed', async () => {
    await write(uri, soundLevel);
    const document = await show(uri);
    await replaceText(document, sound, '"robot": { "position": [2, 2]');
    await untilErrors(uri, ['syntax']);
    await replaceText(document, '[2, 2]\n', '[2, 2] }\n');
    await untilErrors(uri, []);
  });

  it('stay when the editor is closed, and follow the file', async () => {
    await write(uri, brokenLevel);
    await show(uri);
    await untilErrors(uri, [fault]);
    await closeEverything();
    await write(uri, soundLevel);
    await untilErrors(uri, []);
    await write(uri, brokenLevel);
    await untilErrors(uri, [fault]);
  });

  it('go when the open level is deleted in VS Code', async () => {
    await write(uri, brokenLevel);
    await show(uri);
    await untilErrors(uri, [fault]);
    const deletion = new WorkspaceEdit();
    deletion.deleteFile(uri);
    await workspace.applyEdit(deletion);
    await untilErrors(uri, []);
  });

  it('stay in an editor whose file another program deletes, and go with the editor', async () => {
    await writeSeen(uri, brokenLevel);
    const document = await show(uri);
    await untilErrors(uri, [fault]);
    await remove(uri);
    await replaceText(document, broken, sound);
    await untilErrors(uri, []);
    await replaceText(document, sound, broken);
    await untilErrors(uri, [fault]);
    await closeEverything();
    await untilErrors(uri, []);
  });

  it('come for a document that was never saved', async () => {
    const document = await workspace.openTextDocument({ language: 'reactor-level', content: brokenLevel });
    await commands.executeCommand('vscode.open', document.uri);
    await untilErrors(document.uri, [fault]);
    await closeEverything();
    await untilErrors(document.uri, []);
  });

  it('come back, once, after the server is restarted', async () => {
    await write(uri, brokenLevel);
    await show(uri);
    await untilErrors(uri, [fault]);
    await commands.executeCommand('reactor.server.restart');
    await untilErrors(uri, [fault]);
    equal(errorCodes(uri), [fault], 'the errors');
  });
});

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length - 1;
}
