/** `npm run check`, after the compiler: the checks that take seconds. */
import { closingLine, sum } from './counts';
import { staticChecks } from './steps';

staticChecks().then(
  (counts) => {
    const total = sum(counts);
    console.log(`\n${closingLine(total)}`);
    process.exitCode = total.failed > 0 ? 1 : 0;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
