/** A prop is completed, accepted, and its stops filled, as a person does it. */
import {
  commands,
  Position,
  Selection,
  window,
  workspace,
  type CompletionItem,
  type CompletionList,
  type TextDocument,
  type TextEditor,
  type Uri,
} from 'vscode';
import { labelOf } from './completion-label';
import { equal, ok } from './expect';
import { closeEverything, freshLevel, remove, show, write } from './files';
import { soundLevel } from './levels';
import { untilErrors } from './problems';

/** Milliseconds from one look to the next, and how many looks there are at most. */
const pause = 50;
const maxLooks = 200;

describe('completion', () => {
  let uri: Uri;
  let editor: TextEditor;

  beforeEach(() => {
    uri = freshLevel();
  });
  afterEach(async () => {
    await closeEverything();
    await remove(uri);
  });

  /** Opens a level with the cursor where it has its `‸`, once the server knows it. */
  async function open(marked: string): Promise<TextDocument> {
    const offset = marked.indexOf('‸');
    await write(uri, soundLevel);
    const document = await show(uri);
    await untilErrors(uri, []);
    const active = window.activeTextEditor;
    if (active === undefined) throw new Error('No editor is open.');
    editor = active;
    const whole = new Selection(new Position(0, 0), document.positionAt(document.getText().length));
    await editor.edit((edit) => edit.replace(whole, marked.replace('‸', '')));
    const caret = document.positionAt(offset);
    editor.selection = new Selection(caret, caret);
    return document;
  }

  /** Proposals at the cursor, as soon as the server that has just started gives some. */
  async function proposals(document: TextDocument): Promise<CompletionItem[]> {
    for (let look = 0; look < maxLooks; look++) {
      const { items } = await commands.executeCommand<CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        editor.selection.active,
        undefined,
        300,
      );
      if (items.length > 0) return items;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return [];
  }

  /** Accepts what the list has selected, as soon as there is a list. */
  async function accept(document: TextDocument): Promise<void> {
    const before = document.getText();
    for (let look = 0; look < maxLooks && document.getText() === before; look++) {
      await commands.executeCommand('acceptSelectedSuggestion');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    ok(document.getText() !== before, 'a proposal was accepted');
  }

  it('writes a whole prop, whose stops lead through it', async () => {
    const document = await open(soundLevel.replace('"props": [', '"props": [\n    ‸'));
    ok(
      (await proposals(document)).some((item) => labelOf(item) === 'HeatRemedySupply'),
      'one for each type',
    );
    await commands.executeCommand('type', { text: 'HeatR' });
    await commands.executeCommand('editor.action.triggerSuggest');
    await accept(document);
    const line = (): string => document.lineAt(editor.selection.active.line).text.trim();
    equal(line(), '{ "type": "HeatRemedySupply", "position": [2, 2], "state": "Available" },', 'the prop');
    equal(document.getText(editor.selection), '2', 'the first stop');
    await commands.executeCommand('type', { text: '4' });
    await commands.executeCommand('hideSuggestWidget');
    await commands.executeCommand('jumpToNextSnippetPlaceholder');
    await commands.executeCommand('type', { text: '4' });
    await commands.executeCommand('hideSuggestWidget');
    equal(
      line(),
      '{ "type": "HeatRemedySupply", "position": [4, 4], "state": "Available" },',
      'the moved prop',
    );
    await untilErrors(uri, []);
  });

  it('opens by itself on the line after a comma, with rules by what they do', async () => {
    const document = await open(
      soundLevel.replace(
        /\}\s*$/,
        ',\n  "rules": [\n    { "id": "a", "effects": [{ "type": "Warn", "text": "a" }] },‸\n  ]\n}\n',
      ),
    );
    await commands.executeCommand('type', { text: '\n' });
    await accept(document);
    ok(document.getText().includes('"id": "alarm"'), 'the first rule');
    await commands.executeCommand('leaveSnippet');
    await untilErrors(uri, []);
    await workspace.save(uri);
  });

  it('begins an empty file with a whole level', async () => {
    const document = await open('‸');
    ok(
      (await proposals(document)).some((item) => labelOf(item) === 'Level: Leak'),
      'one for each template',
    );
    await commands.executeCommand('editor.action.triggerSuggest');
    await accept(document);
    await untilErrors(uri, []);
  });

  it('comes inside quotes, and doubles none', async () => {
    const document = await open(soundLevel.replace('"state": "Enabled"', '"state": "‸"'));
    equal((await proposals(document)).map(labelOf), ['Enabled', 'Disabled'], 'the states');
    await commands.executeCommand('type', { text: 'D' });
    await commands.executeCommand('editor.action.triggerSuggest');
    await accept(document);
    ok(document.getText().includes('"position": [1, 1], "state": "Disabled" },'), 'the state');
    await untilErrors(uri, []);
  });

  it('opens by itself behind the bracket of a position, and shows what is there', async () => {
    const document = await open(soundLevel.replace('"fuel": [8, 1]', '"fuel": ‸'));
    await commands.executeCommand('type', { text: '[' });
    await accept(document);
    ok(document.getText().includes('"consumers": { "fuel": [8, 1], "coolant"'), 'the consumer');
    await untilErrors(uri, []);
    await workspace.save(uri);
  });
});
