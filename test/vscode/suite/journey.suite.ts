/** A level from nothing to a test: made, drawn, saved, played, solved, recorded, verified; and names that hide a level. */
import {
  commands,
  TabInputCustom,
  TabInputText,
  Uri,
  window,
  workspace,
  type CodeLens,
  type SaveDialogOptions,
} from 'vscode';
import type { ExtensionApi } from '../../../client/extension';
import type { BoardHostMessage, BoardMessage } from '../../../protocol/board';
import { equal, ok } from './expect';
import { closeEverything, freshLevel, inWorkspace, remove, show, write } from './files';
import { soundLevel } from './levels';
import { extensionApi, nextMessage, nextReply, receive } from './panel-probe';
import { untilProblems } from './problems';

describe('the journey of a level', () => {
  let api: ExtensionApi;
  let usual: Pick<ExtensionApi, 'fileDialogs' | 'saveDialogs'>;
  /** The options of the dialogs for a file. */
  let asked: SaveDialogOptions[];
  /** Everything that notifications said. */
  let said: string[];
  const made: Uri[] = [];

  before(async () => {
    api = await extensionApi();
    usual = { fileDialogs: { ...api.fileDialogs }, saveDialogs: { ...api.saveDialogs } };
  });
  beforeEach(() => {
    asked = [];
    said = [];
    const hear = (message: string): Promise<undefined> => {
      said.push(message);
      return Promise.resolve(undefined);
    };
    Object.assign(api.saveDialogs, { refuse: hear, inform: hear, mention: hear });
  });
  afterEach(async () => {
    Object.assign(api.fileDialogs, usual.fileDialogs);
    Object.assign(api.saveDialogs, usual.saveDialogs);
    await closeEverything();
    for (const uri of made.splice(0)) await remove(uri);
  });

  /** Lets the next dialog for a file end with a name in the proposed folder, as it is typed. */
  const type = (name: string): void => {
    api.fileDialogs.save = (options) => {
      asked.push(options);
      return Promise.resolve(options.defaultUri && Uri.joinPath(options.defaultUri, '..', name));
    };
  };
  const lensesOf = async (uri: Uri): Promise<CodeLens[]> =>
    commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', uri, 100);
  const click = async (uri: Uri, title: RegExp): Promise<void> => {
    const found = (await lensesOf(uri)).find((lens) => title.test(lens.command?.title ?? ''))?.command;
    if (found === undefined) throw new Error(`No lens says ${String(title)}.`);
    await commands.executeCommand(found.command, ...((found.arguments ?? []) as unknown[]));
  };
  const tabsOf = (uri: Uri): string[] =>
    window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .flatMap(({ input }) => {
        if (input instanceof TabInputCustom && input.uri.toString() === uri.toString()) return input.viewType;
        return input instanceof TabInputText && input.uri.toString() === uri.toString() ? 'text' : [];
      });
  /** Resolves with the file of the next board that is painted. */
  const paintedBoard = (): Promise<Uri> =>
    new Promise((resolve) => {
      const listening = api.board.onMessage(({ uri, message }) => {
        if (message.type !== 'painted') return;
        listening.dispose();
        resolve(uri);
      });
    });

  it('leads from a new level to a transcript that matches it, without a question too many', async () => {
    // new, on the board
    const shown = paintedBoard();
    const options = { width: 12, height: 8, title: 'Untold', template: 'leak', onBoard: true };
    await commands.executeCommand('reactor.level.create', options);
    const unsaved = await shown;
    equal(unsaved.scheme, 'untitled', 'where it is');

    // drawn
    const drawn = nextReply<BoardHostMessage | BoardMessage, 'stroke'>(api.board, unsaved, 'stroke');
    const stroke = { type: 'metadata', fields: { title: 'Cold Start' } } as const;
    receive(api.board, unsaved, { type: 'stroke', id: 1, width: 12, stroke });
    await drawn;

    // saved, under a name that is typed as people do
    const preview = nextMessage(api.preview, unsaved, 'painted');
    await commands.executeCommand('reactor.preview.openToSide', unsaved.toString());
    await preview;
    const level = inWorkspace('my-level.reactor.json');
    made.push(level);
    type('my-level');
    const onFile = paintedBoard();
    const followed = nextMessage(api.preview, level, 'painted');
    await commands.executeCommand('vscode.openWith', unsaved, 'reactor.board');
    await commands.executeCommand('reactor.level.save');
    equal(asked[0]?.defaultUri?.path, inWorkspace('cold-start.reactor.json').path, 'the proposed name');
    equal((await onFile).toString(), level.toString(), 'what the board shows');
    await followed;
    equal([tabsOf(unsaved), tabsOf(level)], [[], ['reactor.board']], 'the editors');
    const text = new TextDecoder().decode(await workspace.fs.readFile(level));
    ok(text.includes('"title": "Cold Start"'), text);

    // played and solved
    const document = await show(level);
    equal(document.languageId, 'reactor-level', 'its language');
    await untilProblems(level, []);
    await click(level, /^Can it be won\?$/);
    const replayed = nextMessage(api.preview, level, 'transcript');
    await click(level, /^Replay$/);
    await replayed;

    // recorded
    const transcript = inWorkspace('my-level.reactor-transcript.json');
    made.push(transcript);
    type('my-level.json');
    const saved = nextReply(api.preview, level, 'save');
    const page = api.preview.panels.find(level);
    page?.run('saveTranscript');
    equal((await saved).result.name, 'my-level.reactor-transcript.json', 'the name of the transcript');
    equal(asked[1]?.defaultUri?.path, transcript.path, 'the proposed name of the transcript');

    // verified
    await show(transcript);
    await untilProblems(transcript, []);
    const titles = (await lensesOf(transcript)).map(({ command }) => command?.title ?? '');
    ok(/^Matches my-level\.reactor\.json: won on turn \d+$/.test(titles[1] ?? ''), titles.join());
    equal(said, [], 'what notifications said');
  });

  it('asks before a file is replaced whose name was not typed in full', async () => {
    const level = freshLevel();
    made.push(level);
    await write(level, soundLevel);
    const document = await workspace.openTextDocument({ language: 'reactor-level', content: soundLevel });
    await window.showTextDocument(document);
    const questions: string[] = [];
    api.fileDialogs.mayReplace = (name) => {
      questions.push(name);
      return Promise.resolve(false);
    };
    const name = level.path.replace(/^.*\//, '');
    type(name.replace('.reactor.json', ''));
    await write(level, 'kept');
    await commands.executeCommand('reactor.level.save');
    equal(questions, [name], 'the question');
    equal(new TextDecoder().decode(await workspace.fs.readFile(level)), 'kept', 'the file');
    equal(tabsOf(document.uri), ['text'], 'the document');
  });

  it('ends rooms and scenarios as their kinds need', async () => {
    for (const [language, ending] of [
      ['reactor-rooms', '.rooms.toml'],
      ['reactor-lix', '.lix.json'],
    ] as const) {
      const file = inWorkspace(`typed${ending}`);
      made.push(file);
      const content = language === 'reactor-lix' ? '{ "format": "lix-scenario" }' : '';
      await window.showTextDocument(await workspace.openTextDocument({ language, content: `${content}\n` }));
      type('typed');
      await commands.executeCommand('reactor.level.save');
      equal(tabsOf(file), ['text'], file.path);
    }
  });

  it('offers to rename what is a level by its text only', async () => {
    const hidden = inWorkspace('hidden-level.json');
    const named = inWorkspace('hidden-level.reactor.json');
    made.push(hidden, named);
    const offered = new Promise<string>((resolve) => {
      api.saveDialogs.inform = (message, ...buttons) => {
        resolve(message);
        return Promise.resolve(buttons[0]);
      };
    });
    const renamed = new Promise<void>((resolve) => {
      const listening = window.onDidChangeActiveTextEditor((editor) => {
        if (editor?.document.uri.path !== named.path) return;
        listening.dispose();
        resolve();
      });
    });
    await write(hidden, soundLevel);
    await show(hidden);
    equal(
      await offered,
      'hidden-level.json contains a level, but is not checked or drawn because its name does not end in .reactor.json.',
      'the offer',
    );
    await renamed;
    equal(window.activeTextEditor?.document.languageId, 'reactor-level', 'the language');
    equal(tabsOf(hidden), [], 'the tabs of the old name');
  });
});
