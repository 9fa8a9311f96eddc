import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import { carriers, levelVersion, type Cell } from '../../../../engine/reactor';
import type { Shape } from '../../../../engine/shape';
import { freshId } from '../../text/fresh-id';
import type { LevelContext } from '../level';
import type { Guess } from '../../json/completion/draft';
import { isAt } from '../../json/completion/proposal';
import { newRow, newRows, sizeOf } from './grids';
import { groundOf } from './ground';
import { nearestOf } from './nearest';
import { candidatesFor } from './positions';
import { doorEdges } from './positions/doorways';
import { valuesOf } from './positions/targets';
import { stateNow, typeThere } from './prop-states';
import { anchorOf, targetAt } from './target';

/** Guesses the most likely value at a place of a level that is not written yet. */
export function guessFor(level: LevelContext): Guess {
  return (path, owner, shape) =>
    shape.kind === 'position' ? guessPosition(level, path, owner) : guessOther(level, path, owner, shape);
}

/** Returns the likeliest position that fits an object; `undefined` if no cell does. */
export function fittingPosition(level: LevelContext, path: Path, owner: JsonObject): JsonValue {
  const target = targetAt(level, path, owner, true);
  const { width, height } = level.sketch;
  const cell = nearestOf(candidatesFor(target), { width, height, anchor: anchorOf(target) });
  return cell === undefined ? undefined : level.sketch.positionOf(cell);
}

function guessPosition(level: LevelContext, path: Path, owner: JsonObject): JsonValue {
  const fitting = fittingPosition(level, path, owner);
  if (fitting !== undefined) return fitting;
  // if nothing fits, guess at least a cell that can be walked on
  const target = targetAt(level, path, owner, true);
  const { width, height } = level.sketch;
  const { ground } = target;
  const walkable = { cells: ground.floor, accepts: (one: Cell) => ground.isFloor(one) };
  const near = nearestOf([walkable], { width, height, anchor: anchorOf(target) });
  if (near !== undefined) return level.sketch.positionOf(near);
  // a level without a map gets one with walls around
  return width === 0 ? [1, 1] : undefined;
}

function guessOther(level: LevelContext, path: Path, owner: JsonObject, shape: Shape): JsonValue {
  const { sketch } = level;
  const key = path.at(-1);
  if (path.length === 0) return undefined;
  if (isAt(path, 'version')) return levelVersion;
  if (isAt(path, 'metadata/title')) return 'Untitled';
  if (isAt(path, 'metadata/actionBudget')) return level.balance.turn.actionBudget;
  if (isAt(path, 'dimensions/width')) return sizeOf(sketch, 'width');
  if (isAt(path, 'dimensions/height')) return sizeOf(sketch, 'height');
  if (shape.kind === 'list' && (isAt(path, 'terrain') || isAt(path, 'networks/*')))
    return newRows(sketch, path);
  if (shape.kind === 'string' && (path[0] === 'terrain' || path[0] === 'networks'))
    return newRow(sketch, path);
  if (isAt(path, 'props/*/id'))
    return freshId(
      'core',
      new Set(
        groundOf(level)
          .propsOf('ReactorControl')
          .map(({ value }) => value['id']),
      ),
    );
  if (isAt(path, 'rules/*/id')) return freshId('rule', new Set(sketch.rules.map(({ id }) => id)));
  if (isAt(path, 'props/*/edge')) return guessEdge(level, path, owner);
  if (isAt(path, 'rules/*/effects/*/state') || isAt(path, 'rules/*/predicates/*/state'))
    return guessState(level, owner);
  // for a predicate about a prop, guess the type of the prop at its position
  if (isAt(path, 'rules/*/predicates/*/propType'))
    return typeThere(sketch, { position: owner['position'] }) || undefined;
  // not the first level state, Stable: under most balances, no rule ever sees it
  if (isAt(path, 'rules/*/predicates/*/value') && owner['type'] === 'LevelState') return 'Caution';
  // a rule that asks for a turn means from then on
  if (key === 'op') return owner['type'] === 'Turn' ? '>=' : '==';
  if (key === 'mode' && path[0] === 'props') return owner['type'] === 'CrossJunction' ? '2/2/2' : '2/2';
  if (key === 'carrier') return carrierThere(level, owner);
  if (key === 'reactor') return groundOf(level).propsOf('ReactorControl')[0]?.value['id'];
  return undefined;
}

/** Returns the carrier whose network is at the position of the owner, if there is only one. */
function carrierThere({ sketch }: LevelContext, owner: JsonObject): JsonValue {
  const cell = sketch.cellOf(owner['position']);
  const there = carriers.filter((carrier) => cell !== undefined && sketch.hasNetwork(carrier, cell));
  return there.length === 1 ? there[0] : undefined;
}

function guessEdge(level: LevelContext, path: Path, owner: JsonObject): JsonValue {
  const [edge] = doorEdges(targetAt(level, path, owner, true));
  return edge?.map((cell) => level.sketch.positionOf(cell));
}

/** Guesses a state that the prop does not have, since a rule changes it. */
function guessState({ sketch }: LevelContext, owner: JsonObject): JsonValue {
  const cell = sketch.cellOf(owner['position']);
  const prop = cell === undefined ? undefined : sketch.propAt(cell);
  if (prop === undefined) return undefined;
  const now = stateNow(sketch, owner, 'state');
  return valuesOf(prop.type, 'state').find((value) => value !== now);
}
