import { css } from 'lit';

/** The side panel: tables of facts and lists of links. */
export const detailStyles = css`
  .side-content {
    padding: 10px 12px 16px;
  }
  .side-content > p + p {
    margin-top: 8px;
  }
  .facts {
    width: 100%;
    border-collapse: collapse;
  }
  .facts th,
  .facts td {
    padding: 3px 8px 3px 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  .facts thead th {
    color: var(--quiet);
    font-weight: normal;
  }
  .facts tbody th {
    font-weight: normal;
  }
  .facts td {
    font-variant-numeric: tabular-nums;
  }
  .event {
    display: flex;
    gap: 6px;
    width: 100%;
    padding: 3px 4px;
    text-align: left;
    border-color: transparent;
    overflow-wrap: anywhere;
  }
  .event > span:last-child {
    min-width: 0;
  }
  .event:focus-visible {
    background: var(--hover);
  }
  .event[aria-pressed='true'],
  .event[aria-current='true'] {
    color: inherit;
    font-weight: inherit;
    border-color: var(--focus);
    background: var(--hover);
    box-shadow: none;
  }
  .how {
    color: var(--quiet);
  }
  summary {
    cursor: pointer;
  }
`;
