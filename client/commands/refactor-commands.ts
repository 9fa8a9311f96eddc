/** Asks for what a refactoring needs to know, and has the server do it. */
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
        'Columns and rows to add on each side: left, top, right, bottom. Numbers below 0 cut off.',
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
        `Where the prop at [${value}] shall stand: column, row.`,
        ['column', 'row'],
        value,
      );
      if (to !== undefined) await run(session, commandIds.level.moveProp, address, from, to);
    }),
  ];
}

/** The document that is meant: the one given, else the level in the editor. */
function addressOf(uri: unknown): string | undefined {
  if (typeof uri === 'string') return uri;
  const document = window.activeTextEditor?.document;
  return document?.languageId === languageId ? document.uri.toString() : undefined;
}

/** Asks for a whole number for each of some names. */
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
        : `Whole numbers with commas between them: ${names.join(', ')}.`;
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
