/** The panel of rooms, as VS Code itself has it, on the sample mod. */
import { commands, Selection, ViewColumn, window } from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, inWorkspace, remove, show, write } from './files';
import { extensionApi, nextMessage, nextReply, receive } from './panel-probe';
import { untilFaults } from './problems';

describe('the panel of rooms', () => {
  const core = inWorkspace('samples/rooms/core.rooms.toml');

  afterEach(closeEverything);

  it('shows floors of all files, and leads from rooms to their text and back', async () => {
    const { rooms: probe } = await extensionApi();
    const document = await show(core);
    const registry = nextMessage(probe, core, 'registry');
    const painted = nextMessage(probe, core, 'painted', ({ shown }) => shown.kind === 'floor');
    await commands.executeCommand('reactor.rooms.openPreview', core.toString(), 'core:floor_3', 5);
    const known = await registry;
    equal([known.errors, known.registry.floors.length, known.registry.prefabs.length], [0, 6, 11], 'the mod');
    equal(known.registry.floors.find(({ id }) => id === 'core:floor_3')?.width, 96, 'the overridden size');
    const { shown } = await painted;
    ok(shown.kind === 'floor' && shown.id === 'core:floor_3' && shown.seed === 5, 'the floor');
    ok(shown.kind === 'floor' && shown.hash !== null, 'it is made');

    const caret = nextMessage(probe, core, 'caret', ({ at }) => at?.spot?.x === 4);
    const editor = window.visibleTextEditors.find((each) => each.document === document);
    ok(editor !== undefined, 'the text is seen');
    const place = document.positionAt(document.getText().indexOf('#...<...+') + 4);
    if (editor !== undefined) editor.selection = new Selection(place, place);
    equal(
      (await caret).at,
      { kind: 'prefab', id: 'core:gate', spot: { x: 4, y: 2 } },
      'what the caret is at',
    );

    const selected = new Promise<string>((resolve) => {
      const subscription = window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
        const text = textEditor.document.getText(selections[0]);
        if (text === '') return;
        subscription.dispose();
        resolve(`${textEditor.document.uri.path.split('/').at(-1) ?? ''} ${text}`);
      });
    });
    const at = { kind: 'floor', id: 'deeper:floor_6' } as const;
    receive(probe, core, { type: 'reveal', revision: known.revision, at, focus: true });
    equal(await selected, 'deeper.rooms.toml "deeper:floor_6"', 'what the panel points at');
  });

  it('is there again after a reload, with what it showed', async () => {
    const { rooms: probe } = await extensionApi();
    const painted = nextMessage(probe, core, 'painted', ({ shown }) => shown.kind === 'prefab');
    const kept = window.createWebviewPanel('reactor.rooms', '', ViewColumn.One);
    probe.panels.restore(kept, { version: 1, uri: core.toString() });
    await painted;
    equal(kept.title, 'Rooms core', 'the title');
  });

  it('replays the transcript of the sample, and saves what is played on', async () => {
    const { rooms: probe, fileDialogs } = await extensionApi();
    const transcript = inWorkspace('samples/rooms/core.rooms-transcript.json');
    const painted = nextMessage(probe, core, 'painted', ({ shown }) => shown.kind === 'run');
    await commands.executeCommand('reactor.rooms.replayTranscript', transcript);
    const { shown } = await painted;
    equal(shown, { kind: 'run', floor: 1, turn: 0, status: 'playing' }, 'where it begins');
    const chosen = nextReply(probe, core, 'choose-transcript');
    fileDialogs.open = () => Promise.resolve([transcript]);
    receive(probe, core, { type: 'choose-transcript', id: 1 });
    equal((await chosen).result?.name, 'core.rooms-transcript.json', 'the one that was chosen');
  });

  it('goes on with another file where its own is deleted', async () => {
    const { rooms: probe } = await extensionApi();
    const own = inWorkspace('mod/short.rooms.toml');
    await write(own, '[[npcs]]\nid = "mod:nobody"\n');
    const known = nextMessage(probe, own, 'registry', ({ registry }) => registry.npcs.includes('mod:nobody'));
    await commands.executeCommand('reactor.rooms.openPreview', own.toString());
    equal((await known).name, 'short', 'the file');
    const other = nextMessage(probe, core, 'registry', ({ name }) => name !== 'short');
    await remove(own);
    equal((await other).name, 'core', 'another file');
  });

  it('makes a level of a floor that is not saved and has no fault', async () => {
    await show(core);
    await commands.executeCommand('reactor.level.createFromFloor', core.toString(), 'core:floor_1', 3);
    const level = window.activeTextEditor?.document;
    ok(level?.isUntitled === true && level.languageId === 'reactor-level', 'a new level');
    if (level !== undefined) await untilFaults(level.uri, []);
    ok(level?.getText().includes('core:floor_1, seed 3') === true, 'its title');
  });
});
