/** The board editor as the extension drives it: strokes and typing in one document. */
import {
  commands,
  ConfigurationTarget,
  workspace,
  type Disposable,
  type Event,
  type TextDocument,
  type Uri,
} from 'vscode';
import type { BoardProbe } from '../../../client/board-editor';
import type { BoardHostMessage, BoardMessage, Stroke } from '../../../protocol/board';
import { equal, ok } from './expect';
import { closeEverything, freshLevel, inWorkspace, remove, replaceText, show, write } from './files';
import { soundLevel } from './levels';
import { extensionApi, nextMessage, receive } from './panel-probe';

/** Milliseconds that a message may take, the start of a page on a slow machine included. */
const patience = 20_000;

describe('the board editor', () => {
  let probe: BoardProbe;
  let uri: Uri;
  let document: TextDocument;

  before(async () => {
    probe = (await extensionApi()).board;
  });
  beforeEach(async () => {
    uri = freshLevel();
    await write(uri, soundLevel);
    document = await show(uri);
    const painted = next((message) => message.type === 'painted');
    await commands.executeCommand('reactor.board.open', uri);
    await painted;
  });
  afterEach(async () => {
    await closeEverything();
    await remove(uri);
  });

  /** Resolves with the next message about the document that is meant. */
  function next(isMeant: (message: BoardHostMessage | BoardMessage) => boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const owned: Disposable[] = [];
      const timer = setTimeout(() => reject(new Error('No such message came.')), patience);
      owned.push(
        probe.onMessage(({ uri: about, message }) => {
          if (about.toString() !== uri.toString() || !isMeant(message)) return;
          clearTimeout(timer);
          owned.forEach((one) => void one.dispose());
          resolve(message);
        }),
      );
    });
  }
  /** Resolves with the next event that is meant. */
  function heard<T>(event: Event<T>, isMeant: (value: T) => boolean): Promise<T> {
    return new Promise((resolve) => {
      const listening = event((value) => {
        if (!isMeant(value)) return;
        listening.dispose();
        resolve(value);
      });
    });
  }
  const draw = async (id: number, stroke: Stroke): Promise<unknown> => {
    const answered = next((message) => message.type === 'reply' && message.id === id);
    receive(probe, uri, { type: 'stroke', id, width: 14, stroke });
    return answered;
  };

  it('keeps what is typed while strokes are made, and loses no stroke', async () => {
    const strokes: Promise<unknown>[] = [];
    const typed: Promise<unknown>[] = [];
    let title = 'Test Bench';
    for (let x = 9; x < 13; x++) {
      strokes.push(draw(x, { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [14 + x] }));
      typed.push(replaceText(document, title, `${title}!`).catch(() => undefined));
      await typed.at(-1);
      title = /"title": "([^"]*)"/.exec(document.getText())?.[1] ?? '';
    }
    await Promise.all(strokes);
    ok(document.getText().includes('".FFFFFFFFFFFF."'), document.getText());
    ok(title.startsWith('Test Bench!'), title);
    const undone = document
      .getText()
      .replace('".FFFFFFFFFFFF."', '".FFFFFFFF....."')
      .replace(title, 'Test Bench');
    equal(undone, soundLevel, 'all else');
  });

  it('applies another balance, as does the preview', async () => {
    const balance = inWorkspace('reactor.balance.json');
    const { preview } = await extensionApi();
    const painted = nextMessage(preview, uri, 'painted');
    await commands.executeCommand('reactor.preview.openToSide', uri);
    await painted;
    const board = next((message) => message.type === 'document' && message.balance.forecast.horizon === 3);
    const beside = nextMessage(preview, uri, 'document', (message) => message.balance.forecast.horizon === 3);
    try {
      await write(balance, '{ "forecast": { "horizon": 3 } }');
      await Promise.all([board, beside]);
    } finally {
      await remove(balance);
    }
  });

  it('draws a stroke on all boards of a document, and what was typed, without asking for the text again', async () => {
    const second = next((message) => message.type === 'painted');
    await commands.executeCommand('workbench.action.splitEditor');
    await second;
    let asked = 0;
    const counting = probe.onMessage(({ message }) => (asked += message.type === 'ready' ? 1 : 0));
    /** Resolves when both pages show the current version of the text. */
    const bothShow = (): Promise<unknown> => {
      let pages = 0;
      return next((message) => {
        if (message.type === 'painted' && message.version === document.version) pages += 1;
        return pages === 2;
      });
    };
    const drawn = bothShow();
    await draw(1, { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [14 + 9] });
    await drawn;
    const typed = bothShow();
    await replaceText(document, 'Test Bench', 'Bench');
    await typed;
    counting.dispose();
    equal(asked, 0, 'pages that had lost track');
  });

  it('undoes a stroke that is not yet in the text, and not the one before it', async () => {
    await draw(1, { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [14 + 9] });
    const before = document.getText();
    const drawn = draw(2, { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [14 + 10] });
    await commands.executeCommand('reactor.board.undo');
    await drawn;
    equal(document.getText(), before, 'the text after undo');
    await commands.executeCommand('reactor.board.redo');
    ok(document.getText().includes('".FFFFFFFFFF..."'), 'what was redone');
  });

  it('writes a stroke though the board is closed at once', async () => {
    await closeEverything();
    await remove(uri);
    // a document that is open only in its board editor
    uri = freshLevel();
    await write(uri, soundLevel);
    const painted = next((message) => message.type === 'painted');
    await commands.executeCommand('reactor.board.open', uri);
    await painted;
    const dirty = heard(
      workspace.onDidChangeTextDocument,
      ({ document: about }) => about.uri.toString() === uri.toString() && about.isDirty,
    );
    const stroke: Stroke = { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [14 + 9] };
    receive(probe, uri, { type: 'stroke', id: 1, width: 14, stroke });
    await commands.executeCommand('workbench.action.closeActiveEditor');
    const { document: after } = await dirty;
    equal(after.getText(), soundLevel.replace('".FFFFFFFF....."', '".FFFFFFFFF...."'), 'the text');
  });

  it('does not draw on a file that VS Code would not write', async () => {
    const files = workspace.getConfiguration('files');
    const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
    await files.update('readonlyInclude', { [`**/${name}`]: true }, ConfigurationTarget.Workspace);
    try {
      const answered = next(
        (message) => message.type === 'reply' && message.to === 'stroke' && 'refused' in message.result,
      );
      const stroke: Stroke = { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [14 + 9] };
      receive(probe, uri, { type: 'stroke', id: 1, width: 14, stroke });
      await answered;
      equal(document.getText(), soundLevel, 'the text');
      await commands.executeCommand('reactor.board.undo');
      equal(document.getText(), soundLevel, 'the text, undone');
    } finally {
      await files.update('readonlyInclude', undefined, ConfigurationTarget.Workspace);
    }
  });

  it('refuses what was drawn on a map of another size', async () => {
    const answered = next(
      (message) => message.type === 'reply' && message.to === 'stroke' && 'refused' in message.result,
    );
    const stroke: Stroke = { type: 'paint', grid: 'Fuel', glyph: 'F', cells: [20] };
    receive(probe, uri, { type: 'stroke', id: 1, width: 13, stroke });
    await answered;
    equal(document.getText(), soundLevel, 'the text');
  });

  it('gives the first bytes back when all is undone', async () => {
    await draw(1, { type: 'paint', grid: 'Coolant', glyph: 'C', cells: [14 * 3 + 9, 14 * 3 + 10] });
    await draw(2, { type: 'place', prop: { type: 'Door', position: [5, 4] } });
    await draw(3, { type: 'move', from: [8, 3], to: [10, 3] });
    ok(document.getText() !== soundLevel, 'something was drawn');
    for (let step = 0; step < 3; step++) await commands.executeCommand('undo');
    equal(document.getText(), soundLevel, 'the text');
  });
});
