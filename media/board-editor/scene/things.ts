/** Changes to the objects on cells that several strokes share. */
import type { Scene, SceneProp } from '../../../engine/reactor/picture';
import type { Place } from '../../../protocol/board';
import { isInBox } from '../level/box';

/** Maps a cell to its new cell; `undefined` off the map. */
export type Go = (cell: number) => number | undefined;

/** Moves cells by the distance between two positions. */
export function along({ width, height }: Scene, from: Place, to: Place): Go {
  return (cell) => {
    const x = (cell % width) + to[0] - from[0];
    const y = Math.floor(cell / width) + to[1] - from[1];
    return isInBox({ at: [0, 0], width, height }, [x, y]) ? y * width + x : undefined;
  };
}

/** The edge of a moved door; `null` if it has none or one side is off the map. */
export function movedEdge(prop: SceneProp, go: Go): readonly [number, number] | null {
  if (prop.type !== 'Door' || prop.edge === null) return null;
  const [one, other] = prop.edge.map(go);
  return one === undefined || other === undefined ? null : [one, other];
}

/** Removes objects from cells. Unaffected lists stay the same object. */
export function withoutThings(scene: Scene, cells: readonly number[], what: readonly string[]): Scene {
  const gone = new Set(cells);
  const { props, leaks } = scene;
  const left = <T extends { readonly cell: number }>(list: readonly T[]): readonly T[] =>
    list.some(({ cell }) => gone.has(cell)) ? list.filter(({ cell }) => !gone.has(cell)) : list;
  return {
    ...(what.includes('hazards') ? withHazards(scene, cells) : scene),
    props: what.includes('props') ? left(props) : props,
    leaks: what.includes('leaks') ? left(leaks) : leaks,
  };
}

/** Replaces the hazards of cells with those of another scene, or removes them. */
export function withHazards(scene: Scene, cells: readonly number[], given?: Scene): Scene {
  const gone = new Set(cells);
  const isClean = cells.every((cell) => scene.codes[cell] === 0);
  if (given === undefined && isClean && !scene.blocks.some(({ cell }) => gone.has(cell))) return scene;
  const [hazards, codes] = [scene.hazards.slice(), scene.codes.slice()];
  for (const cell of cells) {
    codes[cell] = given?.codes[cell] ?? 0;
    for (let at = 4 * cell; at < 4 * cell + 4; at++) hazards[at] = given?.hazards[at] ?? 0;
  }
  const blocks = [...scene.blocks.filter(({ cell }) => !gone.has(cell)), ...(given?.blocks ?? [])];
  return { ...scene, hazards, codes, blocks };
}
