/** Refactorings and formatting, as VS Code itself asks for them and takes them back. */
import {
  CodeActionKind,
  commands,
  ConfigurationTarget,
  Range,
  Selection,
  window,
  workspace,
  type CodeAction,
  type Position,
  type SymbolInformation,
  type TextDocument,
  type Uri,
  type WorkspaceEdit,
} from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, freshLevel, remove, show, write } from './files';
import { soundLevel } from './levels';
import { untilErrors } from './problems';

interface Level {
  readonly dimensions: { readonly width: number; readonly height: number };
  readonly terrain: readonly string[];
  readonly props: readonly { readonly type: string; readonly position: readonly [number, number] }[];
  readonly robot: { readonly position: readonly [number, number] };
}

/** A rule that asks about the reactor and about one of its consumers. */
const ruled = soundLevel.replace(
  '"robot":',
  `"rules": [
    {
      "id": "seal",
      "predicates": [
        { "type": "Reactor", "reactor": "core", "is": "Ready" },
        { "type": "ConsumerService", "position": [8, 1], "op": "==", "service": "Supplied" }
      ],
      "effects": [{ "type": "SetPropState", "position": [8, 1], "state": "Disabled" }]
    }
  ],
  "robot":`,
);

describe('ways about a level and refactorings', () => {
  let uri: Uri;
  let document: TextDocument;

  beforeEach(async () => {
    uri = freshLevel();
    await write(uri, ruled);
    document = await show(uri);
    await untilErrors(uri, []);
  });
  afterEach(async () => {
    await closeEverything();
    await remove(uri);
  });

  const level = (): Level => JSON.parse(document.getText()) as Level;
  const placeOf = (text: string): Position => document.positionAt(document.getText().indexOf(text) + 1);
  const actionsAt = (place: Position): Thenable<CodeAction[]> =>
    commands.executeCommand<CodeAction[]>(
      'vscode.executeCodeActionProvider',
      uri,
      new Range(place, place),
      CodeActionKind.Refactor.value,
      10,
    );
  const undo = async (): Promise<void> => {
    await commands.executeCommand('undo');
    equal(document.getText(), ruled, 'the text after one undo');
  };

  it('mirror and turn the level from the light bulb, each in one step', async () => {
    const titles = (await actionsAt(placeOf('"terrain"'))).map(({ title }) => title);
    equal(
      titles,
      [
        'Resize the level…',
        'Flip the level horizontally',
        'Flip the level vertically',
        'Rotate the level left',
        'Rotate the level right',
      ],
      'what is offered',
    );
    const run = async (title: string): Promise<void> => {
      const action = (await actionsAt(placeOf('"terrain"'))).find((one) => one.title === title);
      ok(action?.edit !== undefined && (await workspace.applyEdit(action.edit)), `${title} was not applied`);
    };
    await run('Flip the level horizontally');
    equal(level().robot.position, [11, 2], 'the mirrored robot');
    await untilErrors(uri, []);
    await undo();
    await run('Rotate the level right');
    equal(level().dimensions, { width: 7, height: 14 }, 'the turned size');
    equal(level().robot.position, [4, 2], 'the turned robot');
    await untilErrors(uri, []);
    await undo();
  });

  it('resize the level, and say why they cannot', async () => {
    const growth = { left: 2, top: 1, right: 0, bottom: 0 };
    equal(
      await commands.executeCommand('reactor.level.resize', uri.toString(), growth),
      { removed: [] },
      'the answer',
    );
    equal(level().dimensions, { width: 16, height: 8 }, 'the size');
    equal(level().robot.position, [4, 3], 'the robot');
    await untilErrors(uri, []);
    await undo();
    const small = { left: -4, top: 0, right: 0, bottom: 0 };
    const refused = await commands.executeCommand<{ refused?: string }>(
      'reactor.level.resize',
      uri.toString(),
      small,
    );
    equal(refused.refused, 'The robot at [2, 2] would be off the map. Move it first.', 'the refusal');
    equal(document.getText(), ruled, 'the text');
  });

  it('move a prop with all that refers to it', async () => {
    const place = placeOf('"FuelConsumer"');
    const [action] = await actionsAt(place);
    equal(action?.title, 'Move the FuelConsumer and update references to it…', 'what is offered');
    equal(action?.command?.arguments, [uri.toString(), [8, 1]], 'what it is about');
    await commands.executeCommand('reactor.level.moveProp', uri.toString(), [8, 1], [5, 1]);
    ok(!document.getText().includes('[8, 1]'), 'nothing means the old place');
    equal(document.getText().split('[5, 1]').length - 1, 4, 'how often the new place is meant');
    await untilErrors(uri, []);
    await undo();
  });

  it('find what they are about: the consumer of a binding, the row around a cell, an id in any level', async () => {
    const editor = window.activeTextEditor;
    if (editor === undefined) throw new Error('No editor is open.');
    const select = (place: Position): void => {
      editor.selection = new Selection(place, place);
    };
    const { line } = placeOf('"fuel": [8, 1]');
    select(
      document.positionAt(document.getText().indexOf('[8, 1]', document.offsetAt(placeOf('"fuel": [8, 1]')))),
    );
    await commands.executeCommand('editor.action.revealDefinition');
    const found = document.lineAt(editor.selection.active.line);
    ok(found.text.includes('"FuelConsumer"') && found.lineNumber !== line, found.text);
    select(placeOf('.FFFFFFFF'));
    const grown: string[] = [];
    for (let step = 0; step < 3; step++) {
      await commands.executeCommand('editor.action.smartSelect.expand');
      grown.push(document.getText(editor.selection));
    }
    equal(grown, ['F', '.FFFFFFFF.....', '".FFFFFFFF....."'], 'what is selected');
    const symbols = await commands.executeCommand<SymbolInformation[]>(
      'vscode.executeWorkspaceSymbolProvider',
      'seal',
    );
    ok(
      symbols.some(({ name, location }) => name === 'seal' && location.uri.toString() === uri.toString()),
      symbols.map(({ name }) => name).join(),
    );
  });

  it('rename a reactor and a rule wherever they are named', async () => {
    const rename = async (at: string, name: string): Promise<void> => {
      const edit = await commands.executeCommand<WorkspaceEdit>(
        'vscode.executeDocumentRenameProvider',
        uri,
        placeOf(at),
        name,
      );
      ok(await workspace.applyEdit(edit), `${name} was not applied`);
    };
    await rename('"core", "is"', 'heart');
    ok(!document.getText().includes('"core"'), 'the old id is gone');
    equal(document.getText().split('"heart"').length - 1, 2, 'how often the new id is written');
    await rename('"seal"', 'pump seal');
    ok(document.getText().includes('"id": "pump seal"'), 'the rule');
    await untilErrors(uri, []);
  });
});

