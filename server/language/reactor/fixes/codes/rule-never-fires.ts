import { removeAt, setMember } from '../../../json/edits';
import type { LevelFix } from '../context';

/** A rule that never fires: it is turned off, or loses the predicate. */
export const ruleNeverFires: LevelFix = {
  advice:
    'Disable the rule with `enabled`, or remove the predicate. Never preferred, since the rule is meant to do something.',
  *propose({ context, diagnostic }) {
    const { path } = diagnostic;
    const order = ['id', 'enabled', 'trigger', 'priority', 'phase', 'predicates', 'effects', 'forecast'];
    yield {
      title: 'Disable the rule',
      edits: setMember(context.json, path.slice(0, 2), 'enabled', false, { order }),
    };
    yield { title: 'Remove the predicate', edits: removeAt(context.json, path) };
  },
};
