import type { nothing, TemplateResult } from 'lit';
import type { JsonObject } from '../../../engine/json';
import type { RuleVoice } from '../../../engine/reactor/words/rule-words';
import type { Members } from '../../../engine/shape';
import type { Fields, Stroke } from '../../../protocol/board';
import type { BoardDocument } from '../level/document';
import { field, type Field } from './field';
import { fittingValues } from './narrow';

/** The context of the forms of rules. */
export interface RuleContext {
  readonly document: BoardDocument;
  readonly voice: RuleVoice;
  readonly send: (stroke: Stroke) => void;
  readonly pick: Field['pick'];
}

/** Renders a control for each member of a shape, in its order. */
export function fields(
  { document, pick }: RuleContext,
  members: Members,
  owner: JsonObject,
  change: (fields: Fields) => void,
): (TemplateResult | typeof nothing)[] {
  return Object.entries(members).map(([key, member]) =>
    field({
      key,
      member,
      value: Object.hasOwn(owner, key) ? owner[key] : undefined,
      fitting: fittingValues(document.value, owner, key),
      change: (value) => change({ [key]: value }),
      pick,
    }),
  );
}
