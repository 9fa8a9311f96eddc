import { css } from 'lit';

/** Buttons. The selectors have the specificity of a class, so that pages can override them. */
export const buttonStyles = css`
  button {
    padding: 2px 8px;
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid var(--control);
    border-radius: 4px;
    cursor: pointer;
  }
  button:where(:hover:enabled) {
    background: var(--hover);
  }
  button:where(:disabled) {
    opacity: 0.45;
    cursor: default;
  }
  button:where([aria-pressed='true']) {
    color: var(--vscode-button-foreground, #fff);
    background: var(--vscode-button-background, #0078d4);
    font-weight: 600;
  }
  /* high contrast has no color for pressed buttons */
  body.vscode-high-contrast button:where([aria-pressed='true']) {
    box-shadow: inset 0 -3px var(--focus);
  }
  button:where(:has(> .icon)) {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  :focus-visible {
    outline: 1px solid var(--focus);
    outline-offset: 1px;
  }
  .icon-button {
    padding: 3px;
    border-color: var(--edge);
  }
  .icon-button[aria-expanded='true'] {
    background: var(--hover);
    border-color: var(--focus);
  }
  .link {
    padding: 0 2px;
    border: none;
    color: var(--vscode-textLink-foreground);
    background: none;
    text-decoration: underline;
  }
  .primary {
    padding: 4px 14px;
    color: var(--vscode-button-foreground, #fff);
    background: var(--vscode-button-background, #0078d4);
    border-color: var(--edge);
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding: 6px 10px;
    border-bottom: 1px solid var(--line);
  }
  .tools {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
    margin-left: auto;
  }
  .exports {
    display: inline-flex;
    gap: 4px;
    margin-left: 8px;
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
  .segment:focus-visible {
    outline-offset: -2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    body:not(.vscode-reduce-motion) :is(.icon-button, .segment) {
      transition: background-color 80ms linear;
    }
  }
`;
