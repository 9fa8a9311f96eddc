import { css } from 'lit';

/** Input fields. */
export const fieldStyles = css`
  input,
  select {
    font: inherit;
    box-sizing: border-box;
    padding: 2px 6px;
    color: var(--vscode-input-foreground, inherit);
    background: var(--vscode-input-background, transparent);
    border: 1px solid var(--vscode-input-border, var(--control));
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
    padding: 0;
    border: none;
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
`;
