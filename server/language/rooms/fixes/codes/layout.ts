import { counted } from '../../../../../engine/core';
import type { TextEdit } from '../../../../../engine/json';
import { commonLengths, glyphOf, isWalkable, piecesOf, type RoomPosition } from '../../../../../engine/rooms';
import { drawnAt, type Drawn } from '../drawn';
import type { RoomsFix } from '../context';
import type { Proposal } from '../../../text/fixes';

/** Returns the fix of something drawn. */
function ofLayout(propose: (drawn: Drawn) => readonly Proposal[]): RoomsFix {
  return (problem) => {
    const drawn = drawnAt(problem);
    return drawn === undefined ? [] : propose(drawn);
  };
}

/** Makes all rows as long as most of them are: floor before the last wall of a row, or walls in a row of walls. */
export const squareRows: RoomsFix = ofLayout((drawn) => {
  const { rows } = drawn.layout;
  const lengths = commonLengths(rows);
  return [
    ...withoutBlanks(drawn),
    ...lengths.slice(0, 2).map((length, index) => ({
      title: `Make all rows ${counted(length, 'character')} long`,
      edits: rows.flatMap((row, y) => resized(drawn, row, y, length)),
      isPreferred: index === 0,
    })),
  ];
});

/** Removes the blanks around the rows if the whole layout was indented. */
function withoutBlanks(drawn: Drawn): Proposal[] {
  const rows = drawn.layout.rows.map((row) => row.join(''));
  const drawnRows = rows.map((row) => row.trim()).filter((row) => row !== '');
  if (drawnRows.length === 0 || !rows.every((row) => /^\s|^$|\s$/.test(row))) return [];
  return [{ title: 'Trim the rows', edits: drawn.redraw(drawnRows), isPreferred: true }];
}

function resized(drawn: Drawn, row: readonly string[], y: number, length: number): TextEdit[] {
  const missing = length - row.length;
  const isWall = row.every((character) => character === '#' || character === '+');
  const ends = row.at(-1) === '#' || row.at(-1) === '+';
  if (missing > 0) {
    if (isWall) return drawn.splice(row.length, y, 0, '#'.repeat(missing));
    return ends
      ? drawn.splice(row.length - 1, y, 0, '.'.repeat(missing))
      : drawn.splice(row.length, y, 0, `${'.'.repeat(missing - 1)}#`);
  }
  if (missing === 0) return [];
  // remove plain walls or floor before the end of the row if there are enough
  const plain = isWall ? '#' : '.';
  const last = ends && !isWall ? row.length - 1 : row.length;
  const from = last + missing;
  const isPlain = from >= 0 && row.slice(from, last).every((character) => character === plain);
  return isPlain ? drawn.splice(from, y, -missing, '') : drawn.splice(length, y, -missing, '');
}

const meantBy: Readonly<Record<string, string>> = {
  ' ': '.',
  ',': '.',
  _: '.',
  '·': '.',
  '|': '#',
  '-': '#',
  '=': '#',
  x: '#',
  X: '#',
  '█': '#',
  '/': '+',
  "'": '+',
  d: '+',
  D: '+',
  '@': '<',
  $: 'l',
  '*': 'l',
  '?': 'n',
  m: 'e',
  M: 'e',
  s: '>',
  S: '>',
};

export const meantGlyph: RoomsFix = ofLayout((drawn) => {
  const { x, y } = drawn;
  const character = drawn.at(x, y) ?? '';
  const small = character.toLowerCase();
  const likely = glyphOf(small) !== undefined ? small : meantBy[character];
  const isRim = onRim(drawn, { x, y });
  const choices = [
    ...new Set([...(likely === undefined ? [] : [likely]), isRim ? '#' : '.', isRim ? '+' : '#']),
  ];
  return [
    ...withoutBlanks(drawn),
    ...choices.map((glyph) => writing(drawn, { x, y }, glyph, glyph === likely)),
  ];
});

export const closeWall: RoomsFix = ofLayout((drawn) => [
  writing(drawn, drawn, '#', true),
  ...(isCorner(drawn, drawn) ? [] : [writing(drawn, drawn, '+', false)]),
]);

