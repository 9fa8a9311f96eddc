/** VS Code's own themes. */
import type { Locator, Page } from 'playwright-core';
import { limits } from './limits';

/** By the short names used on the command line: the theme's label, and the class that the workbench then has. */
export const themes = {
  dark: { label: 'Dark Modern', className: 'vscode-theme-defaults-themes-dark_modern-json' },
  light: { label: 'Light Modern', className: 'vscode-theme-defaults-themes-light_modern-json' },
  'hc-dark': { label: 'Dark High Contrast', className: 'vscode-theme-defaults-themes-hc_black-json' },
  'hc-light': { label: 'Light High Contrast', className: 'vscode-theme-defaults-themes-hc_light-json' },
} as const;

export type ThemeName = keyof typeof themes;

/** Tries before the choice is given up: the picker shows nothing while the themes are still on their way. */
const tries = 5;

/** Chooses a theme as a person does: settings made from outside do not reach the theme of a served workbench. */
export async function chooseTheme(page: Page, name: ThemeName): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pick(page, themes[name]);
      return;
    } catch (error) {
      if (attempt === tries) throw error;
      await page.keyboard.press('Escape');
    }
  }
}

async function pick(page: Page, { label, className }: (typeof themes)[ThemeName]): Promise<void> {
  const limit = { timeout: limits.pick };
  const row = (text: string): Locator =>
    page.locator('.quick-input-list .monaco-list-row').filter({ hasText: text }).first();
  await page.keyboard.press('F1');
  await page.keyboard.type('Preferences: Color Theme');
  await row('Preferences: Color Theme').click(limit);
  await page.locator('.quick-input-widget input[placeholder*="Select Color Theme"]').waitFor(limit);
  await page.keyboard.type(label);
  await row(label).click(limit);
  await page.waitForSelector(`.monaco-workbench.${className}`, limit);
}
