import type { Demand, Design } from './design';
import type { Tags } from './tags';

/** Returns what is wrong with demands and tags, a sentence each. */
export function coverageFaults(designs: readonly Design[], { tests, misplaced }: Tags): readonly string[] {
  const entries = designs.flatMap(({ sections }) =>
    sections.flatMap(({ demands }) => Object.entries(demands)),
  );
  const demands = new Map<string, Demand>(entries);
  const tagged = new Set(tests.flatMap(({ ids }) => ids));
  const isPlain = (id: string): boolean => typeof demands.get(id) === 'string';
  return [
    ...misplaced.map((place) => `${place}: The tag is not directly above a test. Move it there.`),
    ...tests.flatMap(({ file, ids }) =>
      ids.filter((id) => !demands.has(id)).map((id) => `${file}: Unknown demand ${id} in a tag.`),
    ),
    ...entries
      .filter(([id], index) => entries.findIndex(([other]) => other === id) !== index)
      .map(([id]) => `${id} is listed twice.`),
    ...entries.flatMap(([id, demand]) => {
      if (typeof demand === 'string')
        return tagged.has(id) ? [] : [`${id}: No test holds this demand. Tag one, or give the reason.`];
      const both = tagged.has(id) ? [`${id}: A test has this tag, but the demand is not a plain one.`] : [];
      if ('reason' in demand) return both;
      const unheld = demand.ids.filter((other) => !isPlain(other));
      return [...both, ...unheld.map((other) => `${id} refers to ${other}, which no test holds.`)];
    }),
  ];
}
