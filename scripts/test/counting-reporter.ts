/**
 * A Mocha reporter: prints dots and the slowest files, and writes the counts to the file in `REACTOR_TEST_COUNTS`.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import Mocha from 'mocha';

/** Number of files that are listed. */
const named = 10;

class CountingReporter extends Mocha.reporters.Dot {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    const spent = new Map<string, number>();
    runner.on('test end', ({ file = '', duration = 0 }) => {
      spent.set(file, (spent.get(file) ?? 0) + duration);
    });
    runner.once('end', () => {
      const slowest = [...spent].sort(([, one], [, other]) => other - one).slice(0, named);
      const lines = slowest.map(([file, time]) => `${(time / 1_000).toFixed(1)} s ${relative('out', file)}`);
      console.log(`  Longest: ${lines.join(', ')}`);
      const { REACTOR_TEST_COUNTS: file } = process.env;
      const { passes: passed, failures: failed, pending: skipped } = this.stats;
      if (file !== undefined) writeFileSync(file, JSON.stringify({ passed, failed, skipped }));
    });
  }
}

export = CountingReporter;