/** Draws walls and a door around a layout that is too small to contain walls. */
export const frame: RoomsFix = ofLayout((drawn) => {
  const { rows } = drawn.layout;
  const width = Math.max(1, ...rows.map(({ length }) => length));
  if (width > maxFramed || rows.length > maxFramed) return [];
  const inside = (rows.length === 0 ? [[]] : rows).map((row) => {
    const cells = row.map((character) => (character === '+' || character === '#' ? '.' : character));
    return `#${cells.join('')}${'.'.repeat(width - row.length)}#`;
  });
  const middle = Math.floor(width / 2) + 1;
  const wall = '#'.repeat(width + 2);
  const bottom = `${wall.slice(0, middle)}+${wall.slice(middle + 1)}`;
  return [{ title: 'Draw walls around the room', edits: drawn.redraw([wall, ...inside, bottom]) }];
});

/** Larger ones stay too large with walls around them. */
const maxFramed = 62;

/** Moves a door out of its corner, along either wall. */
export const moveCornerDoor: RoomsFix = ofLayout((drawn) => {
  const { x, y, width, height } = drawn;
  const right = x === 0;
  const down = y === 0;
  const along: [string, RoomPosition][] = [
    [right ? 'right' : 'left', { x: right ? 1 : width - 2, y }],
    [down ? 'down' : 'up', { x, y: down ? 1 : height - 2 }],
  ];
  return [
    ...along.flatMap(([way, spot]) => moving(drawn, spot, `Move the door ${way}`)),
    ...doorSpots(drawn)
      .slice(0, 1)
      .flatMap((spot) => moving(drawn, spot, 'Move the door to a walkable cell')),
    writing(drawn, drawn, '#', false),
  ];
});

/** Moves a door from inside of the room into the nearest outer wall. */
export const moveInnerDoor: RoomsFix = ofLayout((drawn) => {
  const { x, y } = drawn;
  const [near] = doorSpots(drawn).sort(
    (one, other) => Math.abs(one.x - x) + Math.abs(one.y - y) - Math.abs(other.x - x) - Math.abs(other.y - y),
  );
  const moved: Proposal[] =
    near === undefined
      ? []
      : [
          {
            title: 'Move the door to the nearest outer wall',
            edits: [...drawn.write(x, y, '.'), ...drawn.write(near.x, near.y, '+')],
          },
        ];
  return [...moved, writing(drawn, drawn, '.', false), writing(drawn, drawn, '#', false)];
});

/** Adds a door in an outer wall, next to a cell that can be walked on and as near to the middle as possible. */
export const addDoor: RoomsFix = ofLayout((drawn) => {
  const middle = ({ x, y }: RoomPosition): number =>
    Math.min(Math.abs(2 * x - drawn.width + 1), Math.abs(2 * y - drawn.height + 1));
  const [best] = doorSpots(drawn).sort((one, other) => middle(one) - middle(other));
  return best === undefined
    ? []
    : [{ title: 'Add a door', edits: drawn.write(best.x, best.y, '+'), isPreferred: true }];
});

/** Opens the shortest way between two parts of a room, or fills the part that is cut off. */
export const joinParts: RoomsFix = ofLayout((drawn) => {
  const pieces = piecesOf(drawn.layout.rows);
  const piece = pieces.find((spots) => spots.some(({ x, y }) => x === drawn.x && y === drawn.y));
  if (piece === undefined || piece === pieces[0]) return [];
  const way = wayBetween(drawn, piece, pieces[0] ?? []);
  return [
    ...(way === undefined
      ? []
      : [
          {
            title: 'Open a path to the rest of the room',
            edits: way.flatMap(({ x, y }) => drawn.write(x, y, '.')),
            isPreferred: true,
          },
        ]),
    { title: 'Fill the area with walls', edits: piece.flatMap(({ x, y }) => drawn.write(x, y, '#')) },
  ];
});

export const oneEntrance: RoomsFix = ofLayout((drawn) => {
  if (drawn.at(drawn.x, drawn.y) === '<') return [writing(drawn, drawn, '.', true)];
  return placing(drawn, '<', 'Add an entrance');
});

