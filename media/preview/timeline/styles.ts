import { css } from 'lit';

export const timelineStyles = css`
  .timeline {
    display: grid;
    grid-template-columns: auto minmax(80px, 1fr) auto auto;
    gap: 4px 10px;
    align-items: center;
    padding: 6px 10px 8px;
  }
  .transport {
    display: inline-flex;
    gap: 2px;
  }
  .track {
    position: relative;
    padding-bottom: 9px;
  }
  .track input {
    display: block;
    width: 100%;
    margin: 0;
  }
  .ticks {
    position: absolute;
    left: 8px;
    right: 8px;
    bottom: 0;
    height: 9px;
  }
  .tick {
    position: absolute;
    left: calc(var(--share) * 100%);
    bottom: 0;
    width: 9px;
    height: 9px;
    margin-left: -4.5px;
    padding: 0;
    border: none;
    border-radius: 50%;
    background: var(--quiet);
    transform: scale(0.7);
  }
  .tick.bad {
    border-radius: 0;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    background: var(--caution);
    transform: none;
  }
  .tick.ready {
    background: var(--good);
    transform: none;
  }
  .tick.loss {
    border-radius: 0;
    background: var(--bad);
    transform: none;
  }
  .moment {
    min-width: 15em;
    font-variant-numeric: tabular-nums;
  }
  .plots {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 10px;
  }
  .plot figcaption {
    display: flex;
    justify-content: space-between;
    gap: 4px;
    font-size: 0.92em;
    white-space: nowrap;
    overflow: hidden;
    color: var(--quiet);
  }
  .plot .value {
    color: var(--vscode-foreground);
    font-variant-numeric: tabular-nums;
  }
  .plot .value.caution {
    color: var(--caution);
  }
  .plot .value.critical {
    color: var(--bad);
    font-weight: 600;
  }
  .plot svg {
    display: block;
    width: 100%;
    height: 34px;
    border-bottom: 1px solid var(--line);
  }
  .plot line,
  .plot polyline {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .limit.caution {
    stroke: var(--caution);
    stroke-dasharray: 5 4;
    opacity: 0.8;
  }
  .limit.critical {
    stroke: var(--bad);
    stroke-dasharray: 1 3;
    stroke-linecap: round;
    stroke-width: 1.5;
  }
  .now {
    stroke: var(--focus);
    stroke-width: 1.5;
  }
  .curve {
    stroke-width: 2;
    stroke: var(--reactor);
  }
  .plot.fuel .curve {
    stroke: var(--fuel);
  }
  .plot.coolant .curve {
    stroke: var(--coolant);
  }
  .plot.electricity .curve {
    stroke: var(--electricity);
  }
  .plot.heat .curve {
    stroke: var(--heat);
  }
  .play-bar,
  .replay-bar {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    align-items: center;
    padding: 8px 10px 2px;
  }
  .play-bar {
    min-height: 26px;
  }
  .choices {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 4px;
    align-content: flex-start;
    /* always two rows, so that the board keeps its size between steps */
    height: 58px;
    overflow: auto;
  }
  .play-bar .result {
    flex: 1 1 100%;
    box-sizing: border-box;
    height: 58px;
  }
  .choice .number {
    color: var(--quiet);
    margin-right: 2px;
  }
  .choice .cost {
    color: var(--quiet);
  }
  .branches {
    margin-left: auto;
  }
  .result {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 6px 14px;
    align-items: center;
    padding: 5px 10px;
    border: 1px solid var(--bad);
    border-left-width: 5px;
    border-radius: 4px;
  }
  .result.is-won {
    border-color: var(--good);
  }
  @media (max-width: 700px) {
    .plots {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .moment {
      min-width: 0;
    }
  }
`;
