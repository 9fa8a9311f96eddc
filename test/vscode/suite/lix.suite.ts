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
import { labelOf } from './completion-label';
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

  it('are sound as samples, and say behind `until` who wins', async () => {
    const names = ['exploder-nuke', 'concede', 'race', 'overtime', 'leaver', 'four-players'];
    const ends: (string | undefined)[] = [];
    for (const name of names) {
      const sample = inWorkspace(`samples/lix/${name}.lix.json`);
      const { lineCount } = await show(sample);
      await untilFaults(sample, []);
      const all = new Range(0, 0, lineCount, 0);
      const [first] = await commands.executeCommand<InlayHint[]>(
        'vscode.executeInlayHintProvider',
        sample,
        all,
      );
      ends.push(typeof first?.label === 'string' ? /: (.*?)\. /.exec(first.label)?.[1] : undefined);
    }
    const expected = [
      'ann and bob tie with 2 saved',
      'bob wins with 3 saved',
      'ann and bob tie with 1 saved',
      'bob wins with 5 saved',
      'ann and bob tie with 4 saved',
      'bob wins with 4 saved',
    ];
    equal(ends, expected, 'the verdicts');
  });

  it('have completion, hovers, an outline and rename', async () => {
    await write(file, scenario);
    const document = await show(file);
    await untilFaults(file, []);
    const at = document.positionAt(scenario.indexOf('ann", "type"'));
    const { items } = await commands.executeCommand<CompletionList>(
      'vscode.executeCompletionItemProvider',
      file,
      at,
    );
    equal(items.map(labelOf), ['ann', 'bob'], 'the players');
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
