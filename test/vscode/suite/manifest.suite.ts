/** The contributions of the manifest as VS Code has read them. */
import { workspace } from 'vscode';
import { equal } from './expect';
import { closeEverything, inWorkspace, remove, show, write } from './files';

describe('language', () => {
  afterEach(closeEverything);

  for (const [name, language] of Object.entries({
    'named.reactor.json': 'reactor-level',
    'named.reactor-transcript.json': 'reactor-transcript',
    'reactor.balance.json': 'reactor-balance',
    'reactor.config.json': 'reactor-config',
    'named.rooms.toml': 'reactor-rooms',
    'named.lix.json': 'reactor-lix',
  })) {
    it(`knows ${name}`, async () => {
      // without a file: VS Code keeps a document of a deleted file for minutes, and rooms in it stay in their registry
      const document = await show(inWorkspace(`named/${name}`).with({ scheme: 'untitled' }));
      equal(document.languageId, language, 'the language');
    });
  }

  it('leaves other JSON alone', async () => {
    const uri = inWorkspace('other.json');
    await write(uri, '{}');
    const document = await show(uri);
    equal(document.languageId, 'json', 'the language');
    await remove(uri);
  });

  it('offers completions inside strings by default', () => {
    const editor = workspace.getConfiguration('editor', { languageId: 'reactor-level' });
    const quick = editor.get<{ strings?: unknown }>('quickSuggestions');
    equal(quick?.strings, 'on', 'quick suggestions in strings');
    equal(editor.get('suggest.insertMode'), 'replace', 'the insert mode');
    equal(editor.get('wordBasedSuggestions'), 'off', 'suggestions of words');
  });
});
