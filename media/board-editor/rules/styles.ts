import { css } from 'lit';

export const ruleStyles = css`
  .editor-rule {
    margin: 4px 0;
    padding: 4px 0;
    border-top: 1px solid var(--line);
  }
  .editor-rule p {
    margin: 6px 0 4px;
  }
  .editor-quiet {
    color: var(--quiet);
  }
  .editor-rule fieldset {
    margin: 6px 0;
    padding: 4px 8px;
    border: 1px solid var(--control);
    border-radius: 4px;
    min-width: 0;
  }
  .editor-rule legend {
    padding: 0 4px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .editor-field {
    display: flex;
    gap: 6px;
    align-items: center;
    justify-content: space-between;
    margin: 3px 0;
  }
  .editor-field > * {
    min-width: 0;
  }
  .editor-field > button {
    overflow-wrap: anywhere;
  }
  .editor-field > button:last-child {
    flex-shrink: 0;
  }
  .editor-rules label > .editor-words {
    flex: 1;
    max-width: none;
  }
  .editor-order {
    display: flex;
    flex-shrink: 0;
    gap: 2px;
    justify-content: flex-end;
  }
  .editor-form .editor-small {
    padding: 0 6px;
  }
`;
