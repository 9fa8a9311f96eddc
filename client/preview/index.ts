/**
 * The preview: a level's board beside its text. `panels.ts` manages all panels, `panel.ts` is one panel, and
 * `document-feed.ts` sends the document to it. The page runs the engine itself; nothing here interprets a level.
 */
import type { Disposable, Memento, Uri } from 'vscode';
import type { PreviewHostMessage, PreviewPanelMessage } from '../../protocol/preview';
import type { LanguageSession } from '../session/session';
import { pageServices, probeOf, type PanelProbe, type SharedServices } from '../webview/services';
import type { SidePanels } from '../webview/side-panels';
import { autoOpen } from './auto-open';
import { registerPreviewCommands } from './commands';
import type { PreviewPanel } from './panel';
import { PreviewPanels } from './panels';
import { Searches } from './searches';

export type PreviewProbe = PanelProbe<SidePanels<PreviewPanel>, PreviewHostMessage | PreviewPanelMessage>;

/** Sets up the preview. `memory` stores the pinned panels. */
export function createPreview(
  shared: SharedServices,
  session: LanguageSession,
  memory: Memento,
): {
  readonly disposables: readonly Disposable[];
  readonly probe: PreviewProbe;
  /** The level of the active panel. */
  readonly active: () => Uri | undefined;
  /** Lets the panels of a document show the file that it has become. */
  readonly renamed: (from: Uri, to: Uri) => void;
} {
  const services = {
    ...pageServices<PreviewHostMessage | PreviewPanelMessage>(shared),
    session,
    searches: new Searches(session),
  };
  const panels = new PreviewPanels(services, memory);
  return {
    active: () => panels.activeUri,
    renamed: (from, to) => panels.renamed(from, to),
    disposables: [services.messages, panels, ...registerPreviewCommands(panels, session), autoOpen(panels)],
    probe: probeOf(panels.set, services),
  };
}
