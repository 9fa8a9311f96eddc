/** The values of a grid's cells. A present cell is floor on the terrain, and a network cell on a carrier's grid. */
export const ABSENT = 0;
export const PRESENT = 1;
/** The row could not be read. */
export const UNKNOWN = 2;
