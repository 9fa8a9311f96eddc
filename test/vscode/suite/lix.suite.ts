/** Lix scenarios, as VS Code itself has them. */
import {
  commands,
  languages,
  Range,
  type CompletionList,
  type DocumentSymbol,
  type Hover,
  type InlayHint,
  type MarkdownString,
  type WorkspaceEdit,
} from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, inWorkspace, remove, replaceText, show, write } from './files';
import { untilFaults } from './problems';

const scenario = `{
  "format": "lix-scenario",
  "version": 1,
  "nuke": "Concede",
  "overtime": 4,
  "until": 60,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30 }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" }
  ]
}
`;

describe('lix scenarios', () => {
  const file = inWorkspace('games/made.lix.json');

  afterEach(async () => {
    await closeEverything();
    await remove(file);
  });

  it('have their language, are checked as one types, and show what inputs did', async () => {
    await write(file, scenario);
    const document = await show(file);
    equal(document.languageId, 'reactor-lix', 'the language');
    await untilFaults(file, []);
    await untilFaults(inWorkspace('samples/lix/race.lix.json'), []);
    const assigning =
      '"type": "Nuke" },\n    { "update": 8, "player": "ann", "type": "Assign", "skill": "Builder", "lix": 3 }';
    await replaceText(document, '"type": "Nuke" }', assigning);
    await untilFaults(file, ['no-control']);
    const [fault] = languages.getDiagnostics(file);
    ok(fault?.message.includes('conceded in update 6') === true, `the reason: ${fault?.message ?? 'none'}`);
    const all = new Range(0, 0, document.lineCount, 0);
    const hints = await commands.executeCommand<InlayHint[]>('vscode.executeInlayHintProvider', file, all);
    equal(
      hints.map(({ label }) => label).slice(-2),
      ['no control; overtime starts', 'refused: has no control: conceded in update 6'],
      'the hints of the inputs',
    );
  });

  it('are completed, told of, outlined and renamed', async () => {
    await write(file, scenario);
    const document = await show(file);
    await untilFaults(file, []);
    const at = document.positionAt(scenario.indexOf('ann", "type"'));
    const { items } = await commands.executeCommand<CompletionList>(
      'vscode.executeCompletionItemProvider',
      file,
      at,
    );
    equal(
      items.map(({ label }) => label),
      ['ann', 'bob'],
      'the players',
    );
    const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', file, at);
    const said = hovers.flatMap(({ contents }) => contents).map((one) => (one as MarkdownString).value);
    ok(said[0]?.includes('no control; overtime starts') === true, `the hover: ${said.join()}`);
    const outline = await commands.executeCommand<DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      file,
    );
    equal(
      outline.flatMap(({ children }) => children.map(({ name }) => name)),
      ['ann', 'bob', '6 ann'],
      'the outline',
    );
    const edit = await commands.executeCommand<WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      file,
      at,
      'eve',
    );
    equal(edit.get(file).length, 2, 'the places that are renamed');
  });
});
