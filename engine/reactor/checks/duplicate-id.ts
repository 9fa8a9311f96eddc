import type { Path } from '../../core';
import { faulty, quote } from '../../shape';
import type { Check, Report } from './facts/check';

/**
 * Two reactors, or two rules, have the same id.
 *
 * Reactors and rules are separate namespaces, so a rule can have the same id as a reactor. Ids are case-sensitive.
 *
 * Fix: give the later one a unique id, and update the references to it.
 */
export const duplicateId: Check = {
  code: 'duplicate-id',
  reads: ['props', 'rules'],
  check: (facts, report) => {
    const { draft } = facts;
    const reactors = facts
      .propsOf(['ReactorControl'])
      .flatMap(({ draft: prop, index }) =>
        prop.type === 'ReactorControl' && prop.id !== faulty && !facts.isBlamed(prop)
          ? [{ id: prop.id, path: ['props', index, 'id'] }]
          : [],
      );
    findTwins(reactors, 'reactor', report);
    if (draft.rules === undefined || draft.rules === faulty) return;
    const rules = draft.rules.flatMap((rule, index) =>
      rule === faulty || rule.id === faulty ? [] : [{ id: rule.id, path: ['rules', index, 'id'] }],
    );
    findTwins(rules, 'rule', report);
  },
};

function findTwins(
  named: readonly { readonly id: string; readonly path: Path }[],
  kind: string,
  report: Report,
): void {
  const first = new Map<string, Path>();
  for (const { id, path } of named) {
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, path);
      continue;
    }
    report({
      message: `The id ${quote(id)} is already used by another ${kind}. Use a unique id.`,
      path,
      related: [{ message: `The first ${kind} with this id is here.`, path: earlier }],
    });
  }
}
