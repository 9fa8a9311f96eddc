import type { CompletionItem } from 'vscode';

/** Returns the label of a proposal, without the details that VS Code shows beside it. */
export function labelOf({ label }: CompletionItem): string {
  return typeof label === 'string' ? label : label.label;
}
