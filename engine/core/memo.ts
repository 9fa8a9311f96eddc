type Plain = string | number | undefined;

/** How many answers are kept for one object: those for the arguments that were asked for of late. */
const KEPT = 4;

/**
 * A function that remembers its answers for as long as its first argument lives; the other arguments are plain. For
 * answers that depend on nothing that changes: what an edit did not touch is the same object before and after it, and
 * is not worked out again.
 */
export function remembering<K extends object, R extends readonly Plain[], V>(
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
