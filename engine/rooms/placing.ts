import { generatorRules } from './generator/rules';
import { entranceTag, type FloorPlan, type Id } from './terms';

/** The reason why a room can never be placed on a floor: its entrance, the lack of a door, or its size. */
export type Obstacle = 'entrance' | 'door' | 'size';

/** A room as drawn. */
type Rows = readonly (string | readonly string[])[];

/** The part of a floor that decides which rooms it can have. */
export type Site = Pick<FloorPlan, 'width' | 'height' | 'rooms'>;

/**
 * Returns the reason why the generator never chooses a room for a tag: a room with an entrance is placed for the
 * entrance's tag only, and a room without a door only if there is nothing to connect it to.
 */
export function choiceObstacle(rows: Rows, tag: Id, { rooms }: Pick<Site, 'rooms'>): Obstacle | undefined {
  if (tag !== entranceTag && rows.some((row) => row.includes('<'))) return 'entrance';
  return rooms === 1 || rows.some((row) => row.includes('+')) ? undefined : 'door';
}

/** Returns the reason why a room can never be placed for a tag, whatever the seed. */
export function obstacleTo(rows: Rows, tag: Id, site: Site): Obstacle | undefined {
  return choiceObstacle(rows, tag, site) ?? (fitsSite(rows, site) ? undefined : 'size');
}

/** Returns true if a room fits into an empty floor, turned one way or the other. */
export function fitsSite(rows: Rows, { width, height }: Pick<Site, 'width' | 'height'>): boolean {
  const inner = [width, height].map((side) => side - 2 * generatorRules.edge);
  const sides = [rows[0]?.length ?? 0, rows.length];
  return Math.max(...sides) <= Math.max(...inner) && Math.min(...sides) <= Math.min(...inner);
}
