import { css } from 'lit';

export const fixStyles = css`
  .editor-fields {
    flex: 1;
    min-height: 0;
    overflow: auto;
  }
  .editor-problems {
    flex-shrink: 0;
    max-height: 45%;
    overflow: auto;
    border-top: 1px solid var(--line);
  }
  .editor-problem {
    margin: 4px 0;
  }
  .editor-form .editor-problem > button {
    width: 100%;
    border-left: 3px solid var(--caution);
    overflow-wrap: anywhere;
  }
  .editor-form .editor-problem.is-error > button {
    border-left-color: var(--bad);
  }
  .editor-fixes {
    display: flex;
    flex-direction: column;
    gap: 3px;
    margin: 3px 0 8px 12px;
  }
  .editor-fixes p {
    margin: 2px 0;
  }
  .editor-form .editor-fixes .is-preferred {
    font-weight: 600;
  }
`;
