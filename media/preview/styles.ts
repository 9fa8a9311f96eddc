import { css } from 'lit';

/** The preview's own styles, except for its timeline. */
export const previewStyles = css`
  .board:not(.is-empty) + .empty {
    display: none;
  }
  .status {
    padding: 4px 10px;
  }
  .hud {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    align-items: baseline;
    font-variant-numeric: tabular-nums;
  }
  .summary {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .badge {
    padding: 0 6px;
    border: 1px solid;
    border-radius: 3px;
  }
  .badge.caution,
  .warnings .caution .icon {
    color: var(--caution);
  }
  .badge.critical,
  .badge.lost,
  .warnings .bad,
  .warnings .bad .icon {
    color: var(--bad);
  }
  .badge.ready,
  .badge.won,
  .warnings .good,
  .warnings .good .icon {
    color: var(--good);
  }
  .warnings {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    align-content: flex-start;
    /* always two rows, so that the board keeps its size between steps */
    height: 2.9em;
    margin-top: 2px;
    overflow: auto;
  }
  .display {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    margin: 0 6px;
  }
  .overlay-rows {
    display: grid;
  }
  .layer-row {
    display: grid;
    grid-template-columns: minmax(110px, 1fr) auto 90px;
    gap: 8px;
    align-items: center;
  }
  .shown-box {
    display: flex;
    gap: 6px;
    align-items: center;
    padding: 2px 0;
  }
  .solo {
    padding: 0 6px;
  }
  .menu-item {
    display: grid;
    grid-template-columns: 48px 1fr;
    width: 100%;
    padding: 4px 6px;
    text-align: left;
    border-color: transparent;
  }
  .menu-name {
    font-weight: 600;
  }
  .go-to {
    display: flex;
    gap: 8px;
    align-items: center;
  }
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
  .count {
    padding: 0 6px;
    color: var(--vscode-badge-foreground);
    background: var(--vscode-badge-background);
    border: 1px solid var(--edge);
    border-radius: 9px;
  }
  .cell-head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    margin-bottom: 6px;
  }
  .facts .differs td:last-child {
    font-weight: 600;
  }
  .hint {
    margin-top: 10px;
  }
  .causes {
    margin-top: 4px;
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
  .event.is-bad {
    color: inherit;
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
