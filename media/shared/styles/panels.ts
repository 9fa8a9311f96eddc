import { css } from 'lit';

export const panelStyles = css`
  .side vscode-tabs {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  .side vscode-tab-panel {
    min-height: 0;
    height: calc(100% - 40px);
    overflow: auto;
  }
  .side-content {
    padding: 10px 12px 16px;
  }
  .side-content > p + p {
    margin-top: 8px;
  }
  .cell-head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    margin-bottom: 6px;
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
  .facts .differs td:last-child {
    font-weight: 600;
  }
  .same {
    color: var(--quiet);
  }
  .hint,
  .causes {
    margin-top: 10px;
  }
  .causes {
    margin-top: 4px;
  }
  .turn {
    color: var(--quiet);
  }
  .turn-events h3 {
    display: flex;
    justify-content: space-between;
    padding-bottom: 2px;
    border-bottom: 1px solid var(--line);
  }
  .turn-events.is-here h3 {
    border-bottom: 2px solid var(--focus);
  }
  .turn-events .status {
    font-weight: normal;
    color: var(--quiet);
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
  .event.is-bad {
    color: inherit;
  }
  .event > span:last-child {
    min-width: 0;
  }
  .event .icon {
    color: var(--quiet);
  }
  .event.is-bad .icon,
  .event.warning .icon {
    color: var(--caution);
  }
  .event.error .icon {
    color: var(--bad);
  }
  .event:hover,
  .event:focus-visible {
    background: var(--hover);
  }
  .event[aria-pressed='true'] {
    border-color: var(--focus);
    background: var(--hover);
  }
  .how {
    color: var(--quiet);
  }
  .problem .how {
    display: block;
  }
  .searching {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 8px 0;
  }
  .counts {
    margin-top: 10px;
  }
  .counts div {
    display: flex;
    justify-content: space-between;
    padding: 2px 0;
    border-bottom: 1px solid var(--line);
  }
  .counts dt {
    color: var(--quiet);
  }
  .counts dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .verdict {
    margin-top: 10px;
    padding: 4px 10px 8px;
    border-left: 3px solid var(--caution);
  }
  .verdict h3 {
    margin-top: 2px;
  }
  .verdict.solved {
    border-color: var(--good);
  }
  .verdict.impossible {
    border-color: var(--bad);
  }
  .verdict.unknown {
    border-left-style: dashed;
  }
  @media (prefers-reduced-motion: reduce) {
    vscode-progress-ring {
      display: none;
    }
  }
  body.vscode-reduce-motion vscode-progress-ring {
    display: none;
  }
`;
