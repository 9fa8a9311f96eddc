/** Whether a cell of a grid holds anything: floor on the terrain, a network cell on a carrier's grid. */
export const ABSENT = 0;
export const PRESENT = 1;
/** The row could not be read. */
export const UNKNOWN = 2;
