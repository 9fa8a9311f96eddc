/** Commands that ask for the input of a refactoring and run it on the server. */
import { commands, window, type Disposable } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import type { FindLevel } from '../documents/front-level';
import type { LanguageSession } from '../session/session';
import { runOnServer } from './server-command';

/** The ways to transform a level, with the command and the argument of each. */
const transformations = [
  { label: 'Flip Horizontally', command: commandIds.level.mirror, argument: 'horizontal' },
  { label: 'Flip Vertically', command: commandIds.level.mirror, argument: 'vertical' },
  { label: 'Rotate Left', command: commandIds.level.rotate, argument: 'left' },
  { label: 'Rotate Right', command: commandIds.level.rotate, argument: 'right' },
];

/** The commands *Resize Level*, *Flip or Rotate Level* and, from a prop's light bulb, *Move Prop*. */
export function refactorCommands(session: LanguageSession, find: FindLevel): Disposable[] {
  return [
    commands.registerCommand(commandIds.level.promptResize, async (uri?: unknown) => {
      const address = find(uri)?.toString();
      if (address === undefined) return;
      const numbers = await askNumbers(
        'Columns and rows to add: left, top, right, bottom. Negative numbers remove them.',
        ['left', 'top', 'right', 'bottom'],
        '0, 0, 0, 0',
      );
      if (numbers === undefined) return;
      const [left, top, right, bottom] = numbers;
      await runOnServer(session, commandIds.level.resize, address, { left, top, right, bottom });
    }),
    commands.registerCommand(commandIds.level.promptTransform, async (uri?: unknown) => {
      const address = find(uri)?.toString();
      if (address === undefined) return;
      const chosen = await window.showQuickPick(transformations, { placeHolder: 'Select what to do' });
      if (chosen !== undefined) await runOnServer(session, chosen.command, address, chosen.argument);
    }),
    commands.registerCommand(commandIds.level.promptMoveProp, async (uri?: unknown, from?: unknown) => {
      const address = find(uri)?.toString();
      if (address === undefined || !Array.isArray(from)) return;
      const value = from.join(', ');
      const to = await askNumbers(
        `New position of the prop at [${value}]: column, row`,
        ['column', 'row'],
        value,
      );
      if (to !== undefined) await runOnServer(session, commandIds.level.moveProp, address, from, to);
    }),
  ];
}

/** Asks for whole numbers, one for each name. */
async function askNumbers(
  prompt: string,
  names: readonly string[],
  value: string,
): Promise<number[] | undefined> {
  const answer = await window.showInputBox({
    prompt,
    value,
    validateInput: (text) => {
      const numbers = numbersIn(text);
      return numbers.length === names.length && numbers.every(Number.isSafeInteger)
        ? undefined
        : `Expected whole numbers separated by commas: ${names.join(', ')}.`;
    },
  });
  return answer === undefined ? undefined : numbersIn(answer);
}

function numbersIn(text: string): number[] {
  return text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
}
