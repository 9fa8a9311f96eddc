/** Mocha for a Node host. Imported before the suites: it puts `describe` and its kin into the global scope. */
import Mocha from 'mocha';
import { LineReporter } from './reporter';
import { testTimeout } from './test-timeout';

const mocha = new Mocha({ ui: 'bdd', timeout: testTimeout, reporter: LineReporter as never });
mocha.suite.emit('pre-require', globalThis, '', mocha);

/** Called by VS Code; rejects where a test failed, which makes the host's exit code 1. */
export function run(): Promise<void> {
  return new Promise((resolve, reject) => {
    mocha.run((failures) => {
      if (failures === 0) resolve();
      else reject(new Error(`${failures} failed`));
    });
  });
}
