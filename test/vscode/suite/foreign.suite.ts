/** Level files that are open as another language: there the server is silent, and its word from disk comes back. */
import { commands, languages, workspace, type TextDocument, type Uri } from 'vscode';
import { equal } from './expect';
import { closeEverything, freshLevel, inWorkspace, remove, replaceText, show, write } from './files';
import { broken, brokenLevel, fault, sound, soundLevel } from './levels';
import { errorCodes, sources, untilErrors, untilSources } from './problems';

/** A title that is not a string: a fault for the schema and for the server. */
const untitledLevel = soundLevel.replace('"Test Bench"', '7');

describe('a level that is open as json', () => {
  let uri: Uri;
  let other: Uri;
  let marker: Uri;

  beforeEach(() => {
    uri = freshLevel();
    other = freshLevel();
    marker = freshLevel();
  });
  afterEach(async () => {
    await closeEverything();
    for (const one of [uri, other, marker]) await remove(one);
  });

  /** Resolves when the workspace was asked about twice more. */
  const untilAskedAgain = async (): Promise<void> => {
    await write(marker, brokenLevel);
    await untilErrors(marker, [fault]);
    await remove(marker);
    await untilErrors(marker, []);
  };
  const staysSilent = async (): Promise<void> => {
    await untilErrors(uri, []);
    await untilAskedAgain();
    equal(errorCodes(uri), [], 'the errors, later');
  };
  const staysOnce = async (): Promise<void> => {
    await untilErrors(uri, [fault]);
    await untilAskedAgain();
    equal(errorCodes(uri), [fault], 'the errors, later');
  };

  it('shows nothing of the server from the moment on, and its faults when it is closed', async () => {
    await write(uri, brokenLevel);
    await untilErrors(uri, [fault]);
    await openAs(uri, 'json');
    equal(errorCodes(uri), [], 'the errors at once');
    await staysSilent();
    await closeEverything();
    await staysOnce();
  });

  it('is silent from its first report on', async () => {
    await write(uri, brokenLevel);
    await openAs(uri, 'json');
    await staysSilent();
    await closeEverything();
    await staysOnce();
  });

  it('shows its faults again after the shortest look', async () => {
    await write(uri, brokenLevel);
    await untilErrors(uri, [fault]);
    await openAs(uri, 'json');
    await closeEverything();
    await staysOnce();
  });

  it('is silent behind another tab too', async () => {
    await write(uri, brokenLevel);
    await write(other, brokenLevel);
    await openAs(uri, 'json');
    await show(other);
    await staysSilent();
    equal(errorCodes(other), [fault], 'the errors of the other one');
  });

  it('shows its faults again where VS Code keeps the document without a tab', async () => {
    await write(uri, brokenLevel);
    const document = await show(uri);
    await languages.setTextDocumentLanguage(document, 'json');
    await staysSilent();
    await closeEverything();
    await staysOnce();
    await show(uri);
    await staysSilent();
  });

  it('follows its language forth and back', async () => {
    await write(uri, brokenLevel);
    let document = await openAs(uri, 'reactor-level');
    await untilErrors(uri, [fault]);
    for (const round of ['first', 'second']) {
      document = await languages.setTextDocumentLanguage(document, 'json');
      equal(errorCodes(uri), [], `the errors at once, ${round}`);
      await staysSilent();
      document = await languages.setTextDocumentLanguage(document, 'reactor-level');
      await staysOnce();
    }
    await replaceText(document, broken, sound);
    await untilErrors(uri, []);
  });

  it('follows its language when it changes at once and with unsaved text', async () => {
    await write(uri, soundLevel);
    const document = await openAs(uri, 'reactor-level');
    for (let round = 0; round < 3; round++) {
      // both at once, so that the language changes while the new text is being asked about
      await Promise.all([
        replaceText(document, sound, broken),
        languages.setTextDocumentLanguage(document, 'json'),
      ]);
      await untilAskedAgain();
      equal(errorCodes(uri), [], 'the errors as json');
      await languages.setTextDocumentLanguage(document, 'reactor-level');
      await untilErrors(uri, [fault]);
      await replaceText(document, broken, sound);
      await languages.setTextDocumentLanguage(document, 'json');
      await languages.setTextDocumentLanguage(document, 'reactor-level');
      await untilErrors(uri, []);
    }
  });

  it('is silent after a restart of the server', async () => {
    await write(uri, brokenLevel);
    await openAs(uri, 'json');
    await commands.executeCommand('reactor.server.restart');
    await staysSilent();
    await closeEverything();
    await staysOnce();
  });

  it('goes without a word when its file is deleted', async () => {
    await write(uri, brokenLevel);
    await openAs(uri, 'json');
    await staysSilent();
    await remove(uri);
    await closeEverything();
    await staysSilent();
  });

  it('shows only the schema’s problems, and only the server’s when it is no longer JSON', async () => {
    await write(uri, untitledLevel);
    await untilSources(uri, ['reactor-level']);
    const document = await openAs(uri, 'json');
    await untilSources(uri, ['schema']);
    await untilAskedAgain();
    equal(sources(uri), ['schema'], 'who speaks, later');
    await languages.setTextDocumentLanguage(document, 'reactor-level');
    await untilSources(uri, ['reactor-level']);
  });

  it('keeps its faults where only a config file calls it a level', async () => {
    const named = inWorkspace('by-config/level.json');
    await write(inWorkspace('by-config/reactor.config.json'), '{ "levels": ["*.json"] }');
    await write(named, brokenLevel);
    try {
      await untilErrors(named, [fault]);
      await openAs(named, 'json');
      await untilAskedAgain();
      equal(errorCodes(named), [fault], 'the errors, later');
    } finally {
      await closeEverything();
      await remove(inWorkspace('by-config'));
    }
  });
});

/** Opens a file in an editor as a person does, so that the document goes with its tab. */
async function openAs(uri: Uri, language: string): Promise<TextDocument> {
  await commands.executeCommand('vscode.open', uri, { preview: false });
  const document = workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
  if (document === undefined) throw new Error(`${uri.path} is not open.`);
  return languages.setTextDocumentLanguage(document, language);
}
