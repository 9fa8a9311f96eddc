/** The ids of all commands that the extension registers (`reactor.<area>.<verb>`) and of the server's commands that it runs. */
import type { PreviewCommand } from '../../protocol/preview';
import { openLixPreview } from '../../server/language/lix/commands';
import { reactorCommands } from '../../server/language/reactor/commands';
import { openRoomsPreview } from '../../server/language/rooms/commands';

const { client, level, solver } = reactorCommands;

export const commandIds = {
  board: {
    open: 'reactor.board.open',
    undo: 'reactor.board.undo',
    redo: 'reactor.board.redo',
  },
  level: {
    create: 'reactor.level.create',
    createFromFloor: 'reactor.level.createFromFloor',
    save: 'reactor.level.save',
    showForecast: 'reactor.level.showForecast',
    promptResize: client.promptResize,
    promptTransform: 'reactor.level.promptTransform',
    play: 'reactor.level.play',
    solve: 'reactor.level.solve',
    promptMoveProp: client.promptMoveProp,
    resize: level.resize,
    mirror: level.mirror,
    rotate: level.rotate,
    moveProp: level.moveProp,
  },
  lix: {
    openPreview: openLixPreview,
  },
  preview: {
    open: 'reactor.preview.open',
    openToSide: client.openPreviewToSide,
    /** Asks for a format. */
    export: 'reactor.preview.export',
    pin: 'reactor.preview.pin',
    unpin: 'reactor.preview.unpin',
    /** A command that a key of the panel also runs. */
    ofKey: (name: PreviewCommand) => `reactor.preview.${name}` as const,
  },
  rooms: {
    openPreview: openRoomsPreview,
    replayTranscript: 'reactor.rooms.replayTranscript',
  },
  server: {
    restart: 'reactor.server.restart',
    showOutput: 'reactor.server.showOutput',
  },
  solver: {
    start: solver.start,
    explain: solver.explain,
    replayWin: client.replayWin,
  },
  transcript: {
    replay: client.replayTranscript,
  },
  walkthrough: {
    open: 'reactor.walkthrough.open',
  },
} as const;
