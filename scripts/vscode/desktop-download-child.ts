/** Runs the download for `desktop-download.ts` and prints its progress line by line. */
import { downloadAndUnzipVSCode, ProgressReportStage } from '@vscode/test-electron';

async function main(): Promise<void> {
  console.log('contacting');
  const executable = await downloadAndUnzipVSCode({
    version: 'stable',
    cachePath: process.argv[2] ?? '.vscode-test',
    reporter: {
      report: (progress) => {
        if (progress.stage === ProgressReportStage.ResolvedVersion)
          console.log(`version ${progress.version}`);
        if (progress.stage === ProgressReportStage.Downloading)
          console.log(`downloading ${progress.bytesSoFar} ${progress.totalBytes}`);
      },
      error: () => undefined,
    },
  });
  console.log(`ready ${executable}`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.log(`failed ${message.split('\n')[0] ?? ''}`);
  process.exit(1);
});
