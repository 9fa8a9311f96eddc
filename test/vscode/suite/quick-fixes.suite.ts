/** The light bulb fixes a fault. */
import { CodeActionKind, commands, languages, Range, workspace, type CodeAction, type Uri } from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, freshLevel, remove, show, write } from './files';
import { brokenLevel, fault, soundLevel } from './levels';
import { untilErrors, untilFaults } from './problems';

describe('quick fixes', () => {
  let uri: Uri;

  beforeEach(() => {
    uri = freshLevel();
  });
  afterEach(async () => {
    await closeEverything();
    await remove(uri);
  });

  const actionsIn = async (range: Range, kind?: CodeActionKind): Promise<readonly CodeAction[]> =>
    commands.executeCommand<CodeAction[]>('vscode.executeCodeActionProvider', uri, range, kind?.value, 10);

  it('are offered at the fault, and fix it', async () => {
    await write(uri, brokenLevel);
    await show(uri);
    await untilErrors(uri, [fault]);
    const [diagnostic] = languages.getDiagnostics(uri).filter(({ code }) => code !== undefined);
    if (diagnostic === undefined) throw new Error('There is no diagnostic.');
    const actions = await actionsIn(diagnostic.range);
    const preferred = actions.find(({ isPreferred }) => isPreferred === true);
    if (preferred?.edit === undefined)
      throw new Error(`No preferred fix among ${actions.map(({ title }) => title).join()}.`);
    ok(await workspace.applyEdit(preferred.edit), 'the edit was not applied');
    await untilFaults(uri, []);
  });

  it('fix all faults of a code at once', async () => {
    const text = soundLevel.replace(/"#\.{12}#"/g, '"#............"');
    await write(uri, text);
    const document = await show(uri);
    await untilErrors(
      uri,
      Array.from({ length: 5 }, () => 'row-length'),
    );
    const [diagnostic] = languages.getDiagnostics(uri);
    if (diagnostic === undefined) throw new Error('There is no diagnostic.');
    const all = (await actionsIn(diagnostic.range)).find(({ title }) => title.startsWith('Fix all 5'));
    if (all?.edit === undefined) throw new Error('No fix for all.');
    ok(await workspace.applyEdit(all.edit), 'the edit was not applied');
    await untilErrors(uri, []);
    equal(document.getText(), soundLevel, 'the text');
  });

  it('fix typos on save', async () => {
    await write(uri, soundLevel.replace('"title": "Test Bench"', '"title": "Test Bench",'));
    const document = await show(uri);
    await untilErrors(uri, ['syntax']);
    const whole = new Range(document.positionAt(0), document.positionAt(document.getText().length));
    const [fixAll] = await actionsIn(whole, CodeActionKind.SourceFixAll);
    if (fixAll?.edit === undefined) throw new Error('No fix on a save.');
    ok(await workspace.applyEdit(fixAll.edit), 'the edit was not applied');
    await untilErrors(uri, []);
    equal(document.getText(), soundLevel, 'the text');
  });
});
