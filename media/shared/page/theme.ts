import type { PaletteName } from '../../../engine/reactor/picture';

/** Returns the palette for the theme that VS Code sets in the body's classes. */
export function paletteOf(classes: { contains(name: string): boolean }): PaletteName {
  if (classes.contains('vscode-high-contrast-light')) return 'hc-light';
  if (classes.contains('vscode-high-contrast')) return 'hc-dark';
  return classes.contains('vscode-light') ? 'light' : 'dark';
}

/** Calls back when VS Code changes the theme or its colors. */
export function watchTheme(changed: () => void): void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributes: true, attributeFilter: ['class', 'data-vscode-theme-id'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
}
