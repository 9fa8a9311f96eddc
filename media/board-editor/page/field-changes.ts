/** Commits the value of a field when it loses focus. */

/** Keys that edit the text of a field, or have no effect alone. */
const editing = /^([acvx]|Arrow.*|Backspace|Delete|Home|End|Control|Meta|Shift|Alt)$/i;

/** Saving, undoing, closing or switching windows from within a field commits it too. */
export function reportFieldChanges(): void {
  let typed: Element | null = null;
  const leave = (): void => {
    if (typed?.isConnected === true) typed.dispatchEvent(new Event('change', { bubbles: true }));
  };
  window.addEventListener('input', ({ target }) => (typed = target instanceof Element ? target : null));
  window.addEventListener('change', () => (typed = null));
  window.addEventListener('blur', leave);
  window.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, isComposing }) => {
      if ((ctrlKey || metaKey) && !isComposing && !editing.test(key)) leave();
    },
    // before VS Code receives the key
    { capture: true },
  );
}
