/** Balance and config files: their languages are not VS Code's JSON, so the server has to serve them like it. */
import {
  commands,
  languages,
  type CompletionList,
  type DocumentSymbol,
  type FoldingRange,
  type Hover,
  type MarkdownString,
  type TextEdit,
} from 'vscode';
import { labelOf } from './completion-label';
import { equal, ok } from './expect';
import { closeEverything, inWorkspace, remove, replaceText, show, write } from './files';
import { untilFaults } from './problems';

interface Example {
  readonly name: string;
  readonly text: string;
  readonly misspelled: readonly [before: string, after: string];
  /** A key, and those that may stand in its place. */
  readonly completed: readonly [before: string, keys: readonly string[]];
  readonly hovered: readonly [text: string, said: string];
  readonly outline: readonly string[];
}

const examples: readonly Example[] = [
  {
    name: 'reactor.balance.json',
    text: '{\n  "turn": {\n    "actionBudget": 3,\n    "actionCost": {}\n  },\n  "forecast": { "horizon": 20 }\n}\n',
    misspelled: ['actionBudget', 'actionBugdet'],
    completed: ['"actionBudget"', ['actionBudget']],
    hovered: ['horizon', 'turns'],
    outline: ['turn', 'forecast'],
  },
  {
    name: 'reactor.config.json',
    text: '{\n  "levels": ["maps/*.json"],\n  "severities": {\n    "orphan-network": "off"\n  }\n}\n',
    misspelled: ['severities', 'sevreities'],
    completed: ['"levels"', ['$schema', 'levels', 'lix', 'overrides', 'rooms']],
    hovered: ['orphan-network', 'warning'],
    outline: ['levels', 'severities'],
  },
];

describe('the files beside levels', () => {
  afterEach(async () => {
    await closeEverything();
    await remove(inWorkspace('beside'));
  });

  for (const { name, text, misspelled, completed, hovered, outline } of examples) {
    it(`are served: ${name}`, async () => {
      const file = inWorkspace(`beside/${name}`);
      await write(file, text);
      const document = await show(file);
      await untilFaults(file, []);
      const provided = async <T>(what: string, ...rest: readonly unknown[]): Promise<T> =>
        commands.executeCommand<T>(`vscode.execute${what}Provider`, file, ...rest);
      const placeOf = (part: string) => document.positionAt(text.indexOf(part) + 1);

      const { items } = await provided<CompletionList>('CompletionItem', placeOf(completed[0]));
      const labels = new Set(items.map(labelOf));
      equal(labels.size, completed[1].length, 'how many keys');
      for (const key of completed[1]) ok(labels.has(key), `the key ${key}`);
      const hovers = await provided<Hover[]>('Hover', placeOf(hovered[0]));
      const said = hovers.flatMap(({ contents }) => contents).map((one) => (one as MarkdownString).value);
      ok(said.join().includes(hovered[1]), `the hover: ${said.join()}`);
      const symbols = await provided<DocumentSymbol[]>('DocumentSymbol');
      equal(
        symbols.map((symbol) => symbol.name),
        outline,
        'the outline',
      );
      const folds = await provided<FoldingRange[]>('FoldingRange');
      ok(folds.length > 1, 'the folds');

      await replaceText(document, misspelled[0], misspelled[1]);
      await untilFaults(file, ['unknown-field']);
      equal(
        languages.getDiagnostics(file).map(({ source }) => source),
        ['reactor-level'],
        'who reports it',
      );
      await replaceText(document, '\n  ', '\n        ');
      const edits = await provided<TextEdit[]>('FormatDocument', { tabSize: 2, insertSpaces: true });
      ok(edits.length > 0, 'the formatting');
      await replaceText(document, misspelled[1], misspelled[0]);
      await untilFaults(file, []);
    });
  }
});
