import { LSPErrorCodes, ResponseError, type Connection } from 'vscode-languageserver';

/** What a command does with its arguments, as the client sends them. */
export type CommandHandler = (args: readonly unknown[]) => unknown;

/** The commands that the server runs for its clients. There is one handler for all of them in the protocol. */
export class CommandTable {
  private readonly handlers = new Map<string, CommandHandler>();

  /** Says what a command does. */
  add(name: string, handler: CommandHandler): void {
    this.handlers.set(name, handler);
  }

  listen(connection: Connection): void {
    connection.onExecuteCommand(async ({ command, arguments: args = [] }) => {
      const handler = this.handlers.get(command);
      if (handler === undefined)
        return new ResponseError(LSPErrorCodes.RequestFailed, `There is no command "${command}".`);
      return (await handler(args as readonly unknown[])) ?? null;
    });
  }
}
