import { faulty } from '../../../shape';
import type { EffectDraft, PredicateDraft, RuleDraft } from '../../format/shapes';
import type { LevelFacts } from '../../level-facts';

/** A predicate or an effect with a valid type, with its place. */
export type RulePart =
  | {
      readonly kind: 'predicate';
      readonly draft: Exclude<PredicateDraft, { readonly type: typeof faulty }>;
      readonly path: readonly (string | number)[];
    }
  | {
      readonly kind: 'effect';
      readonly draft: Exclude<EffectDraft, { readonly type: typeof faulty }>;
      readonly path: readonly (string | number)[];
    };

/** Yields the rules that could be read, in file order. */
export function* eachRule(
  facts: LevelFacts,
): Generator<{ readonly rule: RuleDraft; readonly index: number }> {
  const { rules } = facts.draft;
  if (rules === undefined || rules === faulty) return;
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index];
    if (rule !== undefined && rule !== faulty) yield { rule, index };
  }
}

/** Yields the predicates and effects that are valid so far, in file order. */
export function* eachRulePart(facts: LevelFacts): Generator<RulePart> {
  for (const { rule, index } of eachRule(facts)) {
    const { predicates, effects } = rule;
    if (predicates !== undefined && predicates !== faulty) {
      for (const [place, draft] of predicates.entries()) {
        if (draft === faulty || draft.type === faulty || facts.isBlamed(draft)) continue;
        yield { kind: 'predicate', draft, path: ['rules', index, 'predicates', place] };
      }
    }
    if (effects !== faulty) {
      for (const [place, draft] of effects.entries()) {
        if (draft === faulty || draft.type === faulty || facts.isBlamed(draft)) continue;
        yield { kind: 'effect', draft, path: ['rules', index, 'effects', place] };
      }
    }
  }
}
