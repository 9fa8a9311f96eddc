/** What is typed in a field is drawn once the field is left. */

/** Keys that work on the text of a field, or do nothing alone. */
const editing = /^([acvx]|Arrow.*|Backspace|Delete|Home|End|Control|Meta|Shift|Alt)$/i;

/** Whoever saves, undoes or closes from within a field has left it too, and so has whoever goes elsewhere with it. */
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
