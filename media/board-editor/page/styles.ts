import { css } from 'lit';
import { fixStyles } from '../fixes/styles';
import { ruleStyles } from '../rules/styles';

const pageStyles = css`
  .author {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / auto minmax(0, 1fr) minmax(200px, 320px);
    grid-template-areas: 'tools tools tools' 'brushes board form' 'status status status';
  }
  .editor-tools {
    grid-area: tools;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding: 4px 8px;
    border-bottom: 1px solid var(--line);
  }
  .editor-brushes {
    grid-area: brushes;
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 6px;
    overflow: auto;
    border-right: 1px solid var(--line);
  }
  .editor-brushes button,
  .editor-form button {
    text-align: left;
  }
  .editor-brushes select,
  .editor-brushes input {
    margin-left: 14px;
  }
  .editor-brushes [data-brush='Fuel'] {
    border-left: 4px solid var(--fuel);
  }
  .editor-brushes [data-brush='Coolant'] {
    border-left: 4px solid var(--coolant);
  }
  .editor-brushes [data-brush='Electricity'] {
    border-left: 4px solid var(--electricity);
  }
  /* the current tool uses no brush */
  .editor-brushes.is-idle button[aria-pressed='true'] {
    color: inherit;
    background: none;
    border-style: dashed;
    box-shadow: none;
  }
  .editor-floor {
    display: grid;
    grid-template-columns: 1fr 80px 80px;
    gap: 3px 6px;
    align-items: center;
    margin-top: 10px;
  }
  .editor-floor h2 {
    margin: 0;
  }
  .editor-sides {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 24px;
  }
  .editor-form details {
    margin-top: 8px;
  }
  .editor-form summary h2 {
    display: inline-block;
    margin: 2px 0;
  }
  .editor-board {
    grid-area: board;
    position: relative;
    overflow: hidden;
  }
  .editor-side {
    grid-area: form;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border-left: 1px solid var(--line);
  }
  .editor-form {
    padding: 6px 10px;
  }
  .editor-form h2 {
    margin: 10px 0 4px;
    font-size: 1em;
  }
  .editor-form label {
    display: flex;
    gap: 6px;
    align-items: center;
    justify-content: space-between;
    margin: 3px 0;
  }
  .editor-form input,
  .editor-form select,
  .editor-brushes select,
  .editor-brushes input {
    min-width: 0;
    max-width: 130px;
  }
  /* shows the whole text if there is room */
  .editor-form select {
    max-width: 200px;
  }
  .editor-tools label {
    display: flex;
    gap: 4px;
    align-items: center;
    margin-left: auto;
  }
  .editor-selection {
    position: absolute;
    box-sizing: border-box;
    border: 2px dashed var(--vscode-focusBorder, #0078d4);
    outline: 1px solid var(--vscode-editor-background, #000);
    pointer-events: none;
  }
  .editor-selection[hidden] {
    display: none;
  }
  .editor-status {
    grid-area: status;
    display: flex;
    gap: 16px;
    justify-content: space-between;
    /* fixed height, so that the board does not move under the pointer */
    height: 2.8em;
    padding: 3px 10px;
    overflow: hidden;
    border-top: 1px solid var(--line);
  }
  .editor-status p {
    flex: 1;
    min-width: 0;
  }
  .editor-status .is-bad {
    font-weight: 600;
  }
  .editor-where {
    max-width: 40%;
    color: var(--quiet);
    text-align: right;
  }
  /* next to a text editor, three columns do not fit */
  @media (max-width: 760px) {
    .author {
      grid-template: auto minmax(120px, 3fr) minmax(90px, 2fr) auto / auto minmax(0, 1fr);
      grid-template-areas: 'tools tools' 'brushes board' 'form form' 'status status';
    }
    .editor-side {
      flex-direction: row;
      border-left: none;
      border-top: 1px solid var(--line);
    }
    .editor-side .editor-problems {
      width: 40%;
      max-height: none;
      border-top: none;
      border-left: 1px solid var(--line);
    }
    .editor-status {
      flex-direction: column;
      gap: 0;
      height: 4.2em;
    }
    .editor-status p {
      overflow: hidden;
    }
    .editor-where {
      max-width: none;
      overflow: hidden;
      text-align: left;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .editor-brushes {
      padding: 4px;
    }
    .editor-brushes select,
    .editor-brushes input {
      max-width: 96px;
    }
  }
`;

/** The styles of the page and its parts, in the order in which they apply. */
export const authoringStyles = [ruleStyles, fixStyles, pageStyles];
