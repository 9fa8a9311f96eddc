/** The ids of commands for levels and transcripts that code lenses and code actions offer, by area and verb. */
export const reactorCommands = {
  /** Commands of the server that change a level, whose address is their first argument. */
  level: {
    resize: 'reactor.level.resize',
    mirror: 'reactor.level.mirror',
    rotate: 'reactor.level.rotate',
    moveProp: 'reactor.level.moveProp',
  },
  /** Commands of the server that search for a win. */
  solver: {
    start: 'reactor.solver.start',
    cancel: 'reactor.solver.cancel',
    explain: 'reactor.solver.explain',
  },
  /** Commands of the client of this project, which has a board and can ask questions. */
  client: {
    openPreviewToSide: 'reactor.preview.openToSide',
    promptMoveProp: 'reactor.level.promptMoveProp',
    promptResize: 'reactor.level.promptResize',
    replayTranscript: 'reactor.transcript.replay',
    replayWin: 'reactor.solver.replayWin',
  },
} as const;
