import {
  ApplyWorkspaceEditRequest,
  CodeActionKind,
  MessageType,
  ShowMessageNotification,
} from 'vscode-languageserver';
import {
  isLevelDocument,
  editsOfRefactoring,
  mirrorLevel,
  moveProp,
  refactoringsAt,
  resizeLevel,
  rotateLevel,
  wholeLevelRefactorings,
  type LevelContext,
  type Refactoring,
} from '../../language';
import { reactorCommands } from '../../language/reactor/commands';
import type { ActionSource, OfferedAction } from './code-actions';
import type { Feature } from './feature';
import { toWorkspaceEdit } from './workspace-edit';

const kind = CodeActionKind.RefactorRewrite;

/** Refactorings at the cursor. Those that need an answer are for our own client, which asks for it. */
export const refactorings: ActionSource = {
  name: 'refactor',
  kinds: [kind],
  offer: ({ context, span, wants, client }) => {
    const actions: OfferedAction[] = [];
    if (!isLevelDocument(context) || !wants(kind)) return Promise.resolve(actions);
    const { uri } = context;
    const { wholeLevel, prop } = refactoringsAt(context.level, span.start);
    const ask = (title: string, command: string, ...rest: readonly unknown[]): void => {
      if (client.isOwn)
        actions.push({ title, kind, edits: [], command: { title, command, arguments: [uri, ...rest] } });
    };
    if (wholeLevel.length > 0) ask('Resize the level…', reactorCommands.client.promptResize);
    for (const what of wholeLevel) actions.push({ title: wholeLevelRefactorings[what].title, kind, what });
    if (prop !== undefined)
      ask(`Move the ${prop.type} and what refers to it…`, reactorCommands.client.promptMoveProp, prop.place);
    return Promise.resolve(actions);
  },
  resolve: (context, what) =>
    Promise.resolve(
      isLevelDocument(context) && typeof what === 'string'
        ? editsOfRefactoring(context.level, what)
        : undefined,
    ),
};

/** What a command answers: what had to go, or why nothing was done. */
type CommandResult = { readonly removed: readonly string[] } | { readonly refused: string };

type Work = (level: LevelContext, args: readonly unknown[]) => Refactoring | undefined;

/** What each command does with the arguments behind the document's address; `undefined` where they are none. */
const commands: Readonly<Record<string, Work>> = {
  [reactorCommands.level.resize]: (level, [growth]) => {
    const [left, top, right, bottom] = ['left', 'top', 'right', 'bottom'].map((side) =>
      numberIn(growth, side),
    );
    if (left === undefined || top === undefined || right === undefined || bottom === undefined)
      return undefined;
    return resizeLevel(level, { left, top, right, bottom });
  },
  [reactorCommands.level.mirror]: (level, [axis]) =>
    axis === 'horizontal' || axis === 'vertical' ? mirrorLevel(level, axis) : undefined,
  [reactorCommands.level.rotate]: (level, [direction]) =>
    direction === 'left' || direction === 'right' ? rotateLevel(level, direction) : undefined,
  [reactorCommands.level.moveProp]: (level, [from, to]) => {
    const places = [placeFrom(from), placeFrom(to)] as const;
    return places[0] && places[1] ? moveProp(level, places[0], places[1]) : undefined;
  },
};

/** The same as commands, for any client: each takes the document's address first. */
export const refactorCommands: Feature = {
  capabilities: () => ({}),
  commands: Object.keys(commands),
  serve: (connection, services) => {
    const { client, project, isChecked } = services;
    const tell = (type: MessageType, message: string): Promise<void> =>
      connection.sendNotification(ShowMessageNotification.type, { type, message });
    for (const [name, work] of Object.entries(commands)) {
      services.commands.add(name, async ([uri, ...args]): Promise<CommandResult> => {
        const context = typeof uri === 'string' && isChecked(uri) ? await project.contextOf(uri) : undefined;
        const result = isLevelDocument(context)
          ? (work(context.level, args) ?? { refused: `${name} does not take these arguments.` })
          : { refused: 'No level with this address is open.' };
        if (context === undefined || 'refused' in result) {
          const refused = 'refused' in result ? result.refused : '';
          await tell(MessageType.Warning, refused);
          return { refused };
        }
        const { applied } = await connection.sendRequest(ApplyWorkspaceEditRequest.type, {
          edit: toWorkspaceEdit(context, result.edits, client),
        });
        const { removed } = result;
        if (!applied) return { refused: 'The editor did not apply the change.' };
        if (removed.length > 0) await tell(MessageType.Info, `Removed with it: ${removed.join(', ')}.`);
        return { removed };
      });
    }
  },
};

function numberIn(value: unknown, key: string): number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  const found: unknown = (value as Readonly<Record<string, unknown>>)[key];
  return typeof found === 'number' ? found : undefined;
}

function placeFrom(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [x, y] = value as readonly unknown[];
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}
