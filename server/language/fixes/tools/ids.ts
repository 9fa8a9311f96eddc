/** An id like another that nobody has yet: `core-2`. */
export function freshId(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base) && base !== '') return base;
  const stem = base.replace(/-\d+$/, '') || 'id';
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}
