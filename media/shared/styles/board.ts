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
`;
