/** The language status item: how many levels there are, how many errors they have, and whether work goes on. */
import { languages, LanguageStatusSeverity, type Disposable } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import type { Status } from '../../protocol/server';
import { servedLanguages } from '../manifest/languages';
import { statusText } from './status-text';

/** The item, as the rest of the client sees it. */
export interface StatusItem extends Disposable {
  /** Shows the server's latest count. */
  show(status: Status): void;
  /** Shows that the server is on its way. */
  showStarting(): void;
  /** Shows that there is no server, and offers the restart. */
  showStopped(): void;
}

/** Creates the item; it is visible beside every open file of a served language. */
export function createStatusItem(): StatusItem {
  const item = languages.createLanguageStatusItem(
    'reactor.status',
    servedLanguages.map((language) => ({ language })),
  );
  item.name = 'Reactor Maintenance';
  const showStarting = (): void => {
    item.busy = true;
    item.severity = LanguageStatusSeverity.Information;
    item.text = 'Reactor Maintenance: starting';
    item.detail = '';
    item.command = { title: 'Show Output', command: commandIds.server.showOutput };
  };
  showStarting();
  return {
    showStarting,
    show: (status) => {
      const { text, detail } = statusText(status);
      item.busy = status.working;
      item.severity =
        status.errors > 0
          ? LanguageStatusSeverity.Error
          : status.warnings > 0
            ? LanguageStatusSeverity.Warning
            : LanguageStatusSeverity.Information;
      item.text = text;
      item.detail = detail;
      item.command = { title: 'Show Problems', command: 'workbench.actions.view.problems' };
    },
    showStopped: () => {
      item.busy = false;
      item.severity = LanguageStatusSeverity.Error;
      item.text = 'Reactor Maintenance: stopped';
      item.detail = 'The language server is not running; nothing is checked.';
      item.command = { title: 'Restart Language Server', command: commandIds.server.restart };
    },
    dispose: () => item.dispose(),
  };
}
