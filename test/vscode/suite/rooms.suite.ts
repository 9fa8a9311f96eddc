/** Files with rooms, as VS Code itself has them. The samples' rooms lie in the same workspace folder, and count. */
import {
  commands,
  type CodeLens,
  type CompletionList,
  type Location,
  type LocationLink,
  type TextEdit,
  type WorkspaceEdit,
  workspace,
} from 'vscode';
import { labelOf } from './completion-label';
import { equal } from './expect';
import { closeEverything, inWorkspace, remove, show, write } from './files';
import { untilErrors } from './problems';

const rooms = `[[prefabs]]
id = "mod:attic"
tags = ["mod:attic"]
layout = """
#+###
#..l#
#####
"""
`;
const floor = `[[floors]]
id = "mod:floor_7"
number = 7
size = [60, 40]
rooms = 3
required = ["core:entrance", "core:stairs", "mod:attic"]
`;

describe('files with rooms', () => {
  const prefabs = inWorkspace('mod/prefabs.rooms.toml');
  const floors = inWorkspace('mod/floors.rooms.toml');

  afterEach(async () => {
    await closeEverything();
    await remove(prefabs);
    await remove(floors);
  });

  it('have their language, and are checked together', async () => {
    await write(prefabs, rooms.replace('tags = ["mod:attic"]', 'tags = ["mod:loft"]'));
    await write(floors, floor);
    const document = await show(floors);
    equal(document.languageId, 'reactor-rooms', 'the language');
    await untilErrors(floors, ['unknown-tag']);
    await untilErrors(inWorkspace('samples/rooms/core.rooms.toml'), []);
    await write(prefabs, rooms);
    await untilErrors(floors, []);
  });

  it('leave their registry with their file, although VS Code keeps the document', async () => {
    await write(prefabs, rooms);
    await write(floors, floor);
    const document = await show(prefabs);
    await untilErrors(floors, []);
    await closeEverything();
    await remove(prefabs);
    await untilErrors(floors, ['unknown-tag']);
    equal(document.isClosed, false, 'closed');
    await write(prefabs, rooms);
    await untilErrors(floors, []);
  });

  it('may have other names that a config file lists', async () => {
    const named = inWorkspace('mod/cellar.toml');
    const config = inWorkspace('mod/reactor.config.json');
    // VS Code keeps a document when its editor is closed, so that what it says has to be of no matter to others
    await write(named, `${rooms.replaceAll('attic', 'cellar')}wieght = 1\n`);
    const document = await show(named);
    equal(document.languageId === 'reactor-rooms', false, 'not listed in a config file yet');
    const adopted = new Promise<void>((resolve) => {
      const subscription = workspace.onDidOpenTextDocument(({ uri, languageId }) => {
        if (uri.toString() !== named.toString() || languageId !== 'reactor-rooms') return;
        subscription.dispose();
        resolve();
      });
    });
    await write(config, '{ "rooms": ["*.toml"] }');
    await adopted;
    await untilErrors(named, ['unknown-field']);
    const edits = await commands.executeCommand<TextEdit[] | undefined>(
      'vscode.executeFormatDocumentProvider',
      named,
      { tabSize: 2, insertSpaces: true },
    );
    equal(edits?.length ?? 0, 0, 'nothing to format');
    await closeEverything();
    await remove(config);
    await remove(named);
  });

  it('complete, lead to, and rename what other files name', async () => {
    await write(floors, floor);
    const document = await show(floors);
    await untilErrors(floors, ['unknown-tag']);
    await write(prefabs, rooms);
    await untilErrors(floors, []);
    const at = document.positionAt(floor.indexOf('mod:attic'));
    const { items } = await commands.executeCommand<CompletionList>(
      'vscode.executeCompletionItemProvider',
      floors,
      at,
    );
    equal(
      items.some((item) => labelOf(item) === 'core:merchant'),
      true,
      'a tag of the samples is proposed',
    );
    const [target] = await commands.executeCommand<(Location | LocationLink)[]>(
      'vscode.executeDefinitionProvider',
      floors,
      at,
    );
    const uri = target === undefined ? undefined : 'uri' in target ? target.uri : target.targetUri;
    equal(uri?.toString(), prefabs.toString(), 'the file of the prefab');
    const edit = await commands.executeCommand<WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      floors,
      at,
      'mod:loft',
    );
    equal(edit.entries().length, 2, 'the files that are edited');
    const lenses = await commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', floors, 1);
    equal(lenses[0]?.command?.command, 'reactor.rooms.openPreview', 'the command of the lens');
  });
});
