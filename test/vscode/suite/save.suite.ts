/** Saving: what has errors is written only by those who mean it, and nothing is ever lost. */
import {
  commands,
  ConfigurationTarget,
  Position,
  window,
  workspace,
  WorkspaceEdit,
  type TextDocument,
  type Uri,
} from 'vscode';
import type { SaveDialogs } from '../../../client/save';
import { equal, ok } from './expect';
import { closeEverything, freshLevel, remove, replaceText, show, write } from './files';
import { broken, sound, soundLevel } from './levels';
import { extensionApi } from './panel-probe';

describe('saving a level', () => {
  let uri: Uri;
  let document: TextDocument;
  let talk: SaveDialogs;
  let usual: SaveDialogs;
  /** The notifications, prefixed by their kind. */
  let said: string[];
  let answer: string | undefined;
  /** Resolves with the next thing that is said. */
  let nextWord: () => Promise<string>;

  before(async () => {
    talk = (await extensionApi()).saveDialogs;
    usual = { ...talk };
  });
  beforeEach(async () => {
    said = [];
    answer = undefined;
    let heard: ((words: string) => void) | undefined;
    nextWord = () => new Promise((resolve) => (heard = resolve));
    const hear = (words: string): void => {
      said.push(words);
      heard?.(words);
    };
    talk.refuse = (message) => {
      hear(`refused: ${message}`);
      return Promise.resolve(answer);
    };
    talk.inform = (message) => {
      hear(`informed: ${message}`);
      return Promise.resolve(answer);
    };
    talk.mention = (message) => hear(`mentioned: ${message}`);
    uri = freshLevel();
    await write(uri, soundLevel);
    document = await show(uri);
  });
  afterEach(async () => {
    Object.assign(talk, usual);
    await closeEverything();
    await remove(uri);
  });

  const save = (): Thenable<unknown> => commands.executeCommand('reactor.level.save');
  const onDisk = async (): Promise<string> => new TextDecoder().decode(await workspace.fs.readFile(uri));
  const brokenText = soundLevel.replace(sound, broken);

  it('saves a level without errors silently', async () => {
    await replaceText(document, 'Test Bench', 'Another Bench');
    await save();
    ok(!document.isDirty, 'it is saved');
    equal(await onDisk(), document.getText(), 'the file');
    equal(said, [], 'what was said');
  });

  // design: v1-warnings-allow
  it('writes warnings', async () => {
    await replaceText(document, '{ "type": "CoolantFlow", "position": [1, 3], "state": "Enabled" },\n', '\n');
    await save();
    equal(said, [], 'what was said');
    equal(await onDisk(), document.getText(), 'the file');
  });

  // design: v1-errors-block-save, v1-editor-save
  it('refuses what was broken a moment ago, and names the first error', async () => {
    await replaceText(document, sound, broken);
    await save();
    ok(document.isDirty, 'it is not saved');
    equal(await onDisk(), soundLevel, 'the file');
    equal(said.length, 1, said.join());
    ok(
      /^refused: made-\d+\.reactor\.json was not saved because it has 1 error\. Line \d+: /.test(
        said[0] ?? '',
      ),
      said[0] ?? '',
    );
  });

  it('leads to the first error', async () => {
    await replaceText(document, sound, broken);
    answer = 'Go to';
    await save();
    const editor = window.activeTextEditor;
    equal(editor?.document.getText(editor.selection), '[0, 0]', 'the selection');
    ok(document.isDirty, 'it is not saved');
  });

  it('saves a draft for those who mean it, and does not go on about it', async () => {
    await replaceText(document, sound, broken);
    answer = 'Save Draft Anyway';
    await save();
    ok(!document.isDirty, 'it is saved');
    equal(await onDisk(), brokenText, 'the file');
    await replaceText(document, 'Test Bench', 'Another Bench');
    await document.save();
    // a sound save is the next thing that is heard of, were anything said before it
    await replaceText(document, broken, sound);
    await save();
    equal(
      said.filter((words) => words.startsWith('informed')),
      [],
      'what was said afterwards',
    );
  });

  it('reports errors after every other kind of save, once until they are fixed', async () => {
    const first = nextWord();
    await replaceText(document, sound, broken);
    await commands.executeCommand('workbench.action.files.save');
    equal(await onDisk(), brokenText, 'the file');
    ok(
      /^informed: made-\d+\.reactor\.json was saved with 1 error\. Line \d+: /.test(await first),
      said.join(),
    );

    await replaceText(document, 'Test Bench', 'Another Bench');
    await commands.executeCommand('workbench.action.files.saveAll');
    ok((await onDisk()).includes('Another Bench'), 'the file after Save All');

    await replaceText(document, broken, sound);
    await save();
    equal(said.length, 1, said.join());
    const again = nextWord();
    await replaceText(document, sound, broken);
    await document.save();
    await again;
    equal(said.length, 2, said.join());
  });

  it('leads to the first error of a level that is closed by then', async () => {
    await closeEverything();
    await remove(uri);
    uri = freshLevel();
    await write(uri, brokenText);
    // open only in the editor
    await commands.executeCommand('vscode.open', uri);
    const closed = new Promise<void>((resolve) => {
      const listening = workspace.onDidCloseTextDocument(({ uri: about }) => {
        if (about.toString() !== uri.toString()) return;
        listening.dispose();
        resolve();
      });
    });
    talk.inform = async () => {
      await closed;
      return 'Go to';
    };
    const edit = new WorkspaceEdit();
    edit.insert(uri, new Position(0, 0), '\n');
    await workspace.applyEdit(edit);
    const led = new Promise<string>((resolve) => {
      const listening = window.onDidChangeTextEditorSelection(
        ({ textEditor: { document: shown, selection } }) => {
          if (selection.isEmpty) return;
          listening.dispose();
          resolve(shown.getText(selection));
        },
      );
    });
    await commands.executeCommand('workbench.action.files.save');
    await commands.executeCommand('workbench.action.closeActiveEditor');
    equal(await led, '[0, 0]', 'the selection');
  });

  it('loses nothing, and does not get in the way, where VS Code saves by itself', async () => {
    const files = workspace.getConfiguration('files');
    await files.update('autoSaveDelay', 50, ConfigurationTarget.Workspace);
    await files.update('autoSave', 'afterDelay', ConfigurationTarget.Workspace);
    try {
      const word = nextWord();
      await replaceText(document, sound, broken);
      ok((await word).startsWith('mentioned: '), said.join());
      equal(await onDisk(), brokenText, 'the file');
    } finally {
      await files.update('autoSave', 'off', ConfigurationTarget.Workspace);
      await files.update('autoSaveDelay', undefined, ConfigurationTarget.Workspace);
    }
  });

  it('is as with any file where the guard is off', async () => {
    const reactor = workspace.getConfiguration('reactor');
    await reactor.update('save.guard', false, ConfigurationTarget.Workspace);
    try {
      await replaceText(document, sound, broken);
      await save();
      equal(await onDisk(), brokenText, 'the file');
      equal(said, [], 'what was said');
    } finally {
      await reactor.update('save.guard', undefined, ConfigurationTarget.Workspace);
    }
  });

  it('does not wait for a server that is not there yet', async () => {
    const restarted = commands.executeCommand('reactor.server.restart');
    await replaceText(document, 'Test Bench', 'Another Bench');
    await save();
    await restarted;
    equal(await onDisk(), document.getText(), 'the file');
  });
});
