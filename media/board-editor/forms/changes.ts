/** Listeners for completed changes: a field loses focus, or an option is chosen. */

export function onInput(take: (input: HTMLInputElement) => void): (event: Event) => void {
  return ({ target }) => {
    if (target instanceof HTMLInputElement) take(target);
  };
}

export function onChoice(take: (option: string) => void): (event: Event) => void {
  return ({ target }) => {
    if (target instanceof HTMLSelectElement) take(target.value);
  };
}
