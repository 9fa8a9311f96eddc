/** A new level, its forecast over it, in it and beside it, and the walkthrough that leads through them. */
import {
  commands,
  DiagnosticSeverity,
  languages,
  window,
  workspace,
  type CodeLens,
  type TextDocument,
  type Uri,
} from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, freshLevel, remove, replaceText, show, write } from './files';
import { soundLevel } from './levels';
import { untilProblems } from './problems';

/** The sound level, lost at the end of turn 3. */
const lost = soundLevel.replace(
  '"robot":',
  `"rules": [
    { "id": "end", "predicates": [{ "type": "Turn", "op": "==", "value": 3 }],
      "effects": [{ "type": "LoseLevel", "reason": "Night falls" }] }
  ],
  "robot":`,
);

describe('a first level', () => {
  let uri: Uri;

  beforeEach(() => {
    uri = freshLevel();
  });
  afterEach(async () => {
    await closeEverything();
    await remove(uri);
  });

  const forecastLens = async (of: Uri): Promise<CodeLens | undefined> => {
    const lenses = await commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', of, 100);
    return lenses.find(({ command }) => command?.title.startsWith('Forecast: ') === true);
  };

  it('is made with a size and a title, never saved, and without fault', async () => {
    await commands.executeCommand('reactor.level.create', { width: 20, height: 9, title: 'Mine' });
    const document = window.activeTextEditor?.document;
    ok(
      document?.isUntitled === true && document.languageId === 'reactor-level',
      'an untitled level is shown',
    );
    const level = JSON.parse(document?.getText() ?? '') as { dimensions: unknown; metadata: unknown };
    equal(level.dimensions, { width: 20, height: 9 }, 'its size');
    equal(level.metadata, { title: 'Mine' }, 'its title');
    if (document === undefined) return;
    equal(
      (await forecastLens(document.uri))?.command?.title,
      'Forecast: not lost within 8 turns',
      'the lens',
    );
    await untilProblems(document.uri, []);
  });

  it('shows a hint where its loss begins, and clears it with the cause', async () => {
    await write(uri, lost);
    const document = await show(uri);
    await untilProblems(uri, ['forecast-loss']);
    const [hint] = languages.getDiagnostics(uri);
    equal(hint?.severity, DiagnosticSeverity.Hint, 'its severity');
    equal(hint?.message, 'Lost on turn 3 without any action: Night falls.', 'its words');
    equal(document.getText(hint?.range), '"end"', 'its place');
    ok((hint?.relatedInformation?.length ?? 0) > 1, 'the related places');
    await replaceText(document, '"LoseLevel", "reason"', '"Warn", "text"');
    await untilProblems(uri, []);
    await replaceText(document, '"Warn", "text"', '"LoseLevel", "reason"');
    await untilProblems(uri, ['forecast-loss']);
    await closeEverything();
    await untilProblems(uri, []);
  });

  it('shows no hints where they are switched off', async () => {
    await write(uri, lost);
    await show(uri);
    await untilProblems(uri, ['forecast-loss']);
    const settings = workspace.getConfiguration('reactor');
    await settings.update('forecastHints', false);
    await untilProblems(uri, []);
    await settings.update('forecastHints', undefined);
    await untilProblems(uri, ['forecast-loss']);
  });

  it('has its forecast beside it, which follows the edits', async () => {
    await write(uri, lost);
    const document = await show(uri);
    equal((await forecastLens(uri))?.command?.title, 'Forecast: lost on turn 3: Night falls', 'the lens');
    await commands.executeCommand('reactor.level.showForecast');
    const forecast = workspace.textDocuments.find(({ uri: { scheme } }) => scheme === 'reactor-forecast');
    ok(forecast?.getText().startsWith('Lost on turn 3: Night falls.') === true, 'the text');
    if (forecast === undefined) return;
    const changed = untilText(forecast, 'Lost on turn 5');
    await replaceText(document, '"value": 3', '"value": 5');
    await changed;
  });

  it('is led through by the walkthrough', async () => {
    await commands.executeCommand(
      'workbench.action.openWalkthrough',
      'reactor-maintenance.reactor-maintenance-levels#first-level',
    );
  });
});

/** Resolves once a document begins with a text. */
async function untilText(document: TextDocument, start: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const subscription = workspace.onDidChangeTextDocument((event) => {
      if (event.document !== document || !document.getText().startsWith(start)) return;
      subscription.dispose();
      resolve();
    });
  });
}
