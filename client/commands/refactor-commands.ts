/** Commands that ask for the input of a refactoring and run it on the server. */
import { commands, window, type Disposable } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import type { ExecuteCommandParams } from 'vscode-languageclient';
import { request } from '../../protocol/request';
import { languageId } from '../manifest/languages';
import type { LanguageSession } from '../session/session';

const executeCommandRequest = request<ExecuteCommandParams, unknown>('workspace/executeCommand');

/** The commands *Resize Level* and, from a prop's light bulb, *Move Prop*. */
export function refactorCommands(session: LanguageSession): Disposable[] {
  return [
    commands.registerCommand(commandIds.level.promptResize, async (uri?: unknown) => {
      const address = addressOf(uri);
      if (address === undefined) return;
      const numbers = await askNumbers(
        'Columns and rows to add: left, top, right, bottom. Negative numbers remove them.',
        ['left', 'top', 'right', 'bottom'],
        '0, 0, 0, 0',
      );
      if (numbers === undefined) return;
      const [left, top, right, bottom] = numbers;
      await run(session, commandIds.level.resize, address, { left, top, right, bottom });
    }),
    commands.registerCommand(commandIds.level.promptMoveProp, async (uri?: unknown, from?: unknown) => {
      const address = addressOf(uri);
      if (address === undefined || !Array.isArray(from)) return;
      const value = from.join(', ');
      const to = await askNumbers(
        `New position of the prop at [${value}]: column, row`,
        ['column', 'row'],
        value,
      );
      if (to !== undefined) await run(session, commandIds.level.moveProp, address, from, to);
    }),
  ];
}

/** Returns the given URI, or that of the level in the active editor. */
function addressOf(uri: unknown): string | undefined {
  if (typeof uri === 'string') return uri;
  const document = window.activeTextEditor?.document;
  return document?.languageId === languageId ? document.uri.toString() : undefined;
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

async function run(session: LanguageSession, command: string, ...args: readonly unknown[]): Promise<void> {
  await session.request(executeCommandRequest, { command, arguments: [...args] });
}
