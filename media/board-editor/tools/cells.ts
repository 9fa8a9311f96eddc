/** Cells that a gesture covers, as `y * width + x`. */

/** The cells of a line. Consecutive cells share a side, because pipes connect only there. */
export function lineCells(width: number, from: number, to: number): number[] {
  let [x, y] = [from % width, Math.floor(from / width)];
  const [toX, toY] = [to % width, Math.floor(to / width)];
  const [dx, dy] = [Math.abs(toX - x), Math.abs(toY - y)];
  const [stepX, stepY] = [Math.sign(toX - x), Math.sign(toY - y)];
  const cells = [from];
  let [doneX, doneY] = [0, 0];
  while (x !== toX || y !== toY) {
    // take the step that stays nearer to the straight line
    const isAcross = doneY === dy || (doneX < dx && (doneX + 0.5) * dy < (doneY + 0.5) * dx);
    if (isAcross) {
      x += stepX;
      doneX += 1;
    } else {
      y += stepY;
      doneY += 1;
    }
    cells.push(y * width + x);
  }
  return cells;
}

/** The cells of a path, without gaps where the pointer skipped some. */
export function trailCells(width: number, trail: readonly number[]): number[] {
  return trail.flatMap((cell, index) => lineCells(width, trail[index - 1] ?? cell, cell));
}

/** All cells between two corners. */
export function rectangleCells(width: number, from: number, to: number): number[] {
  const [x, toX] = sorted(from % width, to % width);
  const [y, toY] = sorted(Math.floor(from / width), Math.floor(to / width));
  const cells: number[] = [];
  for (let row = y; row <= toY; row++) for (let at = x; at <= toX; at++) cells.push(row * width + at);
  return cells;
}

/** The connected cells around one that have the same value in a grid. */
export function fillCells(grid: Uint8Array, width: number, from: number): number[] {
  const height = Math.floor(grid.length / width);
  const wanted = grid[from];
  const seen = new Uint8Array(grid.length);
  const cells = [from];
  seen[from] = 1;
  // cells added during the loop are visited too
  for (const cell of cells) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    const visit = (isOn: boolean, to: number): void => {
      if (!isOn || seen[to] === 1 || grid[to] !== wanted) return;
      seen[to] = 1;
      cells.push(to);
    };
    visit(x > 0, cell - 1);
    visit(x < width - 1, cell + 1);
    visit(y > 0, cell - width);
    visit(y < height - 1, cell + width);
  }
  return cells;
}

function sorted(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one];
}
