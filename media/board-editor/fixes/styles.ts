import { css } from 'lit';

export const fixStyles = css`
  .author-fields {
    flex: 1;
    min-height: 0;
    overflow: auto;
  }
  .author-problems {
    flex-shrink: 0;
    max-height: 45%;
    overflow: auto;
    border-top: 1px solid var(--line);
  }
  .author-problem {
    margin: 4px 0;
  }
  .author-form .author-problem > button {
    width: 100%;
    border-left: 3px solid var(--caution);
    overflow-wrap: anywhere;
  }
  .author-form .author-problem.is-error > button {
    border-left-color: var(--bad);
  }
  .author-fixes {
    display: flex;
    flex-direction: column;
    gap: 3px;
    margin: 3px 0 8px 12px;
  }
  .author-fixes p {
    margin: 2px 0;
  }
  .author-form .author-fixes .is-preferred {
    font-weight: 600;
  }
`;
