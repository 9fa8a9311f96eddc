import { css } from 'lit';

export const ruleStyles = css`
  .author-rule {
    margin: 4px 0;
    padding: 4px 0;
    border-top: 1px solid var(--line);
  }
  .author-rule p {
    margin: 6px 0 4px;
  }
  .author-quiet {
    color: var(--quiet);
  }
  .author-rule fieldset {
    margin: 6px 0;
    padding: 4px 8px;
    border: 1px solid var(--control);
    border-radius: 4px;
    min-width: 0;
  }
  .author-rule legend {
    padding: 0 4px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .author-field {
    display: flex;
    gap: 6px;
    align-items: center;
    justify-content: space-between;
    margin: 3px 0;
  }
  .author-field > * {
    min-width: 0;
  }
  .author-field > button {
    overflow-wrap: anywhere;
  }
  .author-field > button:last-child {
    flex-shrink: 0;
  }
  .author-rules label > .author-words {
    flex: 1;
    max-width: none;
  }
  .author-order {
    display: flex;
    flex-shrink: 0;
    gap: 2px;
    justify-content: flex-end;
  }
  .author-form .author-small {
    padding: 0 6px;
  }
`;
