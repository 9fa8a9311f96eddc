import type { Path } from '../../../../engine/core';
import { levelShape } from '../../../../engine/reactor';
import type { JsonValue } from '../../../../engine/json';
import { eachPosition } from '../../../../engine/shape';
import type { LevelContext } from '../level';

/** A position of the file, on the map or off it. */
export interface PlaceInFile {
  readonly path: Path;
  readonly place: readonly [number, number];
}

/** Every position of a level's file that is two whole numbers, in file order. */
export function placesIn({ document, balance }: LevelContext): PlaceInFile[] {
  const { value } = document.json;
  const places: PlaceInFile[] = [];
  eachPosition(levelShape(balance), value, (position, path) => {
    const place = placeOf(position);
    if (place !== undefined) places.push({ path, place });
  });
  return places;
}

/** Column and row, where a value is a position. */
export function placeOf(position: JsonValue): readonly [number, number] | undefined {
  if (!Array.isArray(position) || position.length !== 2) return undefined;
  const [x, y] = position as readonly JsonValue[];
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? [x as number, y as number] : undefined;
}
