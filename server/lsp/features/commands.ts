import { LSPErrorCodes, ResponseError, type Connection } from 'vscode-languageserver';

/** Runs a command with the arguments that the client sends. */
export type CommandHandler = (args: readonly unknown[]) => unknown;

/** The commands that the server runs for its clients. The protocol has one handler for all of them. */
export class CommandTable {
  private readonly handlers = new Map<string, CommandHandler>();

  /** Registers the handler of a command. */
  add(name: string, handler: CommandHandler): void {
    this.handlers.set(name, handler);
  }

  listen(connection: Connection): void {
    connection.onExecuteCommand(async ({ command, arguments: args = [] }) => {
      const handler = this.handlers.get(command);
      if (handler === undefined)
        return new ResponseError(LSPErrorCodes.RequestFailed, `Unknown command "${command}".`);
      return (await handler(args as readonly unknown[])) ?? null;
    });
  }
}
