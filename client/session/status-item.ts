/** The language status item: the number of levels and errors, and the progress of the check. */
import { languages, LanguageStatusSeverity, type Disposable } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import type { Status } from '../../protocol/server';
import { servedLanguages } from '../manifest/languages';
import { statusText } from './status-text';

/** Shows the state of the server. */
export interface StatusItem extends Disposable {
  /** Shows the latest counts. */
  show(status: Status): void;
  /** Shows that the server is starting. */
  showStarting(): void;
  /** Shows that the server is not running, and offers a restart. */
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
      item.detail = 'The language server is not running. Files are not checked.';
      item.command = { title: 'Restart Language Server', command: commandIds.server.restart };
    },
    dispose: () => item.dispose(),
  };
}
