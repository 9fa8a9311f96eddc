import type { Path } from '../../../../engine/core';
import type { JsonValue } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import type { LevelContext } from '../level';
import type { Plan } from './plan';

const MODE = /^\d\/\d(?:\/\d)?$/;

/**
 * Reverses the modes of junctions wherever the file has one. A mode gives its shares clockwise after the side that the
 * junction is fed from; in a mirror that order runs the other way.
 */
export function reverseModes({ document, sketch }: LevelContext, plan: Plan): void {
  const { value } = document.json;
  const reverse = (path: Path): void => {
    const mode = valueAt(value, path);
    if (typeof mode === 'string' && MODE.test(mode)) plan.set(path, mode.split('/').reverse().join('/'));
  };
  for (const { index } of sketch.props) reverse(['props', index, 'mode']);
  eachIndex(value, ['state', 'props'], (index) => {
    reverse(['state', 'props', index, 'mode']);
  });
  for (const { index } of sketch.rules) {
    eachIndex(value, ['rules', index, 'predicates'], (at) => {
      reverse(['rules', index, 'predicates', at, 'mode']);
    });
    eachIndex(value, ['rules', index, 'effects'], (at) => {
      reverse(['rules', index, 'effects', at, 'state']);
    });
  }
}

function eachIndex(value: JsonValue, path: Path, visit: (index: number) => void): void {
  const list = valueAt(value, path);
  if (Array.isArray(list)) for (const index of list.keys()) visit(index);
}
