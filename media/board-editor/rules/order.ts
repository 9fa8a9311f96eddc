import { html, type TemplateResult } from 'lit';

/** An entry of a list that is drawn as a form. */
export interface Ordered {
  /** The accessible name: "rule pump-seal". */
  readonly name: string;
  /** The list that identifies its buttons, together with its index. */
  readonly list: string;
  readonly index: number;
  readonly count: number;
  readonly move: (to: number) => void;
  readonly remove: () => void;
}

/** Renders the buttons that move an entry earlier or later, or remove it. The focus follows the entry. */
export function orderButtons({ name, list, index, count, move, remove }: Ordered): TemplateResult {
  const button = (what: string, sign: string, words: string, isOff: boolean, act: () => void) =>
    html`<button
      class="editor-small"
      data-order="${list} ${index} ${what}"
      aria-label="${words}: ${name}"
      title=${words}
      ?disabled=${isOff}
      @click=${({ currentTarget }: Event) => {
        const form = currentTarget instanceof HTMLElement ? currentTarget.closest('.editor-rules') : null;
        act();
        focusOn(form);
      }}
    >
      ${sign}
    </button>`;
  /** The buttons to focus at the entry's new position: the one just used, or its opposite if that is disabled. */
  let wanted: readonly string[] = [];
  const focusOn = (form: Element | null): void => {
    for (const one of wanted) {
      const found = form?.querySelector<HTMLButtonElement>(`[data-order="${one}"]`);
      if (found === null || found === undefined || found.disabled) continue;
      found.focus();
      return;
    }
  };
  const to = (by: number, what: string, back: string) => () => {
    wanted = [`${list} ${index + by} ${what}`, `${list} ${index + by} ${back}`];
    move(index + by);
  };
  return html`<span class="editor-order"
    >${button('up', '↑', 'Earlier', index === 0, to(-1, 'up', 'down'))}
    ${button('down', '↓', 'Later', index === count - 1, to(1, 'down', 'up'))}
    ${button('remove', '×', 'Remove', false, () => {
      // the next entry moves up to this position
      wanted = index < count - 1 ? [] : [`${list} ${index - 1} remove`, `${list} add`];
      remove();
    })}</span
  >`;
}
