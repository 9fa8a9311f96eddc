import { html, type TemplateResult } from 'lit';
import type { JsonObject } from '../../../engine/json';
import { effectWords, predicateWords } from '../../../engine/reactor/words/rule-words';
import { membersOf, type VariantShape } from '../../../engine/shape';
import type { RuleList, RuleName, RulePart } from '../../../protocol/board';
import { fields, type RuleContext } from './members';
import { orderButtons } from './order';
import { entriesIn } from '../level/rule-words';

const names = { predicates: 'predicate', effects: 'effect' } as const;

/** Renders the predicates or effects of a rule: each as a sentence with its fields below. */
export function parts(
  context: RuleContext,
  rule: RuleName,
  value: JsonObject,
  list: RuleList,
  shape: VariantShape,
): TemplateResult {
  const all = entriesIn(value[list]);
  const id = `${list} ${rule.index}`;
  return html`${all.map((entry) => part(context, rule, { ...entry, count: all.length, list, shape }))}
    <div class="editor-field">
      <select aria-label="Type of ${names[list]} to add" data-add=${list}>
        ${Object.keys(shape.cases).map((type) => html`<option>${type}</option>`)}
      </select>
      <button
        data-order="${id} add"
        data-add-to=${list}
        @click=${({ currentTarget }: Event) => {
          const chosen = currentTarget instanceof Element ? currentTarget.previousElementSibling : null;
          if (chosen instanceof HTMLSelectElement)
            context.send({ type: 'addRulePart', rule, list, as: chosen.value });
        }}
      >
        Add ${names[list]}
      </button>
    </div>`;
}

interface Part {
  readonly index: number;
  readonly value: JsonObject;
  readonly count: number;
  readonly list: RuleList;
  readonly shape: VariantShape;
}

function part(
  context: RuleContext,
  rule: RuleName,
  { count, value, index, list, shape }: Part,
): TemplateResult {
  const type = value['type'];
  const what: RulePart = { list, index, is: typeof type === 'string' ? type : '' };
  const words =
    list === 'predicates' ? predicateWords(context.voice, value) : effectWords(context.voice, value);
  return html`<fieldset data-part="${list} ${index}">
    <legend>${words}</legend>
    ${orderButtons({
      name: `${names[list]} ${index + 1}, ${words}`,
      list: `${list} ${rule.index}`,
      index,
      count,
      move: (to) => context.send({ type: 'moveRule', rule, part: what, to }),
      remove: () => context.send({ type: 'removeRule', rule, part: what }),
    })}
    ${fields(context, membersOf(shape, value), value, (changed) =>
      context.send({ type: 'setRule', rule, part: what, fields: changed }),
    )}
  </fieldset>`;
}
