import type { Path } from '../../../../../engine/core';
import { carrierKeys, carriers, type Carrier } from '../../../../../engine/reactor';
import { setMember } from '../../../json/edits';
import type { PropEntry } from '../../level';
import type { LevelFix, LevelProblem } from '../context';
import { distance, positionOf, shownCell } from '../tools/cells';
import { asPosition, isObject, listAt, objectAt } from '../../../json/fixes/tools/values';

/** Fixes a missing or wrong binding of a reactor: binds a consumer of the carrier. */
export const binding: LevelFix = {
  advice:
    'Change to the position of a consumer of that carrier. Preferred if the level has only one, or only one that is not bound to another reactor; otherwise all are offered, the nearest first.',
  *propose(problem) {
    const { diagnostic, context } = problem;
    const { path } = diagnostic;
    const owner: Path = path.slice(0, 3);
    const bindings = objectAt(problem, owner);
    for (const carrier of wanted(problem, path)) {
      const key = carrierKeys[carrier];
      const { fitting, only } = consumersOf(problem, carrier, asPosition(bindings[key]));
      for (const prop of fitting) {
        if (prop.cell === undefined) continue;
        yield {
          title: `Bind ${key} to the ${prop.type} at ${shownCell(context.sketch, prop.cell)}`,
          edits: setMember(context.json, owner, key, positionOf(context.sketch, prop.cell), {
            order: carriers.map((one) => carrierKeys[one]),
          }),
          isPreferred: prop === only,
        };
      }
    }
  },
};

/** The carriers that a problem is about. For a problem of all bindings, the missing one. */
function wanted({ diagnostic, context }: LevelProblem, path: Path): Carrier[] {
  if (path.length > 3) return carriers.filter((carrier) => carrierKeys[carrier] === path[3]);
  const absent = carriers.filter(
    (carrier) => context.json.spanOf([...path, carrierKeys[carrier]]) === undefined,
  );
  const named = absent.filter((carrier) => carrierKeys[carrier] === diagnostic.data?.missing);
  return named.length > 0 ? named : absent;
}

/** Returns the consumers of a carrier, best first. `only` is the one consumer, or the one that is not bound yet. */
function consumersOf(
  problem: LevelProblem,
  carrier: Carrier,
  from: readonly [number, number] | undefined,
): { readonly fitting: readonly PropEntry[]; readonly only: PropEntry | undefined } {
  const { sketch } = problem.context;
  const all = sketch.props.filter((prop) => prop.type === `${carrier}Consumer` && prop.cell !== undefined);
  const bound = new Set(
    listAt(problem, ['props']).flatMap((prop) => {
      const consumers = isObject(prop) ? prop['consumers'] : undefined;
      const cell = isObject(consumers) ? sketch.cellOf(consumers[carrierKeys[carrier]]) : undefined;
      return cell === undefined ? [] : [cell];
    }),
  );
  const free = all.filter(({ cell }) => cell === undefined || !bound.has(cell));
  const only = all.length === 1 ? all[0] : free.length === 1 ? free[0] : undefined;
  const apart = ({ cell }: PropEntry): number =>
    from === undefined || cell === undefined ? 0 : distance(sketch.positionOf(cell), from);
  const rank = (prop: PropEntry): number => (prop === only ? -1 : free.includes(prop) ? 0 : 1);
  const fitting = [...all].sort((one, other) => rank(one) - rank(other) || apart(one) - apart(other));
  return { fitting: fitting.slice(0, 5), only };
}
