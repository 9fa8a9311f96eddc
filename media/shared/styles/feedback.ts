import { css } from 'lit';

/** Banners, notices and texts in place of a picture. */
export const feedbackStyles = css`
  .banner {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    padding: 5px 10px;
    color: var(--vscode-inputValidation-errorForeground, var(--vscode-foreground));
    background: var(--vscode-inputValidation-errorBackground, rgba(190, 17, 0, 0.25));
    border-bottom: 1px solid var(--vscode-inputValidation-errorBorder, #be1100);
  }
  .banner .link {
    color: inherit;
  }
  .notice {
    position: absolute;
    left: 50%;
    bottom: 10px;
    transform: translateX(-50%);
    max-width: 80%;
    padding: 4px 12px;
    color: var(--vscode-notifications-foreground, var(--vscode-foreground));
    background: var(--vscode-notifications-background, var(--vscode-editorWidget-background));
    border: 1px solid var(--line);
    border-radius: 4px;
    pointer-events: none;
  }
  .notice.is-bad {
    border-color: var(--bad);
  }
  .empty {
    position: absolute;
    inset: 35% 10% auto;
    text-align: center;
    color: var(--quiet);
  }
`;
