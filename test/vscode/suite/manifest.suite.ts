/** What the manifest promises, as VS Code understood it. */
import { workspace } from 'vscode';
import { equal } from './expect';
import { closeEverything, inWorkspace, remove, show, write } from './files';

describe('language', () => {
  afterEach(closeEverything);

  for (const name of ['named.reactor.json', 'reactor.balance.json', 'reactor.config.json']) {
    it(`knows ${name}`, async () => {
      const uri = inWorkspace(`named/${name}`);
      await write(uri, '{}');
      const document = await show(uri);
      equal(document.languageId, 'reactor-level', 'the language');
      await remove(inWorkspace('named'));
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
