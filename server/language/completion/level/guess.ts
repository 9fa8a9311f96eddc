import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import { levelVersion } from '../../../../engine/reactor';
import type { Shape } from '../../../../engine/shape';
import type { LevelContext } from '../../level';
import type { Guess } from '../draft';
import { isAt } from '../proposal';
import { newRow, newRows, sizeOf } from './grids';
import { groundOf } from './ground';
import { freshId } from './ids';
import { nearestOf } from './nearest';
import { candidatesFor } from './positions';
import { doorEdges } from './positions/doorways';
import { valuesOf } from './positions/targets';
import { stateNow } from './prop-states';
import { anchorOf, targetAt } from './target';

/** What a level most likely has at a place that is not written yet. */
export function guessFor(level: LevelContext): Guess {
  return (path, owner, shape) =>
    shape.kind === 'position' ? guessPosition(level, path, owner) : guessOther(level, path, owner, shape);
}

function guessPosition(level: LevelContext, path: Path, owner: JsonObject): JsonValue {
  const target = targetAt(level, path, owner, true);
  const { width, height } = level.sketch;
  const cell = nearestOf(candidatesFor(target), { width, height, anchor: anchorOf(target) });
  if (cell !== undefined) return level.sketch.positionOf(cell);
  // a level without a map gets one with walls around
  return width === 0 ? [1, 1] : undefined;
}

function guessOther(level: LevelContext, path: Path, owner: JsonObject, shape: Shape): JsonValue {
  const { sketch } = level;
  const key = path.at(-1);
  if (path.length === 0) return undefined;
  if (isAt(path, 'version')) return levelVersion;
  if (isAt(path, 'metadata/title')) return 'Untitled';
  if (isAt(path, 'dimensions/width')) return sizeOf(sketch, 'width');
  if (isAt(path, 'dimensions/height')) return sizeOf(sketch, 'height');
  if (shape.kind === 'list' && (isAt(path, 'terrain') || isAt(path, 'networks/*')))
    return newRows(sketch, path);
  if (shape.kind === 'string' && (path[0] === 'terrain' || path[0] === 'networks'))
    return newRow(sketch, path);
  if (isAt(path, 'props/*/id'))
    return freshId(
      'core',
      groundOf(level)
        .propsOf('ReactorControl')
        .map(({ value }) => value['id']),
    );
  if (isAt(path, 'rules/*/id'))
    return freshId(
      'rule',
      sketch.rules.map(({ id }) => id),
    );
  if (isAt(path, 'props/*/edge')) return guessEdge(level, path, owner);
  if (isAt(path, 'rules/*/effects/*/state')) return guessState(level, owner);
  if (isAt(path, 'rules/*/predicates/*/propType')) return typeThere(level, owner);
  // the first level state, Stable, is one that no rule sees under most balances
  if (isAt(path, 'rules/*/predicates/*/value') && owner['type'] === 'LevelState') return 'Caution';
  if (key === 'reactor') return groundOf(level).propsOf('ReactorControl')[0]?.value['id'];
  return undefined;
}

/** A predicate about a prop asks for the one that stands there. */
function typeThere({ sketch }: LevelContext, owner: JsonObject): JsonValue {
  const cell = sketch.cellOf(owner['position']);
  return cell === undefined ? undefined : sketch.propAt(cell)?.type;
}

function guessEdge(level: LevelContext, path: Path, owner: JsonObject): JsonValue {
  const [edge] = doorEdges(targetAt(level, path, owner, true));
  return edge?.map((cell) => level.sketch.positionOf(cell));
}

/** A rule sets a prop to what it is not. */
function guessState({ sketch }: LevelContext, owner: JsonObject): JsonValue {
  const cell = sketch.cellOf(owner['position']);
  const prop = cell === undefined ? undefined : sketch.propAt(cell);
  if (prop === undefined) return undefined;
  const now = stateNow(sketch, owner, 'state');
  return valuesOf(prop.type, 'state').find((value) => value !== now);
}
