import type { Path } from '../../../../engine/core';
import { roomsShape } from '../../../../engine/rooms';
import { shapeAt, type Members } from '../../../../engine/shape';

/** Returns the members of the table at a path; `undefined` if the format does not know it. */
export function membersAt(path: Path): Members | undefined {
  const shape = shapeAt(roomsShape, undefined, path)?.shape;
  return shape?.kind === 'object' ? shape.members : undefined;
}
