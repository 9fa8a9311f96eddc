import { css } from 'lit';

/** The board's colors for the rest of the page, by VS Code's theme. */
export const colorStyles = css`
  body {
    color-scheme: dark;
    --fuel: #d55e00;
    --coolant: #56b4e9;
    --electricity: #f0e442;
    --heat: #f25c9a;
    --reactor: var(--vscode-foreground);
    --bad: var(--vscode-errorForeground, #f85149);
    --caution: var(--vscode-editorWarning-foreground, #cca700);
    --good: var(--vscode-testing-iconPassed, #4fd09a);
    --line: var(--vscode-panel-border, rgba(128, 128, 128, 0.35));
    --control: color-mix(in srgb, var(--vscode-foreground) 28%, transparent);
    --quiet: var(--vscode-descriptionForeground);
    --hover: var(--vscode-list-hoverBackground, rgba(128, 128, 128, 0.15));
    --focus: var(--vscode-focusBorder, #0078d4);
    --edge: transparent;
  }
  body.vscode-light {
    color-scheme: light;
    --fuel: #b34f00;
    --coolant: #0072b2;
    --electricity: #756d00;
    --heat: #b80f5a;
    --good: #0b7a4b;
    --caution: #8a5a00;
    --bad: #b3261e;
  }
  body.vscode-high-contrast {
    --fuel: #ff8a33;
    --heat: #ff8fc0;
    --bad: #ff8080;
    --caution: #ffd24d;
    --good: #ffffff;
    --line: var(--vscode-contrastBorder, #6fc3df);
    --control: var(--vscode-contrastBorder, #6fc3df);
    --quiet: var(--vscode-foreground);
    --hover: transparent;
    --edge: var(--vscode-contrastBorder, #6fc3df);
  }
  body.vscode-high-contrast-light {
    color-scheme: light;
    --fuel: #a84300;
    --coolant: #005a8c;
    --electricity: #5c5600;
    --heat: #a00050;
    --bad: #a80000;
    --caution: #6b4500;
    --good: #000000;
    --line: var(--vscode-contrastBorder, #0f4a85);
    --control: var(--vscode-contrastBorder, #0f4a85);
    --edge: var(--vscode-contrastBorder, #0f4a85);
  }
`;
