import { leftOut, type Design } from '../design';

const otherTicket = 'The design leaves this to another ticket.';

/** The format of rooms, how floors are generated from them, and runs. */
export const rooms: Design = {
  title: 'Rooms and floors',
  intro: 'The format and the rules are in [Rooms reference](rooms.md).',
  sections: [
    {
      title: 'Requirements of other tickets',
      demands: {
        'rooms-one-floor': 'A game has one floor. A floor that was left is gone, and there is no way back.',
        'rooms-merchant': 'A room of a merchant appears on every floor that requires one.',
        'rooms-merchant-wanted':
          'A floor that can never have a merchant is a warning where there are merchants.',
        'rooms-item': 'Loot is an item with its definition and affixes.',
        'rooms-affixes': 'Affixes of items are read and kept.',
        'rooms-registry': 'Rooms are a registry in the same pipeline as all others, across files.',
        'rooms-overrides': 'A file adds entries, and replaces those of other files through `overrides`.',
      },
    },
    {
      title: 'How a floor is built',
      demands: {
        'rooms-placement':
          'Rooms are placed at random positions one after the other, with a cell between any two.',
        'rooms-attempts': 'Placing ends after a number of failed attempts.',
        'rooms-chain': 'Each room is joined to the one placed before it, and so every room can be reached.',
        'rooms-extra-corridors': 'A few more corridors join random rooms, so that there are loops.',
        'rooms-l-form': 'A corridor is an L, first horizontal and then vertical, where that is free.',
        'rooms-variants': 'A room can be turned and mirrored in eight ways.',
        'rooms-no-opt-out': leftOut(
          'No field keeps a room from being turned.',
          'The design adds such a field when a room needs it; until then it is an unknown field.',
        ),
      },
    },
    {
      title: 'A prefab',
      demands: {
        'rooms-prefab': 'A prefab has an id, tags and a layout, as in the example of the design.',
        'rooms-drawn': 'Walls, floor, doors and all markers are drawn in the layout itself.',
        'rooms-glyphs': 'The eight characters mean wall, floor, door, enemy, loot, stairs, entrance and NPC.',
        'rooms-merchant-is-npc': 'A merchant is an NPC and has no character of its own.',
        'rooms-doors': 'Doors are where they are drawn: corridors end at doors and dig through no wall.',
        'rooms-step-outside': 'A corridor begins one step outside of a door.',
        'rooms-path-search':
          'Where no L is free, a corridor is a path through free cells and never touches a room.',
        'rooms-nothing-dug': 'Where there is no path, nothing is dug and the fault is reported.',
        'rooms-enemy-by-floor':
          'An `e` is an enemy that the floor chooses, so that a room serves all depths.',
        'rooms-npc-by-prefab': 'The prefab names the NPC of each `n`.',
      },
    },
    {
      title: 'The floor',
      demands: {
        'rooms-floor-fields':
          'A floor has a number, a size, a number of rooms, required tags, weighted tags, weighted creatures and a loot table.',
        'rooms-required-first': 'Required rooms are placed first, in their order, on the empty floor.',
        'rooms-count': 'The number of rooms includes the required ones and is never exceeded.',
        'rooms-weights': 'The other rooms are chosen by weight.',
        'rooms-by-tag': 'All rooms are chosen by tags, so that a mod can add an entrance of its own.',
        'rooms-optional-dropped': 'An optional room that does not fit is left out without an error.',
        'rooms-too-small':
          'Required rooms that cannot fit by their areas are a warning when files are loaded.',
        'rooms-no-floor': 'A required room that fits nowhere gives no floor, and the fault names its tag.',
        'rooms-no-fallback': leftOut(
          'Nothing else is tried for a required room that finds no place at random.',
          'The whole floor is searched for a place first ([Rooms reference](rooms.md#how-a-floor-is-generated)), so that a floor that can be made is made.',
        ),
        'rooms-floors-are-data': 'A mod adds or replaces a floor in the same way as every entry.',
        'rooms-ten-registries':
          'The other registries of the pipeline are left to their own files and are not errors.',
      },
    },
    {
      title: 'Fights',
      demands: {
        'rooms-fight-on-entry': 'Entering a room with living enemies starts a fight with them.',
        'rooms-cleared': 'A room is cleared after the win, and entering it again starts nothing.',
        'rooms-no-roaming': leftOut(
          'Enemies do not walk around.',
          'It describes what is not built; the enemies of a room are those that its layout draws.',
        ),
      },
    },
    {
      title: 'The inside of a floor',
      demands: {
        'rooms-tiles': 'A floor has tiles of five kinds: wall, floor, door, stairs and entrance.',
        'rooms-room-state':
          'A room has its prefab, its rectangle, its enemies, its piles and whether it is cleared.',
        'rooms-corridors-no-room': 'Corridors belong to no room, and a player in a corridor is in none.',
        'rooms-moved': 'Enemies are moved into the fight, not copied.',
        'rooms-row-length': 'Rows of different length are an error when files are loaded.',
      },
    },
    {
      title: 'Addition from ticket 16',
      demands: {
        'rooms-loot-late':
          'What a pile holds is drawn when it is picked up; the number of piles is fixed before.',
        'rooms-loot-table': 'Piles of a room are drawn from its own table, or from that of the floor.',
        'rooms-loot-symbol': 'All piles look the same.',
        'rooms-loot-id': 'The loot of a prefab is the id of a table.',
      },
    },
    {
      title: 'How a run is won',
      demands: {
        'rooms-win': 'Descending from the floor with the highest number wins the run.',
        'rooms-win-defined': 'A floor that is defined but has an error does not count as the end of the run.',
        'rooms-longer-run': 'A mod that adds a floor makes the run longer.',
      },
    },
    {
      title: 'Additions to closed tickets',
      demands: {
        'rooms-room-entered': 'Entering a room is an event with the id of its prefab.',
        'rooms-triggers': 'A prefab can carry triggers, which are left unread here.',
        'rooms-game-over': 'The end of a run is a death or a win.',
        'rooms-end-screen': 'The end of a run shows the floor, the turn, the gold and the history.',
      },
    },
    {
      title: 'Requests to other tickets',
      demands: {
        'rooms-save-schema': leftOut('Saves keep the layout or the seed.', otherTicket),
        'rooms-floor-loot': 'The loot of a floor is the table that its piles are drawn from.',
        'rooms-boss': leftOut('A boss has phases.', otherTicket),
      },
    },
  ],
};
