import type { VariantShape } from '../../../../../engine/shape';
import { isObject, type Asked, type Whole } from '../../../json/completion/proposal';
import { wholesOfShape } from '../../../json/completion/whole';
import { fittingPosition } from '../guess';
import type { LevelContext } from '../../level';

/** Returns the cases of a prop, predicate or effect. Those that would be an error as they are come last and say so. */
export function fittingFirst(
  level: LevelContext,
  shape: VariantShape,
  asked: Pick<Asked, 'slot' | 'guess'>,
): readonly Whole[] {
  const found = wholesOfShape(shape, asked).map((whole) => ({
    whole,
    missing: missingFor(level, whole, asked),
  }));
  return [
    ...found.filter(({ missing }) => missing === undefined).map(({ whole }) => whole),
    ...found.flatMap(({ whole, missing }) => (missing === undefined ? [] : [{ ...whole, detail: missing }])),
  ];
}

/** Returns what the level lacks for a case, in a few words; `undefined` if the case fits. */
function missingFor(
  level: LevelContext,
  { value }: Whole,
  { slot }: Pick<Asked, 'slot'>,
): string | undefined {
  if (!isObject(value)) return undefined;
  const { position, ...owner } = value;
  if (position !== undefined && fittingPosition(level, [...slot.path, 'position'], owner) === undefined)
    return 'no cell fits yet';
  if (value['type'] === 'Reactor' && !level.sketch.props.some(({ type }) => type === 'ReactorControl'))
    return 'no reactor yet';
  return undefined;
}
