import { directions, stepTo } from '../simulation/network/directions';
import { ground } from './scene';

/**
 * Marks the floor that the robot can reach in this number of moves with 1, its own cell included. Doors and hazards do
 * not stop it.
 */
export function reachOf(
  grid: { readonly width: number; readonly height: number; readonly terrain: Uint8Array },
  robot: number,
  moves: number,
): Uint8Array {
  const reached = new Uint8Array(grid.width * grid.height);
  reached[robot] = 1;
  let edge = [robot];
  for (let move = 0; move < moves && edge.length > 0; move++) {
    const next: number[] = [];
    for (const cell of edge) {
      for (const side of directions) {
        const other = stepTo(grid, cell, side);
        if (other < 0 || reached[other] === 1 || grid.terrain[other] !== ground.floor) continue;
        reached[other] = 1;
        next.push(other);
      }
    }
    edge = next;
  }
  return reached;
}
