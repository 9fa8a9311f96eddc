/** The samples that come with the extension, as they are. */
import { RelativePattern, workspace, type Uri } from 'vscode';
import { equal, ok } from './expect';
import { closeEverything, inWorkspace, show } from './files';
import { untilFaults, untilProblems } from './problems';

describe('samples', () => {
  const samples = (glob: string): Thenable<Uri[]> =>
    workspace.findFiles(new RelativePattern(inWorkspace('.'), glob));

  afterEach(closeEverything);

  it('that are broken show the one fault that they are named after', async () => {
    const broken = await samples('broken-levels/*.reactor.json');
    ok(broken.length > 40, 'there are no broken samples');
    for (const uri of broken) {
      const code = uri.path.replace(/^.*\/|\.reactor\.json$/g, '');
      await untilProblems(uri, [code]);
    }
  });

  it('that are sound show neither errors nor warnings', async () => {
    const sound = await samples('samples/{*,cold-store/*}.reactor.json');
    ok(sound.length >= 6, 'there are no sound samples');
    for (const uri of sound) await untilFaults(uri, []);
  });

  it('show the same when they are opened', async () => {
    const uri = inWorkspace('broken-levels/robot-not-on-floor.reactor.json');
    const document = await show(uri);
    equal(document.languageId, 'reactor-level', 'the language');
    await untilProblems(uri, ['robot-not-on-floor']);
  });
});
