import { RAL } from 'vscode-languageserver';

/** Resolves in the next turn of the event loop. */
export function nextMacrotask(): Promise<void> {
  return new Promise((resolve) => void RAL().timer.setImmediate(resolve));
}

/** The number of messages that arrive together: an editor reports an edit, asks for diagnostics, and completes. */
const maxTogether = 5;

/** Lets the messages that have arrived go first. A connection handles each in a turn of its own. */
export async function yieldToRequests(): Promise<void> {
  for (let turn = 0; turn < maxTogether; turn++) await nextMacrotask();
}

/** Resolves after a time, when pending requests have been handled and their responses sent. */
export async function delay(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => void RAL().timer.setTimeout(resolve, milliseconds));
  await yieldToRequests();
}
