import { CodeActionKind } from 'vscode-languageserver';
import type { OfferedRefactoring } from '../../services/host';
import type { ActionSource, OfferedAction } from './action-source';

const kind = CodeActionKind.RefactorRewrite;

/** The refactorings of the languages. */
export const refactorings: ActionSource = {
  name: 'refactor',
  kinds: [kind],
  offer: ({ context, span, wants, languageServices }) => {
    const offered = wants(kind)
      ? languageServices.flatMap((service) => service.refactorings?.(context, span) ?? [])
      : [];
    return Promise.resolve(offered.map(toAction));
  },
  resolve: (context, what, { languageServices }) => {
    if (typeof what !== 'string') return Promise.resolve(undefined);
    const found = languageServices.map((service) => service.editsOf?.(context, what));
    return Promise.resolve(found.find((edits) => edits !== undefined));
  },
};

function toAction(offered: OfferedRefactoring): OfferedAction {
  const { title } = offered;
  if ('what' in offered) return { title, kind, what: offered.what };
  const { name, arguments: args } = offered.command;
  return { title, kind, edits: [], command: { title, command: name, arguments: [...args] } };
}
