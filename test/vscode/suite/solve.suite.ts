/** The question over a level's first line: asked, answered, replayed, in whatever host the server runs. */
import { commands, type CodeLens, type Uri } from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, inWorkspace, replaceText, show } from './files';
import { nextMessage, extensionApi } from './panel-probe';
import { untilFaults } from './problems';

describe('whether a level can be won', () => {
  afterEach(closeEverything);

  const lenses = async (uri: Uri): Promise<CodeLens[]> =>
    commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', uri, 100);
  const titles = async (uri: Uri): Promise<string[]> =>
    (await lenses(uri))
      .map(({ command }) => command?.title ?? '')
      .filter((title) => !/^(Forecast|Preview$|Play$)/.test(title));
  const click = async (uri: Uri, title: string): Promise<void> => {
    const found = (await lenses(uri)).find(({ command }) => command?.title === title)?.command;
    if (found === undefined) throw new Error(`The lens "${title}" is missing.`);
    await commands.executeCommand(found.command, ...((found.arguments ?? []) as unknown[]));
  };

  it('is asked, answered with a shortest win, and replayed on the board', async () => {
    const uri = inWorkspace('samples/first-light.reactor.json');
    const document = await show(uri);
    await untilFaults(uri, []);
    equal(await titles(uri), ['Can it be won?'], 'before it is asked');
    await click(uri, 'Can it be won?');
    equal(await titles(uri), ['Won in 7 turns, 21 actions (shortest)', 'Replay'], 'the answer');
    await replaceText(document, 'First Light', 'Second Light');
    const [stale] = await titles(uri);
    ok(stale?.startsWith('Before your edits: Won in 7 turns') === true, `stale after an edit: ${stale}`);
    await replaceText(document, 'Second Light', 'First Light');
    const replayed = nextMessage((await extensionApi()).preview, uri, 'transcript');
    await click(uri, 'Replay');
    const { name, text } = await replayed;
    equal(name, 'Win of first-light', 'its name');
    ok(text.includes('"ActivateReactor"'), 'the win is replayed');
  });
});
