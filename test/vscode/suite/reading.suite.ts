/** Hovers, inlay hints and colors, as VS Code itself gets them. */
import {
  commands,
  ConfigurationTarget,
  Range,
  workspace,
  type Hover,
  type InlayHint,
  type MarkdownString,
  type SemanticTokens,
  type SemanticTokensLegend,
  type TextDocument,
  type Uri,
} from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, freshLevel, remove, show, write } from './files';
import { soundLevel } from './levels';
import { untilErrors } from './problems';

describe('reading aids', () => {
  let uri: Uri;
  let document: TextDocument;

  beforeEach(async () => {
    uri = freshLevel();
    await write(uri, soundLevel);
    document = await show(uri);
    await untilErrors(uri, []);
  });
  afterEach(async () => {
    await closeEverything();
    await remove(uri);
  });

  const whole = (): Range => new Range(0, 0, document.lineCount, 0);
  const labels = async (): Promise<string[]> => {
    const hints = await commands.executeCommand<InlayHint[]>('vscode.executeInlayHintProvider', uri, whole());
    return hints.map(({ label }) =>
      typeof label === 'string' ? label : label.map(({ value }) => value).join(''),
    );
  };

  it('tell on a character of a row what the cell holds', async () => {
    const offset = document.getText().indexOf('"#', document.getText().indexOf('"terrain"')) + 1;
    const place = document.positionAt(offset);
    const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', uri, place);
    const [text = ''] = hovers
      .flatMap(({ contents }) => contents)
      .map((one) => (one as MarkdownString).value);
    ok(text.startsWith('**Wall [0, 0]**'), text);
    ok(text.includes('```text'), text);
    ok(
      hovers[0]?.range?.isEqual(new Range(place, place.translate(0, 1))) === true,
      'the character is marked',
    );
  });

  it('hint at positions and rows, and no more when that is switched off', async () => {
    const shown = await labels();
    ok(shown.includes('FuelConsumer') && shown.includes('0'), shown.join());
    const settings = workspace.getConfiguration('reactor.inlayHints');
    try {
      await settings.update('rows', false, ConfigurationTarget.Global);
      await settings.update('positions', false, ConfigurationTarget.Global);
      // the server asks for the settings meanwhile; each look is a request to it that comes behind
      for (let look = 0; look < 100 && (await labels()).length > 0; look++);
      equal((await labels()).length, 0, 'hints that are left');
    } finally {
      await settings.update('rows', undefined, ConfigurationTarget.Global);
      await settings.update('positions', undefined, ConfigurationTarget.Global);
    }
  });

  it('color types by their meaning', async () => {
    const legend = await commands.executeCommand<SemanticTokensLegend>(
      'vscode.provideDocumentSemanticTokensLegend',
      uri,
    );
    const tokens = await commands.executeCommand<SemanticTokens>('vscode.provideDocumentSemanticTokens', uri);
    const [line = 0, character = 0, length = 0, type = -1] = tokens.data;
    equal(legend.tokenTypes[type], 'type', 'the first token');
    const text = document.getText(new Range(line, character, line, character + length));
    ok(/^[A-Z]\w+$/.test(text), text);
  });
});
