import { alternatives, quote } from './phrases';
import type { Member, Members, ObjectShape, VariantShape } from './shape';

/** An object shape, prepared for a fast walk. */
export interface Compiled {
  readonly members: ReadonlyMap<string, Member>;
  readonly required: readonly string[];
  readonly atLeastOne: readonly string[];
  readonly open: boolean;
}

const objects = new WeakMap<ObjectShape, Compiled>();
const variants = new WeakMap<VariantShape, Map<string, Compiled>>();
const commons = new WeakMap<VariantShape, Compiled>();

/** Returns the compiled form of an object shape, computed once per shape. */
export function compileObject(shape: ObjectShape): Compiled {
  return remember(objects, shape, () => compile([shape.members], shape));
}

/**
 * Returns the compiled form of one case of a variant, including its tag and common members; `undefined` if there is no
 * such case.
 */
export function compileCase(shape: VariantShape, name: string): Compiled | undefined {
  const cases = remember(variants, shape, () => {
    const made = new Map<string, Compiled>();
    for (const [key, body] of Object.entries(shape.cases)) {
      made.set(key, compile([tagMember(shape), shape.common, body.members], body));
    }
    return made;
  });
  return cases.get(name);
}

/** Returns the members that a variant has regardless of its tag. */
export function compileCommon(shape: VariantShape): Compiled {
  return remember(commons, shape, () =>
    compile([tagMember(shape), shape.common], { open: false, atLeastOne: [] }),
  );
}

function tagMember(shape: VariantShape): Members {
  return {
    [shape.tag]: {
      // the tag of a chosen case is known to be correct; this only describes a missing one
      shape: { kind: 'anything', called: alternatives(Object.keys(shape.cases).map(quote)) },
      required: true,
      doc: shape.tagDoc,
    },
  };
}

function compile(
  groups: readonly Members[],
  { open, atLeastOne }: Pick<ObjectShape, 'open' | 'atLeastOne'>,
): Compiled {
  const members = new Map<string, Member>();
  for (const group of groups) for (const [key, member] of Object.entries(group)) members.set(key, member);
  const required = [...members].filter(([, member]) => member.required).map(([key]) => key);
  return { members, required, atLeastOne, open };
}

function remember<K extends object, V>(cache: WeakMap<K, V>, key: K, make: () => V): V {
  let value = cache.get(key);
  if (value === undefined) cache.set(key, (value = make()));
  return value;
}
