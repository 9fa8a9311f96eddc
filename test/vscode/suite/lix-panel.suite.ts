/** The panel of scenarios, as VS Code itself has it, on the samples. */
import { commands, Range, Selection, ViewColumn, window, WorkspaceEdit, workspace } from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, inWorkspace, show } from './files';
import { extensionApi, nextMessage, receive } from './panel-probe';

describe('the panel of scenarios', () => {
  const four = inWorkspace('samples/lix/four-players.lix.json');
  const race = inWorkspace('samples/lix/race.lix.json');

  afterEach(closeEverything);

  it('leads from inputs to their text and back, keeps a picture while it is broken, and follows the editor', async () => {
    const { lix: probe } = await extensionApi();
    const document = await show(four);
    const painted = nextMessage(probe, four, 'painted', ({ shown }) => shown !== null);
    await commands.executeCommand('reactor.lix.openPreview');
    const { shown } = await painted;
    equal([shown?.updates, shown?.at, shown?.isOld], [26, 26, false], 'the whole game');

    const text = document.getText();
    const editor = window.visibleTextEditors.find((each) => each.document === document);
    ok(editor !== undefined, 'the text is seen');
    if (editor === undefined) return;
    const marked = nextMessage(probe, four, 'painted', (message) => message.shown?.input === 2);
    const place = document.positionAt(text.indexOf('"Exploder", "lix"'));
    editor.selection = new Selection(place, place);
    equal((await marked).shown?.at, 7, 'the update of the input that the caret is in');

    const selected = new Promise<string>((resolve) => {
      const subscription = window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
        subscription.dispose();
        resolve(textEditor.document.getText(selections[0]));
      });
    });
    const last = '{ "update": 9, "player": "dee", "type": "Leave" }';
    const start = text.indexOf(last);
    const other = nextMessage(probe, four, 'painted', (message) => message.shown?.input === 3);
    const { version } = document;
    receive(probe, four, { type: 'reveal', version, start, end: start + last.length, focus: true });
    equal(await selected, last, 'what the panel points at');
    await other;

    const old = nextMessage(probe, four, 'painted', (message) => message.shown?.isOld === true);
    const edit = new WorkspaceEdit();
    edit.delete(four, new Range(document.positionAt(start), document.positionAt(text.length)));
    await workspace.applyEdit(edit);
    equal((await old).shown?.updates, 26, 'the last picture stays');
    await commands.executeCommand('undo');

    const followed = nextMessage(probe, race, 'painted', (message) => message.shown?.updates === 14);
    await show(race);
    equal((await followed).shown?.isOld, false, 'the scenario of the editor');
  });

  it('is there again after a reload, with what it showed', async () => {
    const { lix: probe } = await extensionApi();
    const painted = nextMessage(probe, race, 'painted', ({ shown }) => shown !== null);
    const kept = window.createWebviewPanel('reactor.lix', '', ViewColumn.One);
    probe.panels.restore(kept, { version: 1, uri: race.toString() });
    await painted;
    equal(kept.title, 'Scenario race', 'the title');
  });
});
