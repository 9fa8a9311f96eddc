/**
 * `node out/test/vscode/run/main.js [desktop] [web] [installed] [SUITE…]`: the suites inside a real VS Code, in all three
 * runs unless some are named, those that a run is for unless some are named by what stands before `.suite.ts`. Writes
 * the counts as JSON to the file that `REACTOR_TEST_COUNTS` names.
 */
import { writeFileSync } from 'node:fs';
import { repositoryRoot as root } from '../../../scripts/vscode/paths';
import { packageExtension } from '../../../scripts/package-extension';
import { obtainDesktop } from '../../../scripts/vscode/desktop-download';
import { runInBrowser } from '../../../scripts/vscode/suite-in-browser';
import { runOnDesktop } from '../../../scripts/vscode/suite-on-desktop';
import type { Counts, SuiteRun } from '../../../scripts/vscode/suite-run';
import { Unavailable } from '../../../scripts/vscode/unavailable';
import type { RunKind } from '../suite/run-kind';
import { bundleSuites } from './bundle-suites';
import { emptyExtension, webCopy } from './extension-copies';
import { withTestWorkspace } from './test-workspace';

const kinds: readonly RunKind[] = ['desktop', 'web', 'installed'];

const titles: Readonly<Record<RunKind, string>> = {
  desktop: 'the extension in a Node host',
  web: 'the extension in a web worker host',
  installed: 'the packaged .vsix, installed, in Restricted Mode',
};

async function main(): Promise<void> {
  const named = kinds.filter((kind) => process.argv.includes(kind));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const desktop = await desktopOrReason();
  if (typeof desktop !== 'string') console.log(`VS Code from npm is used: ${desktop.reason}.`);
  for (const kind of named.length > 0 ? named : kinds) {
    console.log(`\nInside VS Code: ${titles[kind]}`);
    const counts = await runOne(kind, typeof desktop === 'string' ? desktop : undefined);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  const { REACTOR_TEST_COUNTS: countsFile } = process.env;
  if (countsFile !== undefined) writeFileSync(countsFile, JSON.stringify(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** The suites that the arguments name; none where all are meant. */
function namedSuites(): string[] {
  return process.argv.slice(2).filter((argument) => !kinds.some((kind) => kind === argument));
}

/** The path of a desktop VS Code, or why there is none. */
async function desktopOrReason(): Promise<string | { reason: string }> {
  try {
    return await obtainDesktop(console.log);
  } catch (error) {
    if (error instanceof Unavailable) return { reason: error.message };
    throw error;
  }
}

/** One run. What this machine cannot run is skipped, except where everything has to run. */
async function runOne(kind: RunKind, desktop: string | undefined): Promise<Counts> {
  try {
    return await withTestWorkspace(async (workspace) => {
      const run = await describeRun(kind, workspace);
      return desktop === undefined ? await runInBrowser(run) : await runOnDesktop(desktop, run);
    });
  } catch (error) {
    if (error instanceof Unavailable && process.env['CI'] === undefined) {
      console.log(`  not run: ${error.message}`);
      return { passed: 0, failed: 0, skipped: 1 };
    }
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function describeRun(kind: RunKind, workspace: string): Promise<SuiteRun> {
  const extension = { desktop: () => root, web: webCopy, installed: emptyExtension }[kind](root);
  return {
    suite: await bundleSuites(root, kind, extension, namedSuites()),
    workspace,
    extension,
    web: kind === 'web',
    say: console.log,
    ...(kind === 'installed' ? { vsix: packageExtension(root).path } : {}),
  };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
