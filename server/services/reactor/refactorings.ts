import type { Span, TextEdit } from '../../../engine/json';
import {
  editsOfRefactoring,
  isLevelDocument,
  mirrorLevel,
  moveProp,
  refactoringsAt,
  resizeLevel,
  rotateLevel,
  wholeLevelRefactorings,
  type DocumentContext,
  type LevelContext,
  type Refactoring,
} from '../../language';
import { reactorCommands } from '../../language/reactor/commands';
import { changesNothing, type OfferedRefactoring, type ServiceHost } from '../host';

/** Refactorings at the caret. Those that ask the user for input are offered to our own client alone. */
export function refactorings(
  context: DocumentContext,
  { start }: Span,
  { isOwnClient }: ServiceHost,
): readonly OfferedRefactoring[] {
  if (!isLevelDocument(context)) return [];
  const { uri, level } = context;
  const { wholeLevel, prop } = refactoringsAt(level, start);
  const prompt = (title: string, name: string, ...rest: readonly unknown[]): OfferedRefactoring[] =>
    isOwnClient ? [{ title, command: { name, arguments: [uri, ...rest] } }] : [];
  const { promptMoveProp, promptResize } = reactorCommands.client;
  return [
    ...(wholeLevel.length > 0 ? prompt('Resize the level…', promptResize) : []),
    ...wholeLevel.map((what) => ({ title: wholeLevelRefactorings[what].title, what })),
    ...(prop === undefined
      ? []
      : prompt(`Move the ${prop.type} and update references to it…`, promptMoveProp, prop.place)),
  ];
}

/** The edits of a refactoring that was offered without a command. */
export function editsOf(context: DocumentContext, what: string): readonly TextEdit[] | string | undefined {
  return isLevelDocument(context) ? editsOfRefactoring(context.level, what) : undefined;
}

/** The result of a command: the removed items, or the reason why nothing was changed. */
type CommandResult = { readonly removed: readonly string[] } | { readonly refused: string };

type Work = (level: LevelContext, args: readonly unknown[]) => Refactoring | undefined;

/** Computes the refactoring of each command from its arguments after the document's URI; `undefined` if they are invalid. */
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

/** The commands that the server runs for any client. Their first argument is the document's URI. */
export const refactorCommandIds: readonly string[] = Object.keys(commands);

/** Serves the refactorings as commands. A refusal is shown to the user, since clients drop the results of commands. */
export function serveRefactorCommands(host: ServiceHost): void {
  const refuse = async (refused: string): Promise<CommandResult> => {
    await host.showMessage('warning', refused);
    return { refused };
  };
  for (const [name, work] of Object.entries(commands)) {
    host.onCommand(name, async ([uri, ...args]): Promise<CommandResult> => {
      const context =
        typeof uri === 'string' && host.isChecked(uri) ? await host.project.contextOf(uri) : undefined;
      const result = isLevelDocument(context)
        ? (work(context.level, args) ?? { refused: `Invalid arguments for ${name}.` })
        : { refused: 'The level is not open.' };
      if (context === undefined || 'refused' in result)
        return refuse('refused' in result ? result.refused : 'The level is not open.');
      const { edits, removed } = result;
      if (edits.length === 0) return refuse(changesNothing);
      const refused = await host.applyEdits(context, edits);
      if (refused !== undefined) return refuse(refused);
      if (removed.length > 0) await host.showMessage('information', `Also removed: ${removed.join(', ')}.`);
      return { removed };
    });
  }
}

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
