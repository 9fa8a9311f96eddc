/** The id of the client's command that opens a scenario's panel: file. */
export const openLixPreview = 'reactor.lix.openPreview';
