import { css } from 'lit';

export const roomsStyles = css`
  .panel {
    grid-template: auto minmax(120px, 1fr) / minmax(0, 1fr) minmax(230px, 300px);
    grid-template-areas: 'head head' 'stage side';
  }
  .side {
    overflow: auto;
  }
  @media (max-width: 700px) {
    .panel {
      grid-template: auto minmax(120px, 3fr) minmax(90px, 2fr) / minmax(0, 1fr);
      grid-template-areas: 'head' 'stage' 'side';
    }
  }
  .rooms-stage {
    position: absolute;
    inset: 0;
    overflow: auto;
    display: grid;
    place-content: safe center;
  }
  .rooms-stage[hidden] {
    display: none;
  }
  .sheet {
    position: relative;
    margin: 8px;
  }
  .sheet canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .rooms-grid {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  .rooms-grid:focus-visible {
    outline: 2px solid var(--focus);
  }
  .rooms-grid [role='gridcell'] {
    position: absolute;
  }
  .seed {
    width: 9em;
  }
  .failed {
    position: absolute;
    inset: 30% 10% auto;
    text-align: center;
    display: grid;
    gap: 10px;
    justify-items: center;
    padding: 16px;
    border: 2px solid var(--bad);
    border-radius: 6px;
    background: var(--vscode-inputValidation-errorBackground, transparent);
  }
  .over {
    margin: 8px 0;
    padding: 6px 12px;
    border-left: 4px solid var(--bad);
  }
  .over.Won {
    border-color: var(--good);
  }
  .side .facts th {
    white-space: nowrap;
  }
  .side-content h2 {
    margin: 12px 0 4px;
  }
  .here {
    min-height: 2.8em;
  }
  .side-content > button,
  .acts,
  details {
    margin-top: 10px;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .history {
    max-height: 50vh;
    overflow: auto;
  }
  .scrub {
    display: grid;
    gap: 4px;
    margin-top: 10px;
  }
  .event > span:first-child {
    flex: none;
  }
`;
