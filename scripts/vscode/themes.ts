/** VS Code's own themes. */
import type { Locator, Page } from 'playwright-core';

/** By the short names used on the command line: the theme's label, and the class that the workbench then has. */
export const themes = {
  dark: { label: 'Dark Modern', className: 'vscode-theme-defaults-themes-dark_modern-json' },
  light: { label: 'Light Modern', className: 'vscode-theme-defaults-themes-light_modern-json' },
  'hc-dark': { label: 'Dark High Contrast', className: 'vscode-theme-defaults-themes-hc_black-json' },
  'hc-light': { label: 'Light High Contrast', className: 'vscode-theme-defaults-themes-hc_light-json' },
} as const;

export type ThemeName = keyof typeof themes;

/** Chooses a theme as a person does: settings made from outside do not reach the theme of a served workbench. */
export async function chooseTheme(page: Page, name: ThemeName): Promise<void> {
  const { label, className } = themes[name];
  const row = (text: string): Locator =>
    page.locator('.quick-input-list .monaco-list-row').filter({ hasText: text }).first();
  await page.keyboard.press('F1');
  await page.keyboard.type('Preferences: Color Theme');
  await row('Preferences: Color Theme').click();
  await row('Light 2026').waitFor();
  await page.keyboard.type(label);
  await row(label).click();
  await page.waitForSelector(`.monaco-workbench.${className}`);
}
