/** A Mocha reporter: shows what Mocha's `dot` shows, and writes the counts to the file `REACTOR_TEST_COUNTS`. */
import { writeFileSync } from 'node:fs';
import Mocha from 'mocha';

class CountingReporter extends Mocha.reporters.Dot {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    runner.once('end', () => {
      const { REACTOR_TEST_COUNTS: file } = process.env;
      const { passes: passed, failures: failed, pending: skipped } = this.stats;
      if (file !== undefined) writeFileSync(file, JSON.stringify({ passed, failed, skipped }));
    });
  }
}

export = CountingReporter;
