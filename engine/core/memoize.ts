type Plain = string | number | boolean | undefined;

/** The number of results that are kept for one object. */
const KEPT = 4;

/**
 * Caches the results of a function as long as its first argument lives; the other arguments are primitive. For results
 * that depend on immutable data only: a part that an edit did not touch stays the same object and is not computed
 * again.
 */
export function memoize<K extends object, R extends readonly Plain[], V>(
  make: (key: K, ...rest: R) => V,
): (key: K, ...rest: R) => V {
  const known = new WeakMap<K, Map<string, V>>();
  return (key, ...rest) => {
    let answers = known.get(key);
    if (!answers) known.set(key, (answers = new Map<string, V>()));
    const name = rest.join();
    if (answers.has(name)) return answers.get(name) as V;
    const answer = make(key, ...rest);
    if (answers.size >= KEPT) answers.clear();
    answers.set(name, answer);
    return answer;
  };
}
