import { css } from 'lit';

export const layoutStyles = css`
  html,
  body {
    height: 100%;
    margin: 0;
    padding: 0;
    overflow: hidden;
  }
  body {
    color: var(--vscode-foreground);
    background: var(--vscode-editor-background);
    font: var(--vscode-font-weight, normal) var(--vscode-font-size, 13px) / 1.4
      var(--vscode-font-family, sans-serif);
  }
  #app,
  .panel {
    height: 100%;
  }
  .panel {
    display: grid;
    grid-template: auto minmax(120px, 1fr) auto / minmax(0, 1fr) minmax(250px, 320px);
    grid-template-areas: 'head head' 'stage side' 'foot foot';
  }
  header {
    grid-area: head;
    min-width: 0;
  }
  .stage {
    grid-area: stage;
    position: relative;
    min-width: 0;
    min-height: 0;
  }
  .side {
    grid-area: side;
    min-height: 0;
    overflow: hidden;
    border-left: 1px solid var(--line);
  }
  footer {
    grid-area: foot;
    min-width: 0;
    border-top: 1px solid var(--line);
  }
  @media (max-width: 700px) {
    .panel {
      grid-template: auto minmax(120px, 3fr) minmax(90px, 2fr) auto / minmax(0, 1fr);
      grid-template-areas: 'head' 'stage' 'side' 'foot';
    }
    .side {
      border-left: none;
      border-top: 1px solid var(--line);
    }
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  h2,
  h3,
  p,
  ol,
  ul,
  dl,
  figure {
    margin: 0;
    padding: 0;
  }
  h2 {
    font-size: 1.1em;
    font-weight: 600;
  }
  h3 {
    font-size: 1em;
    font-weight: 600;
    margin-top: 12px;
  }
  .plain {
    list-style: none;
  }
  .quiet {
    color: var(--quiet);
  }
  .is-bad {
    color: var(--bad);
  }
  .icon {
    display: inline-flex;
    flex: none;
    vertical-align: -3px;
  }
  .icon svg {
    width: 16px;
    height: 16px;
    fill: currentColor;
  }
`;
