import { css } from 'lit';

/** Popovers and modal dialogs, and the lists of keys in them. */
export const dialogStyles = css`
  .popover,
  .modal {
    overflow: auto;
    padding: 10px 14px;
    color: var(--vscode-editorWidget-foreground, var(--vscode-foreground));
    background: var(--vscode-editorWidget-background, var(--vscode-editor-background));
    border: 1px solid var(--vscode-widget-border, var(--line));
    border-radius: 6px;
  }
  .popover {
    width: 300px;
    max-width: calc(100% - 42px);
    position: absolute;
    top: 8px;
    right: 8px;
    z-index: 3;
    max-height: calc(100% - 40px);
    box-shadow: 0 2px 10px var(--vscode-widget-shadow, rgba(0, 0, 0, 0.36));
  }
  .modal {
    width: fit-content;
    max-width: min(760px, 92vw);
    max-height: 92vh;
  }
  .modal::backdrop {
    background: rgba(0, 0, 0, 0.4);
  }
  .modal > p {
    margin-bottom: 8px;
  }
  .dialog-head {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    align-items: center;
    margin-bottom: 6px;
  }
  .help {
    columns: 2 300px;
    gap: 24px;
  }
  .help section {
    break-inside: avoid;
    margin-bottom: 10px;
  }
  .help section h3 {
    margin-top: 0;
  }
  .keys div {
    display: grid;
    grid-template-columns: 92px 1fr;
    gap: 8px;
    padding: 2px 0;
  }
  .keys dd {
    margin: 0;
  }
  kbd {
    padding: 0 4px;
    font: inherit;
    font-size: 0.9em;
    color: var(--vscode-keybindingLabel-foreground, inherit);
    background: var(--vscode-keybindingLabel-background, rgba(128, 128, 128, 0.17));
    border: 1px solid var(--vscode-keybindingLabel-border, rgba(128, 128, 128, 0.4));
    border-radius: 3px;
  }
`;