export const addStairs: RoomsFix = ofLayout((drawn) => placing(drawn, '>', 'Add stairs'));

export const plainFloor: RoomsFix = ofLayout((drawn) => [writing(drawn, drawn, '.', true)]);

function placing(drawn: Drawn, glyph: string, title: string): readonly Proposal[] {
  const floor = drawn.layout.rows.flatMap((row, y) =>
    row.flatMap((character, x) => (character === '.' ? [{ x, y }] : [])),
  );
  const spot = floor[Math.floor(floor.length / 2)];
  return spot === undefined ? [] : [{ title, edits: drawn.write(spot.x, spot.y, glyph), isPreferred: true }];
}

function writing(drawn: Drawn, { x, y }: RoomPosition, glyph: string, isPreferred: boolean): Proposal {
  const meaning = glyphOf(glyph)?.meaning.split(/[,;]/)[0] ?? '';
  return { title: `Change to "${glyph}" (${meaning})`, edits: drawn.write(x, y, glyph), isPreferred };
}

function moving(drawn: Drawn, to: RoomPosition, title: string): Proposal[] {
  if (drawn.at(to.x, to.y) !== '#') return [];
  const edits = [...drawn.write(drawn.x, drawn.y, '#'), ...drawn.write(to.x, to.y, '+')];
  return [{ title, edits, isPreferred: isWalkable(inward(drawn, to)) }];
}

/** Returns the places in the outer walls, without corners, next to a cell that can be walked on. */
function doorSpots(drawn: Drawn): RoomPosition[] {
  return drawn.layout.rows.flatMap((row, y) =>
    row.flatMap((character, x) => {
      const spot = { x, y };
      const isFree = character === '#' && onRim(drawn, spot) && !isCorner(drawn, spot);
      return isFree && isWalkable(inward(drawn, spot)) ? [spot] : [];
    }),
  );
}

function inward(drawn: Drawn, { x, y }: RoomPosition): string | undefined {
  if (y === 0) return drawn.at(x, 1);
  if (y === drawn.height - 1) return drawn.at(x, y - 1);
  return x === 0 ? drawn.at(1, y) : drawn.at(x - 1, y);
}

function onRim({ width, height }: Drawn, { x, y }: RoomPosition): boolean {
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

function isCorner({ width, height }: Drawn, { x, y }: RoomPosition): boolean {
  return (x === 0 || x === width - 1) && (y === 0 || y === height - 1);
}

/** Returns the walls to open on a shortest way through the room from one part to another. */
function wayBetween(
  drawn: Drawn,
  from: readonly RoomPosition[],
  to: readonly RoomPosition[],
): RoomPosition[] | undefined {
  const key = ({ x, y }: RoomPosition): number => y * drawn.width + x;
  const before = new Map<number, RoomPosition | undefined>(from.map((spot) => [key(spot), undefined]));
  const goal = new Set(to.map(key));
  let edge: readonly RoomPosition[] = from;
  while (edge.length > 0) {
    const next: RoomPosition[] = [];
    for (const spot of edge) {
      for (const [dx, dy] of [
        [0, -1],
        [-1, 0],
        [1, 0],
        [0, 1],
      ] as const) {
        const step = { x: spot.x + dx, y: spot.y + dy };
        if (before.has(key(step)) || drawn.at(step.x, step.y) === undefined) continue;
        if (goal.has(key(step))) return wayTo(spot, (one) => before.get(key(one)));
        if (onRim(drawn, step)) continue;
        before.set(key(step), spot);
        next.push(step);
      }
    }
    edge = next;
  }
  return undefined;
}

/** Returns a cell and the cells of the way before it, without the first. */
function wayTo(last: RoomPosition, before: (spot: RoomPosition) => RoomPosition | undefined): RoomPosition[] {
  const way: RoomPosition[] = [];
  let at = last;
  for (let previous = before(at); previous !== undefined; previous = before(at)) {
    way.push(at);
    at = previous;
  }
  return way;
}
