import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(join(__dirname, '../../../..', 'node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page, in one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const results = await page.evaluate(async (source) => {
    // the page's policy forbids scripts of others; the debugger's word is above it
    if (!('axe' in window)) (0, eval)(source);
    const { run } = (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe;
    return run();
  }, axe);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
