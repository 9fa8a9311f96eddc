/** `npm run bench`: measures what the project promises, in one run, and says which promises it keeps. */
import { benchFeatures } from './features';
import { benchFullCheck } from './full-check';
import { benchKeystrokes } from './keystrokes';
import { benchReaders } from './readers';
import { benchRooms } from './rooms';
import { benchSolver } from './solver';
import { benchTurns } from './turns';

async function main(): Promise<void> {
  const limits = [
    ...(await benchReaders()),
    ...(await benchFullCheck()),
    ...benchTurns(),
    ...benchSolver(),
    ...benchRooms(),
    ...(await benchFeatures()),
    ...(await benchKeystrokes()),
  ];
  for (const { promise, measured, isMet } of limits)
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${promise}: ${measured}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
