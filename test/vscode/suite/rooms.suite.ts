/** Files with rooms, as VS Code itself has them. The samples' rooms lie in the same workspace folder, and count. */
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
});
