import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(join(__dirname, '../../../..', 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Lists the axe violations of a page, one per line. */
export async function axeFaults(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // The page's policy forbids foreign scripts, but not code evaluated by the debugger.
  if (!isLoaded) await page.evaluate(axe);
  const results = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe;
    return run();
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
