/** Which documents are checked does not hang on a list of schemes. */
import { Uri, workspace } from 'vscode';
import { equal } from './expect';
import { closeEverything, show, write } from './files';
import { brokenLevel, fault } from './levels';
import { memoryFiles } from './memory-files';
import { errorCodes, untilErrors } from './problems';

describe('schemes', () => {
  const writable = Uri.parse('reactor-memory:/virtual.reactor.json');
  const oldSide = Uri.parse('reactor-old-side:/virtual.reactor.json');
  const registrations = [
    workspace.registerFileSystemProvider(writable.scheme, memoryFiles()),
    workspace.registerTextDocumentContentProvider(oldSide.scheme, {
      provideTextDocumentContent: () => brokenLevel,
    }),
  ];

  afterEach(closeEverything);
  after(() => {
    registrations.forEach((registration) => {
      registration.dispose();
    });
  });

  it('a file of a virtual file system is checked', async () => {
    await write(writable, brokenLevel);
    await show(writable);
    await untilErrors(writable, [fault]);
  });

  it('the old side of a diff is not', async () => {
    await show(oldSide);
    await write(writable, brokenLevel);
    await show(writable);
    await untilErrors(writable, [fault]);
    equal(errorCodes(oldSide), [], 'the errors of the old side');
  });
});
