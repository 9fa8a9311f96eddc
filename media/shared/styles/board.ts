import { css } from 'lit';

export const boardStyles = css`
  .board {
    position: absolute;
    inset: 0;
    overflow: hidden;
    touch-action: none;
  }
  .board.is-empty {
    visibility: hidden;
  }
  .board.is-stale .drawing:not(.marks) {
    opacity: 0.45;
  }
  .drawing {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .grid {
    position: absolute;
    inset: 0;
    overflow: hidden;
    outline: none;
  }
  .grid:focus-visible {
    box-shadow: inset 0 0 0 1px var(--focus);
  }
  .grid-row {
    display: flex;
    height: var(--cell);
    width: max-content;
    transform: translate(var(--left), var(--top));
  }
  .grid-cell {
    flex: none;
    width: var(--cell);
    height: var(--cell);
  }
  .minimap {
    position: absolute;
    right: 10px;
    bottom: 10px;
    border: 1px solid var(--line);
    background: var(--vscode-editor-background);
    opacity: 0.92;
    cursor: crosshair;
  }
  .empty-words {
    display: none;
  }
  .board.is-empty + .empty-words {
    display: block;
    position: absolute;
    inset: 40% 10% auto;
    text-align: center;
    color: var(--quiet);
  }
  .banner {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    padding: 5px 10px;
    color: var(--vscode-inputValidation-errorForeground, var(--vscode-foreground));
    background: var(--vscode-inputValidation-errorBackground, rgba(190, 17, 0, 0.25));
    border-bottom: 1px solid var(--vscode-inputValidation-errorBorder, #be1100);
  }
  .banner .link {
    color: inherit;
  }
  .summary {
    padding: 4px 10px;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .notice {
    position: absolute;
    left: 50%;
    bottom: 10px;
    transform: translateX(-50%);
    max-width: 80%;
    padding: 4px 12px;
    color: var(--vscode-notifications-foreground, var(--vscode-foreground));
    background: var(--vscode-notifications-background, var(--vscode-editorWidget-background));
    border: 1px solid var(--line);
    border-radius: 4px;
    pointer-events: none;
  }
  .notice.is-bad {
    border-color: var(--bad);
  }
`;
