/** Settings of a workbench in a page, as its defaults, so that they apply from the first paint in every scope. */
import type { Page } from 'playwright-core';

/** Makes every workbench that is loaded into the page afterwards hold these settings. */
export async function setDefaults(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(changeConfiguration, { ...settings });
}

/**
 * Runs in the page, before its own scripts: changes the workbench's configuration, which the server writes into an
 * element of the page, as soon as that element is there.
 */
function changeConfiguration(settings: Record<string, unknown>): void {
  const observer = new MutationObserver(() => {
    const element = document.getElementById('vscode-workbench-web-configuration');
    const text = element?.getAttribute('data-settings');
    if (element === null || text === null || text === undefined) return;
    observer.disconnect();
    const options = JSON.parse(text) as { configurationDefaults?: object };
    const changed = { ...options, configurationDefaults: { ...options.configurationDefaults, ...settings } };
    element.setAttribute('data-settings', JSON.stringify(changed));
  });
  observer.observe(document, { childList: true, subtree: true });
}
