import type { Severity } from '../core';

/**
 * The code and severity of every issue of rooms files. The manual is generated from the doc comments: one sentence on
 * what is wrong, more where it helps, and how to fix it.
 */
export const roomsCodes = {
  /**
   * The text is not valid TOML.
   *
   * Nothing after the fault can be read, so the last valid entries of the file stay in use.
   *
   * Fix: the message says what was expected at the marked place. A quick fix closes an open bracket or string, or
   * puts a value in quotes. Each one is tried before it is offered: the error is gone, or more lines are valid.
   */
  syntax: 'error',
  /**
   * A required field is missing.
   *
   * Fix: add the key, with a value of the type that the message names.
   */
  'missing-field': 'error',
  /**
   * A table has an unknown key.
   *
   * Keys that start with `x-` are allowed everywhere, for your own notes. Tables of other registries, such as `[[items]]`,
   * are not read; a table is reported if its name is a misspelling of a rooms table.
   *
   * Fix: correct the name, remove the key, or start it with `x-`.
   */
  'unknown-field': 'error',
  /**
   * A value has the wrong type.
   *
   * Fix: use a value of the type that the message names.
   */
  'wrong-type': 'error',
  /**
   * A value has the right type but is not allowed, such as a weight of 0 or a size that is too large.
   *
   * Fix: use one of the values that the message names.
   */
  'invalid-value': 'error',
  /**
   * An id or tag is not of the form `namespace:name`.
   *
   * Both parts can contain lowercase letters, digits, `_`, `-` and `.`; the name can also contain `/`.
   *
   * Fix: write it as `mymod:name`.
   */
  'malformed-id': 'error',
  /**
   * Two entries of one kind have the same id.
   *
   * Which of them counts would depend on the order of the files. The first one is used until this is fixed.
   *
   * Fix: rename one, or, if this file replaces the other entry, add the id to `overrides`.
   */
  'duplicate-id': 'error',
  /**
   * Two floors have the same number, so that a run could not tell which comes next.
   *
   * Fix: give one of them another number, or let it override the other.
   */
  'duplicate-number': 'error',
  /**
   * A file overrides an id that it does not define, or that no other file defines.
   *
   * Fix: correct the id, add the entry, or take the id out of `overrides`.
   */
  'unused-override': 'warning',
  /**
   * The rows of a layout do not all have the same length.
   *
   * Most rows have the expected length.
   *
   * Fix: add or remove characters until all rows are equally long.
   */
  'row-length': 'error',
  /**
   * A layout has fewer than 3 rows or columns, or more than 64.
   *
   * Fix: draw at least one floor cell with walls around it, or make the room smaller.
   */
  'layout-size': 'error',
  /**
   * A layout contains an unknown character.
   *
   * Fix: write one of `#` wall, `.` floor, `+` door, `e` enemy, `l` loot, `>` stairs, `<` entrance, `n` NPC.
   */
  'unknown-glyph': 'error',
  /**
   * A door is inside the room, where no corridor can reach it.
   *
   * Fix: move it into an outer wall.
   */
  'door-not-on-rim': 'error',
  /**
   * A door is in a corner, where no corridor can reach it.
   *
   * Fix: move it along the wall.
   */
  'door-in-corner': 'error',
  /**
   * A room's outer wall has a hole.
   *
   * The outermost cells must be walls or doors. Otherwise the room would open onto rock, or onto a passing corridor.
   *
   * Fix: write `#` or `+` there.
   */
  'wall-open': 'error',
  /**
   * A room that must be connected to other rooms has no door.
   *
   * Corridors connect to doors only. A room without a door can be used only on floors with one room.
   *
   * Fix: write `+` somewhere in an outer wall, not in a corner.
   */
  'no-door': 'error',
  /**
   * A part of a room cannot be reached from the rest of it.
   *
   * Doors count as part of the room: a door that is blocked by a wall is cut off.
   *
   * Fix: open a path, or fill the part with walls.
   */
  'room-not-connected': 'error',
  /**
   * A room tagged `core:entrance` has no `<`, or several.
   *
   * Fix: write exactly one `<`.
   */
  'entrance-count': 'error',
  /**
   * A room tagged `core:stairs` has no `>`.
   *
   * Fix: write at least one `>`.
   */
  'stairs-missing': 'error',
  /**
   * A room has a `<` but is not tagged as an entrance.
   *
   * A floor has one place where the player arrives.
   *
   * Fix: tag the room `core:entrance`, or write `.` there.
   */
  'entrance-misplaced': 'error',
  /**
   * A prefab names more or fewer NPCs than it has `n`.
   *
   * Fix: add or remove an `n` or an NPC.
   */
  'npc-count': 'error',
  /**
   * A floor uses a tag that no prefab has.
   *
   * Fix: correct the tag, or tag a prefab with it.
   */
  'unknown-tag': 'error',
  /**
   * A floor does not require `core:entrance` exactly once.
   *
   * Fix: name it once in `required`.
   */
  'floor-without-entrance': 'error',
  /**
   * A floor names `core:entrance` among its optional rooms.
   *
   * A floor has one entrance, which `required` names. An optional entrance could give it more than one.
   *
   * Fix: remove it from `prefabs`.
   */
  'entrance-optional': 'error',
  /**
   * A floor requires a tag that only entrances have.
   *
   * A prefab with an entrance is placed only for `core:entrance`. Nothing can ever be placed for this tag, so the
   * floor cannot be generated from any seed.
   *
   * Fix: give the tag to a prefab without an entrance, or remove it.
   */
  'only-entrances': 'error',
  /**
   * A floor names a tag for its optional rooms, but no prefab with this tag can ever be placed.
   *
   * Prefabs with an entrance are placed only for `core:entrance`, and prefabs without a door only on floors with one
   * room. A prefab that is larger than the floor is never placed.
   *
   * Fix: add a prefab with this tag that can be placed, or remove the tag.
   */
  'tag-never-placed': 'warning',
  /**
   * A floor does not require `core:stairs`.
   *
   * Fix: add it to `required`.
   */
  'floor-without-stairs': 'error',
  /**
   * A floor requires more rooms than its number of `rooms`.
   *
   * Fix: raise `rooms` to at least the number of `required` tags.
   */
  'too-many-required': 'error',
  /**
   * A floor is too small for its required rooms.
   *
   * The calculation uses the smallest room of each tag that can be placed, with one cell between rooms and two cells to the floor's edge.
   *
   * Fix: enlarge `size`, require less, or draw smaller rooms.
   */
  'floor-too-small': 'warning',
  /**
   * A floor has no creatures, but its rooms have `e`.
   *
   * Nothing is placed there, so the room counts as cleared.
   *
   * Fix: name creatures in the floor's `creatures`.
   */
  'no-creatures': 'warning',
  /**
   * A floor has no loot table, but its rooms have `l`.
   *
   * The piles of a room are drawn from the room's `loot`, or else from the floor's. Without a table, they are empty.
   *
   * Fix: name a loot table in the floor's `loot`, or in the room's.
   */
  'no-loot': 'warning',
  /**
   * A floor can never have a merchant's room, although some room is tagged `core:merchant`.
   *
   * Visited floors are discarded, so a player can trade only on floors that have a merchant of their own.
   *
   * Fix: add `core:merchant` to `required`, or to `prefabs` with a weight.
   */
  'floor-without-merchant': 'warning',
  /**
   * A floor cannot be reached, since the number before its own is missing.
   *
   * The run is won on the last floor before the gap.
   *
   * Fix: number the floors 1, 2, 3 without a gap.
   */
  'floor-gap': 'warning',
  /**
   * A floor uses a creature that no file defines, although some files define creatures.
   *
   * Fix: correct the id, or add it under `[[creatures]]`.
   */
  'unknown-creature': 'error',
  /**
   * An unknown loot table is used, although some files define loot tables.
   *
   * Fix: correct the id, or add it under `[[loot_tables]]`.
   */
  'unknown-loot': 'error',
  /**
   * An unknown NPC is used, although some files define NPCs.
   *
   * Fix: correct the id, or add it under `[[npcs]]`.
   */
  'unknown-npc': 'error',
  /**
   * No floor ever places this prefab.
   *
   * Fix: give it a tag that a floor uses, or remove it.
   */
  'unused-prefab': 'warning',
} as const satisfies Record<string, Severity>;

export type RoomsCode = keyof typeof roomsCodes;
