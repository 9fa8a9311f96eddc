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
  .author-tools {
    grid-area: tools;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding: 4px 8px;
    border-bottom: 1px solid var(--line);
  }
  .author-brushes {
    grid-area: brushes;
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 6px;
    overflow: auto;
    border-right: 1px solid var(--line);
  }
  .author-brushes button,
  .author-form button {
    text-align: left;
  }
  .author-brushes select,
  .author-brushes input {
    margin-left: 14px;
  }
  .author-brushes [data-brush='Fuel'] {
    border-left: 4px solid var(--fuel);
  }
  .author-brushes [data-brush='Coolant'] {
    border-left: 4px solid var(--coolant);
  }
  .author-brushes [data-brush='Electricity'] {
    border-left: 4px solid var(--electricity);
  }
  /* the current tool uses no brush */
  .author-brushes.is-idle button[aria-pressed='true'] {
    color: inherit;
    background: none;
    border-style: dashed;
    box-shadow: none;
  }
  .author-floor {
    display: grid;
    grid-template-columns: 1fr 80px 80px;
    gap: 3px 6px;
    align-items: center;
    margin-top: 10px;
  }
  .author-floor h2 {
    margin: 0;
  }
  .author-sides {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 24px;
  }
  .author-form details {
    margin-top: 8px;
  }
  .author-form summary h2 {
    display: inline-block;
    margin: 2px 0;
  }
  .author-board {
    grid-area: board;
    position: relative;
    overflow: hidden;
  }
  .author-side {
    grid-area: form;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border-left: 1px solid var(--line);
  }
  .author-form {
    padding: 6px 10px;
  }
  .author-form h2 {
    margin: 10px 0 4px;
    font-size: 1em;
  }
  .author-form label {
    display: flex;
    gap: 6px;
    align-items: center;
    justify-content: space-between;
    margin: 3px 0;
  }
  .author-form input,
  .author-form select,
  .author-brushes select,
  .author-brushes input {
    min-width: 0;
    max-width: 130px;
  }
  /* shows the whole text if there is room */
  .author-form select {
    max-width: 200px;
  }
  .author-tools label {
    display: flex;
    gap: 4px;
    align-items: center;
    margin-left: auto;
  }
  .author-selection {
    position: absolute;
    box-sizing: border-box;
    border: 2px dashed var(--vscode-focusBorder, #0078d4);
    outline: 1px solid var(--vscode-editor-background, #000);
    pointer-events: none;
  }
  .author-selection[hidden] {
    display: none;
  }
  .author-status {
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
  .author-status p {
    flex: 1;
    min-width: 0;
  }
  .author-status .is-bad {
    font-weight: 600;
  }
  .author-where {
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
    .author-side {
      flex-direction: row;
      border-left: none;
      border-top: 1px solid var(--line);
    }
    .author-side .author-problems {
      width: 40%;
      max-height: none;
      border-top: none;
      border-left: 1px solid var(--line);
    }
    .author-status {
      flex-direction: column;
      gap: 0;
      height: 4.2em;
    }
    .author-status p {
      overflow: hidden;
    }
    .author-where {
      max-width: none;
      overflow: hidden;
      text-align: left;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .author-brushes {
      padding: 4px;
    }
    .author-brushes select,
    .author-brushes input {
      max-width: 96px;
    }
  }
`;

/** The styles of the page and its parts, in the order in which they apply. */
export const authoringStyles = [ruleStyles, fixStyles, pageStyles];
