/** Returns a free name: `core`, else `core-2`, and so on. */
export function freshId(base: string, taken: ReadonlySet<unknown>): string {
  if (base !== '' && !taken.has(base)) return base;
  const stem = base.replace(/-\d+$/, '') || 'id';
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}
