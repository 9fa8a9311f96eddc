/** Runs a suite in a desktop VS Code. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveCliPathFromVSCodeExecutablePath } from '@vscode/test-electron';
import { runCommand } from './child';
import { installOnDesktop, profileOptions } from './desktop';
import { limits } from './limits';
import { SuiteLog, type Counts, type SuiteRun } from './suite-run';

/** Resolves with the counts. `executable` is the one that was downloaded. */
export async function runOnDesktop(executable: string, run: SuiteRun): Promise<Counts> {
  // Short, because the socket in it may have about 100 characters.
  const profile = mkdtempSync(join(tmpdir(), 'rv-'));
  try {
    const user = join(profile, 'User');
    mkdirSync(user, { recursive: true });
    // Without this, a dialog asks for trust before anything runs; so the workspace is just not trusted.
    const settings = { 'security.workspace.trust.startupPrompt': 'never' };
    writeFileSync(join(user, 'settings.json'), JSON.stringify(settings));
    if (run.vsix !== undefined) {
      const cli = resolveCliPathFromVSCodeExecutablePath(executable);
      await installOnDesktop(cli, run.vsix, profile);
    }
    const args = [run.workspace, ...profileOptions(profile), ...launchArguments(run)];
    const log = new SuiteLog(run.say);
    const { timedOut } = await runCommand(executable, args, {
      limit: limits.suite,
      env: { ...process.env, ELECTRON_RUN_AS_NODE: undefined },
      onLine: (line) => {
        log.take(line);
      },
    });
    if (timedOut) run.say('The suite did not end in time.');
    return log.result();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

function launchArguments({ extension, suite, web }: SuiteRun): string[] {
  return [
    ...['--no-sandbox', '--disable-gpu-sandbox', '--disable-updates', '--disable-telemetry'],
    ...['--skip-welcome', '--skip-release-notes'],
    `--extensionDevelopmentPath=${extension}`,
    `--extensionTestsPath=${suite}`,
    ...(web ? ['--extensionDevelopmentKind=web'] : []),
  ];
}
