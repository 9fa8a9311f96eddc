import { css } from 'lit';

/** `--gutter` is as wide as `gutter` in `lanes-box.ts`. */
export const lixStyles = css`
  body {
    --gutter: 72px;
  }
  .panel {
    grid-template: auto minmax(120px, 1fr) auto / minmax(0, 1fr) minmax(230px, 300px);
    grid-template-areas: 'head head' 'stage side' 'foot side';
  }
  .side {
    overflow: auto;
  }
  @media (max-width: 700px) {
    .panel {
      grid-template: auto minmax(150px, 3fr) auto minmax(90px, 2fr) / minmax(0, 1fr);
      grid-template-areas: 'head' 'stage' 'foot' 'side';
    }
    /* directly below */
    .transport .moment {
      display: none;
    }
  }
  .outcome {
    flex: 1 1 200px;
    min-width: 0;
    padding-left: 10px;
    border-left: 4px solid var(--control);
    font-size: 1.1em;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .outcome.won {
    border-color: var(--good);
  }
  .outcome.failed {
    border-color: var(--bad);
  }
  .lanes {
    position: absolute;
    inset: 0;
    overflow: auto scroll;
  }
  .lanes[hidden] {
    display: none;
  }
  .lanes:focus-visible {
    outline: none;
  }
  .stage:has(.lanes:focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 3;
    border: 1px solid var(--focus);
    pointer-events: none;
  }
  .lanes.is-old .plot {
    opacity: 0.45;
  }
  .lane {
    display: grid;
    grid-template-columns: var(--gutter) auto;
    padding-top: 6px;
    border-bottom: 1px solid var(--line);
  }
  .lane.head {
    position: sticky;
    top: 0;
    z-index: 2;
    padding-top: 2px;
    background: var(--vscode-editor-background);
  }
  .lane-title {
    grid-column: 1 / -1;
    position: sticky;
    left: 0;
    width: max-content;
    padding: 0 8px 2px;
    color: var(--quiet);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .lane-title strong {
    color: var(--vscode-foreground);
    margin-right: 4px;
  }
  .lane.is-marked .lane-title strong {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  .gutter {
    position: sticky;
    left: 0;
    z-index: 1;
    background: var(--vscode-editor-background);
  }
  .row-name {
    position: absolute;
    right: 8px;
    font-size: 11px;
    line-height: 16px;
    color: var(--quiet);
  }
  .row-name.is-game {
    top: 22px;
  }
  .row-name.is-inputs {
    top: 4px;
  }
  .row-name.is-spawned {
    top: 25px;
  }
  .row-name.is-exploded {
    top: 43px;
  }
  .row-name.is-saved {
    top: 61px;
  }
  .plot {
    position: sticky;
    left: var(--gutter);
    display: block;
    cursor: crosshair;
    touch-action: pan-x pan-y;
    user-select: none;
  }
  .plot text {
    fill: var(--vscode-foreground);
    font-size: 11px;
    paint-order: stroke;
    stroke: var(--vscode-editor-background);
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  .plot .is-quiet {
    fill: var(--quiet);
  }
  .plot .on-bar {
    fill: var(--vscode-editor-background);
    font-weight: 600;
    stroke: none;
  }
  .scrubber {
    padding: 4px 0 6px;
  }
  .scrubber input {
    display: block;
    width: calc((100% - var(--gutter) - var(--scrollbar, 0px) - 16px) * var(--share, 1) + 16px);
    margin: 2px 0 4px var(--gutter);
  }
  .transport {
    display: flex;
    gap: 6px;
    align-items: center;
    flex-wrap: wrap;
    padding: 0 8px;
  }
  .moment {
    flex: 1 1 200px;
    min-width: 0;
    min-height: 2.8em;
    display: flex;
    align-items: center;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .game {
    margin: 2px 0 6px;
  }
  .state {
    margin: 4px 0;
    overflow-wrap: anywhere;
  }
  .happenings {
    padding-left: 18px;
    overflow-wrap: anywhere;
  }
  summary .quiet {
    font-weight: normal;
  }
  .event > .when {
    flex: none;
    min-width: 2.2em;
    text-align: right;
    color: var(--quiet);
    font-variant-numeric: tabular-nums;
  }
  .what {
    display: block;
    color: var(--quiet);
  }
  .what.refused {
    color: var(--caution);
  }
  details {
    margin-top: 12px;
  }
  caption {
    padding: 8px 0 2px;
    text-align: left;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .side .facts th {
    white-space: nowrap;
  }
  summary {
    font-weight: 600;
  }
  .legend li {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 2px 0;
  }
`;
