import { html, type TemplateResult } from 'lit';
import type { JsonObject } from '../../../engine/json';
import { levelShape } from '../../../engine/reactor';
import { ruleTimeWords } from '../../../engine/reactor/words/rule-words';
import type { RuleName } from '../../../protocol/board';
import type { Controller } from '../controller/controller';
import { member } from '../level/document';
import { fields, type RuleContext } from './members';
import { orderButtons } from './order';
import { parts } from './parts';
import { entriesIn, objectsIn, ruleSentence, voiceOf } from '../level/rule-words';

/** Renders the rules of the level: a sentence for each, and the form of the open one. */
export function rulesPanel(controller: Controller): TemplateResult | undefined {
  const { document, rule: open } = controller.now();
  if (document === null) return undefined;
  const rules = entriesIn(member(document.value, 'rules'));
  const context: RuleContext = {
    document,
    voice: voiceOf(document.value),
    send: controller.send,
    pick(words, from, give) {
      const { width, height } = controller.size();
      if (from !== undefined && from[0] < width && from[1] < height)
        controller.goTo(from[1] * width + from[0]);
      controller.pick(words.replaceAll('`', ''), give);
    },
  };
  const toggle = (index: number | null): void => controller.change({ rule: index });
  return html`<section class="editor-form editor-rules" aria-label="Rules">
    <h2>Rules: ${rules.length}</h2>
    ${rules.map(({ value, index }) => {
      const name: RuleName = { index, id: typeof value['id'] === 'string' ? value['id'] : '' };
      const isOpen = open === index;
      return html`<div class="editor-rule" data-rule=${index}>
        <div class="editor-field">
          <button
            data-order="rules ${index} open"
            aria-expanded=${isOpen}
            @click=${() => toggle(isOpen ? null : index)}
          >
            ${isOpen ? '▾' : '▸'} ${name.id === '' ? '(no id)' : name.id}
          </button>
          ${orderButtons({
            name: `rule ${name.id}`,
            list: 'rules',
            index,
            count: rules.length,
            move(to) {
              context.send({ type: 'moveRule', rule: name, part: null, to });
              if (open === index) toggle(to);
              else if (open === to) toggle(index);
            },
            remove() {
              context.send({ type: 'removeRule', rule: name, part: null });
              if (open !== null && open >= index) toggle(open === index ? null : open - 1);
            },
          })}
        </div>
        ${isOpen ? form(context, name, value) : html`<p class="editor-quiet">${ruleSentence(context.voice, value)}</p>`}
      </div>`;
    })}
    <button
      data-order="rules add"
      data-add-rule
      @click=${() => {
        context.send({ type: 'addRule' });
        toggle(rules.length);
      }}
    >
      Add a rule
    </button>
  </section>`;
}

function form(context: RuleContext, rule: RuleName, value: JsonObject): TemplateResult {
  const { members } = levelShape(context.document.balance).members.rules.shape.item;
  const { predicates, effects } = members;
  const isAlways = objectsIn(value['predicates']).length === 0;
  return html`<div class="editor-rule-form">
    ${fields(context, members, value, (changed) =>
      context.send({ type: 'setRule', rule, part: null, fields: changed }),
    )}
    <p>
      ${ruleTimeWords(context.voice, value)}${isAlways ? ', unconditionally.' : ', if all of these are true:'}
    </p>
    ${parts(context, rule, value, 'predicates', predicates.shape.item)}
    <p>Effects, in this order:</p>
    ${parts(context, rule, value, 'effects', effects.shape.item)}
  </div>`;
}
