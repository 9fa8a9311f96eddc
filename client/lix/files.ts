/** Documents that are scenarios. */
import { Uri, window, type TextDocument } from 'vscode';
import { lixLanguageId } from '../manifest/languages';

export function isScenario({ languageId, uri }: TextDocument): boolean {
  return languageId === lixLanguageId || uri.path.endsWith('.lix.json');
}

/** Returns the given scenario, or the one in the active editor. */
export function scenarioAddress(given: unknown): Uri | undefined {
  if (typeof given === 'string') return Uri.parse(given, true);
  if (given instanceof Uri) return given;
  const document = window.activeTextEditor?.document;
  return document !== undefined && isScenario(document) ? document.uri : undefined;
}
