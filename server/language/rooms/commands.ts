/** The id of the client's command that opens the rooms panel: file, floor, seed. */
export const openRoomsPreview = 'reactor.rooms.openPreview';
