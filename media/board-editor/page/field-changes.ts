/** Writes the value of a field when the person leaves it. */

/** Keys that edit the text of a field, or do nothing alone. */
const editing = /^([acvx]|Arrow.*|Backspace|Delete|Home|End|Control|Meta|Shift|Alt)$/i;

/** Saving, undoing or closing from within a field leaves it too, as does going to another window. */
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
    // before VS Code hears of the key
    { capture: true },
  );
}
