/** Transcripts in an editor: their language, whether they still hold, and how they are replayed. */
import { commands, Uri, workspace, type CodeLens } from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, inWorkspace, remove, replaceText, show, write } from './files';
import { nextMessage, extensionApi } from './panel-probe';
import { untilProblems } from './problems';

describe('a transcript', () => {
  const folder = inWorkspace('transcripts');
  const level = Uri.joinPath(folder, 'light.reactor.json');
  const transcript = Uri.joinPath(folder, 'light.reactor-transcript.json');

  beforeEach(async () => {
    for (const [from, to] of [
      ['samples/first-light.reactor.json', level],
      ['samples/first-light.reactor-transcript.json', transcript],
    ] as const) {
      await write(to, new TextDecoder().decode(await workspace.fs.readFile(inWorkspace(from))));
    }
  });
  afterEach(async () => {
    await closeEverything();
    await remove(folder);
  });

  const lenses = async (): Promise<CodeLens[]> =>
    commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', transcript, 100);
  const titles = async (): Promise<string[]> => (await lenses()).map(({ command }) => command?.title ?? '');

  it('holds or not, as its level is in the editor', async () => {
    const document = await show(transcript);
    equal(document.languageId, 'reactor-transcript', 'the language');
    equal(await titles(), ['Replay', 'Matches light.reactor.json: won on turn 8'], 'over its first line');
    const text = await show(level);
    await replaceText(text, '"robot": { "position": [2, 3] }', '"robot": { "position": [3, 2] }');
    await untilProblems(transcript, ['transcript-diverges']);
    equal(await titles(), ['Replay', 'Diverges from light.reactor.json on turn 1'], 'after an edit');
    await replaceText(text, '"robot": { "position": [3, 2] }', '"robot": { "position": [2, 3] }');
    await untilProblems(transcript, []);
  });

  it('is replayed from over its first line, on the board of its level', async () => {
    await show(transcript);
    const replay = (await lenses()).find(({ command }) => command?.title === 'Replay')?.command;
    ok(replay !== undefined, 'the lens is there');
    const replayed = nextMessage((await extensionApi()).preview, level, 'transcript');
    await commands.executeCommand(replay?.command ?? '', ...((replay?.arguments ?? []) as unknown[]));
    equal((await replayed).name, 'light.reactor-transcript.json', 'what is replayed');
  });
});
