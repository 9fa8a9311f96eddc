/** The exit codes of all commands. */
export const exitCodes = { clean: 0, errors: 1, usage: 2 } as const;

/**
 * Reports input that a command cannot use. The exit code is `errors` if the content of a file is at fault, and `usage` if
 * the file is missing or cannot be read or written.
 */
export class InputFault extends Error {
  constructor(
    message: string,
    readonly exitCode: typeof exitCodes.errors | typeof exitCodes.usage,
  ) {
    super(message);
  }
}

/** Reports invalid arguments. */
export class UsageError extends Error {}
