import { CodeActionKind } from 'vscode-languageserver';
import type { ActionSource } from './action-source';
import { shownAs } from './shown-as';

/** The quick fixes of the language. */
export const answeredFixes: ActionSource = {
  name: 'answer',
  kinds: [CodeActionKind.QuickFix],
  offer: ({ context: { features, document }, span, shown, wants }) => {
    const fixes = wants(CodeActionKind.QuickFix) ? (features.fixes?.(span) ?? []) : [];
    return Promise.resolve(
      fixes.map(({ title, diagnostic, edits, isPreferred }) => ({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [shownAs(diagnostic, document, shown)],
        isPreferred,
        edits,
      })),
    );
  },
  resolve: () => Promise.resolve(undefined),
};
