import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(join(__dirname, '../../../..', 'node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page, in one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // The page's policy forbids foreign scripts, but not what the debugger evaluates.
  if (!isLoaded) await page.evaluate(axe);
  const results = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe;
    return run();
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
