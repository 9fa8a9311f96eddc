/** The form of the level: its metadata, the robot, and its size. */
import { html, type TemplateResult } from 'lit';
import { remedies } from '../../../engine/reactor';
import type { Stroke } from '../../../protocol/board';
import { choice, entry, number, some, text } from './controls';
import type { Controller } from '../controller/controller';
import { member } from '../level/document';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export function levelForm({ now, send, size }: Controller): TemplateResult | undefined {
  const { document } = now();
  if (document === null) return undefined;
  const { value, balance } = document;
  const metadata = member(value, 'metadata');
  const robot = member(value, 'robot');
  const inventory = member(robot, 'inventory');
  const { width, height } = size();
  return html`<div class="editor-form" role="form" aria-label="Level">
    ${section(
      'Level',
      html`${(['title', 'author', 'description'] as const).map((key) =>
        entry(key, text(member(metadata, key)), (written) =>
          send({ type: 'metadata', fields: { [key]: written === '' ? null : written } }),
        ),
      )}
      ${number(
        'actionBudget',
        member(metadata, 'actionBudget'),
        (count) => send({ type: 'metadata', fields: { actionBudget: some(count) } }),
        balance.turn.actionBudget,
      )}
      ${choice(
        'allSeeingEye',
        ['Locked', 'Unlocked'],
        text(member(value, 'allSeeingEye')) || 'Locked',
        (state) => send({ type: 'eye', state: state === 'Unlocked' ? 'Unlocked' : 'Locked' }),
      )}`,
    )}
    ${section(
      'Robot',
      html`${remedies.map((remedy) =>
        number(remedy, member(inventory, remedy), (count) =>
          send({ type: 'inventory', remedy, count: some(count) }),
        ),
      )}
      ${number('Heat-immune moves', member(robot, 'heatImmunity'), (steps) =>
        send({ type: 'robot', fields: { heatImmunity: some(steps) } }),
      )}`,
    )}
    ${section(
      `Resize: ${width} × ${height}`,
      html`<div class="editor-sides">
        ${sides.map(
          (side) =>
            html`<div class="editor-field">
              <span>${side}</span
              ><span
                ><button
                  data-grow=${side}
                  aria-label="Add at the ${side}"
                  title="Add a ${nameOf(side)} of wall at the ${side}"
                  @click=${() => send(growth(side, 1))}
                >
                  +</button
                ><button
                  data-cut=${side}
                  aria-label="Remove at the ${side}"
                  title="Remove the ${nameOf(side)} at the ${side}"
                  @click=${() => send(growth(side, -1))}
                >
                  −
                </button></span
              >
            </div>`,
        )}
      </div>`,
    )}
  </div>`;
}

/** Renders a collapsible section. */
function section(title: string, content: TemplateResult): TemplateResult {
  return html`<details open>
    <summary><h2>${title}</h2></summary>
    ${content}
  </details>`;
}

type Side = (typeof sides)[number];

function nameOf(side: Side): string {
  return side === 'left' || side === 'right' ? 'column' : 'row';
}

function growth(side: Side, by: number): Stroke {
  return { type: 'resize', left: 0, top: 0, right: 0, bottom: 0, [side]: by };
}
