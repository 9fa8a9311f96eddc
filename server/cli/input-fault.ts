/** What a command ends with. */
export const exitCodes = { clean: 0, errors: 1, usage: 2 } as const;

/**
 * Input that a command cannot work with; the message says why. It ends with `errors` where what a file says is at fault,
 * with `usage` where there is no such file or it cannot be read or written.
 */
export class InputFault extends Error {
  constructor(
    message: string,
    readonly exitCode: typeof exitCodes.errors | typeof exitCodes.usage,
  ) {
    super(message);
  }
}

/** Arguments that make no sense; the message says why. */
export class UsageError extends Error {}
