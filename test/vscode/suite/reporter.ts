/** Writes each result as a line, and the counts as one that the runner finds among everything else. */

/** The part of Mocha's runner that its Node and browser builds share. */
interface Runner {
  on(event: 'pass' | 'pending', listener: (test: Test) => void): unknown;
  on(event: 'fail', listener: (test: Test, error: Error) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
}

interface Test {
  fullTitle(): string;
  readonly duration?: number;
}

/** Milliseconds from which on a test is worth a look. */
const slow = 2_000;

/** Begins the line with the counts. */
export const resultMark = 'reactor-suite-result:';

/** A Mocha reporter, called as a constructor. */
export function LineReporter(runner: Runner): void {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  runner.on('pass', (test) => {
    counts.passed += 1;
    const { duration = 0 } = test;
    console.log(`  ✓ ${test.fullTitle()}${duration < slow ? '' : ` (${(duration / 1_000).toFixed(1)} s)`}`);
  });
  runner.on('pending', (test) => {
    counts.skipped += 1;
    console.log(`  - ${test.fullTitle()}`);
  });
  runner.on('fail', (test, error) => {
    counts.failed += 1;
    console.log(`  ✗ ${test.fullTitle()}`);
    for (const line of (error.stack ?? error.message).split('\n')) console.log(`  | ${line}`);
  });
  runner.on('end', () => console.log(resultMark + JSON.stringify(counts)));
}