describe('formatting', () => {
  let uri: Uri;
  let document: TextDocument;

  const openWith = async (text: string): Promise<void> => {
    uri = freshLevel();
    await write(uri, text);
    document = await show(uri);
    await untilErrors(uri, []);
  };
  afterEach(async () => {
    await closeEverything();
    await remove(uri);
  });

  it('lays out a document that was written in one line as the samples are', async () => {
    await openWith(JSON.stringify(JSON.parse(soundLevel)));
    await commands.executeCommand('editor.action.formatDocument');
    equal(JSON.parse(document.getText()), JSON.parse(soundLevel), 'the values');
    ok(document.getText().includes('\n    "##############",\n'), 'a row on a line of its own');
    ok(
      document.getText().includes('\n    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },\n'),
      'a prop',
    );
    const once = document.getText();
    await commands.executeCommand('editor.action.formatDocument');
    equal(document.getText(), once, 'the text, formatted twice');
  });

  it('lays out a selection alone', async () => {
    const untidy = soundLevel
      .replace('{ "type": "FuelFlow", "position": [1, 1]', '{"type":"FuelFlow","position":[1,1]')
      .replace('{ "type": "CoolantFlow", "position": [1, 3]', '{"type":"CoolantFlow","position":[1,3]');
    await openWith(untidy);
    const line = document.positionAt(untidy.indexOf('"FuelFlow"')).line;
    const editor = window.activeTextEditor;
    if (editor !== undefined)
      editor.selection = new Selection(line, 0, line, document.lineAt(line).text.length);
    await commands.executeCommand('editor.action.formatSelection');
    ok(
      document.getText().includes('{ "type": "FuelFlow", "position": [1, 1], "state": "Enabled" }'),
      'the prop',
    );
    ok(document.getText().includes('{"type":"CoolantFlow","position":[1,3]'), 'the other one is as it was');
  });

  it('lays out what a bracket closes, where that is switched on', async () => {
    await openWith(soundLevel);
    const settings = workspace.getConfiguration('editor');
    await settings.update('formatOnType', true, ConfigurationTarget.Global);
    try {
      const editor = window.activeTextEditor;
      const end = document.positionAt(document.getText().indexOf('    { "type": "FuelFlow"'));
      if (editor === undefined) throw new Error('No editor is open.');
      await editor.edit((edit) =>
        edit.insert(end, '    {"type":"Door","position":[4,2],"state":"Open","edge":[[4,2],[5,2]]\n'),
      );
      const line = end.line;
      editor.selection = new Selection(
        line,
        document.lineAt(line).text.length,
        line,
        document.lineAt(line).text.length,
      );
      await commands.executeCommand('type', { text: '}' });
      await untilText(
        document,
        '{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 2], [5, 2]] }',
      );
    } finally {
      await settings.update('formatOnType', undefined, ConfigurationTarget.Global);
    }
  });
});

/** Resolves once a document has a text in it. */
async function untilText(document: TextDocument, text: string): Promise<void> {
  if (document.getText().includes(text)) return;
  await new Promise<void>((resolve) => {
    const subscription = workspace.onDidChangeTextDocument((event) => {
      if (event.document !== document || !document.getText().includes(text)) return;
      subscription.dispose();
      resolve();
    });
  });
}
