/** Levels that are not open. */
import { Uri, workspace } from 'vscode';
import { equal } from './expect';
import { closeEverything, freshLevel, inWorkspace, remove, show, write } from './files';
import { brokenLevel, fault, soundLevel } from './levels';
import { errorCodes, untilErrors } from './problems';

describe('diagnostics of the workspace', () => {
  const folder = inWorkspace('deep');
  let first: Uri;
  let second: Uri;

  beforeEach(() => {
    first = freshLevel('deep/er');
    second = freshLevel('deep');
  });
  afterEach(async () => {
    await closeEverything();
    await remove(folder);
  });

  it('come for a level that lay there from the start', async () => {
    await untilErrors(inWorkspace('unopened.reactor.json'), [fault]);
  });

  it('leave out node_modules and what files.exclude names', async () => {
    await untilErrors(inWorkspace('unopened.reactor.json'), [fault]);
    equal(errorCodes(inWorkspace('node_modules/other/unopened.reactor.json')), [], 'in node_modules');
    equal(errorCodes(inWorkspace('excluded/unopened.reactor.json')), [], 'in an excluded folder');
  });

  it('come, change and go with the file', async () => {
    await write(second, brokenLevel);
    await untilErrors(second, [fault]);
    await write(second, soundLevel);
    await untilErrors(second, []);
    await write(second, brokenLevel);
    await untilErrors(second, [fault]);
    await remove(second);
    await untilErrors(second, []);
  });

  it('go when a whole folder is deleted', async () => {
    await write(first, brokenLevel);
    await write(second, brokenLevel);
    await untilErrors(first, [fault]);
    await untilErrors(second, [fault]);
    await remove(folder);
    await untilErrors(first, []);
    await untilErrors(second, []);
  });

  it('move when a folder is renamed', async () => {
    await write(first, brokenLevel);
    await untilErrors(first, [fault]);
    const moved = inWorkspace('moved');
    const after = Uri.joinPath(moved, 'er', first.path.split('/').at(-1) ?? '');
    await workspace.fs.rename(folder, moved);
    await untilErrors(first, []);
    await untilErrors(after, [fault]);
    await remove(moved);
    await untilErrors(after, []);
  });

  it('do not double when the level is opened', async () => {
    await write(second, brokenLevel);
    await untilErrors(second, [fault]);
    await show(second);
    await untilErrors(second, [fault]);
    await closeEverything();
    await untilErrors(second, [fault]);
  });
});
