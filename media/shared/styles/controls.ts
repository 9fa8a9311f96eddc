import { css } from 'lit';

export const controlStyles = css`
  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 1px solid var(--edge);
    border-radius: 4px;
    cursor: pointer;
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  :focus-visible {
    outline: 1px solid var(--focus);
    outline-offset: 1px;
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding: 6px 10px;
    border-bottom: 1px solid var(--line);
  }
  .segments {
    display: inline-flex;
    border: 1px solid var(--control);
    border-radius: 5px;
    overflow: hidden;
  }
  .segment {
    padding: 3px 11px;
    border: none;
    border-radius: 0;
  }
  .segment + .segment {
    border-left: 1px solid var(--control);
  }
  .segment:hover:enabled,
  .icon-button:hover:enabled,
  .tool-button:hover:enabled,
  .menu-item:hover,
  .choice:hover:enabled {
    background: var(--hover);
  }
  .segment[aria-pressed='true'],
  .segment[aria-pressed='true']:hover {
    color: var(--vscode-button-foreground, #fff);
    background: var(--vscode-button-background, #0078d4);
    font-weight: 600;
  }
  body.vscode-high-contrast .segment[aria-pressed='true'] {
    box-shadow: inset 0 -3px var(--focus);
  }
  .modal > p {
    margin-bottom: 8px;
  }
  .segment:focus-visible {
    outline-offset: -2px;
  }
  .tools {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
    margin-left: auto;
  }
  .display {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    margin: 0 6px;
  }
  .icon-button {
    display: inline-flex;
    padding: 3px;
  }
  .icon-button[aria-expanded='true'] {
    background: var(--hover);
    border-color: var(--focus);
  }
  .tool-button {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    padding: 2px 8px;
    border-color: var(--control);
  }
  .link {
    padding: 0 2px;
    border: none;
    color: var(--vscode-textLink-foreground);
    text-decoration: underline;
  }
  .primary {
    padding: 4px 14px;
    color: var(--vscode-button-foreground, #fff);
    background: var(--vscode-button-background, #0078d4);
  }
  .field,
  select {
    padding: 3px 6px;
    color: var(--vscode-input-foreground, inherit);
    background: var(--vscode-input-background, transparent);
    border: 1px solid var(--vscode-input-border, var(--line));
    border-radius: 3px;
  }
  select {
    color: var(--vscode-dropdown-foreground, inherit);
    background: var(--vscode-dropdown-background, transparent);
    border-color: var(--vscode-dropdown-border, var(--line));
  }
  option {
    color: var(--vscode-dropdown-foreground);
    background: var(--vscode-dropdown-background);
  }
  input[type='checkbox'] {
    accent-color: var(--vscode-button-background, #0078d4);
  }
  input[type='range'] {
    appearance: none;
    height: 16px;
    background: none;
  }
  input[type='range']::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--vscode-foreground) 35%, transparent);
  }
  input[type='range']::-webkit-slider-thumb {
    appearance: none;
    width: 16px;
    height: 16px;
    margin-top: -6px;
    border: 2px solid var(--vscode-editor-background);
    border-radius: 50%;
    background: var(--focus);
  }
  input[type='range']:disabled {
    opacity: 0.5;
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
  .popover {
    width: 300px;
    max-width: calc(100% - 42px);
    position: absolute;
    top: 8px;
    right: 8px;
    z-index: 3;
    max-height: calc(100% - 40px);
    overflow: auto;
    padding: 10px 12px;
    background: var(--vscode-editorWidget-background, var(--vscode-editor-background));
    color: var(--vscode-editorWidget-foreground, inherit);
    border: 1px solid var(--vscode-widget-border, var(--line));
    border-radius: 6px;
    box-shadow: 0 2px 10px var(--vscode-widget-shadow, rgba(0, 0, 0, 0.36));
  }
  .popover-head {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    align-items: center;
    margin-bottom: 6px;
  }
  .overlay-rows {
    display: grid;
  }
  .layer-row {
    display: grid;
    grid-template-columns: minmax(110px, 1fr) auto 90px;
    gap: 8px;
    align-items: center;
  }
  .shown-box {
    display: flex;
    gap: 6px;
    align-items: center;
    padding: 2px 0;
  }
  .solo {
    padding: 0 6px;
    border-color: var(--control);
  }
  .solo[aria-pressed='true'] {
    color: var(--vscode-button-foreground, #fff);
    background: var(--vscode-button-background, #0078d4);
  }
  .menu-item {
    display: grid;
    grid-template-columns: 48px 1fr;
    width: 100%;
    padding: 4px 6px;
    text-align: left;
    border-color: transparent;
  }
  .menu-name {
    font-weight: 600;
  }
  .modal {
    width: fit-content;
    max-width: min(760px, 92vw);
    max-height: 92vh;
    overflow: auto;
    padding: 12px 16px;
    color: var(--vscode-editorWidget-foreground, var(--vscode-foreground));
    background: var(--vscode-editorWidget-background, var(--vscode-editor-background));
    border: 1px solid var(--vscode-widget-border, var(--line));
    border-radius: 6px;
  }
  .modal::backdrop {
    background: rgba(0, 0, 0, 0.4);
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
  .help dl div {
    display: grid;
    grid-template-columns: 92px 1fr;
    gap: 8px;
    padding: 2px 0;
  }
  .help dd {
    margin: 0;
  }
  .go-to {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;
