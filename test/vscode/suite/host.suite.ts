/** The run is what it claims to be: otherwise the other suites prove less than they seem to. */
import { env, extensions, UIKind, workspace } from 'vscode';
import { equal, ok } from './expect';
import { runKind } from './run-kind';

describe(`host: ${runKind}`, () => {
  const extension = extensions.getExtension('reactor-maintenance.reactor-maintenance-levels');

  it('has the extension', () => {
    ok(extension !== undefined, 'the extension is absent');
  });

  if (runKind === 'web') {
    it('is a web worker without Node', () => {
      equal(typeof process, 'undefined', 'typeof process');
      ok('WorkerGlobalScope' in globalThis, 'not in a worker');
      equal(env.uiKind, UIKind.Web, 'the kind of user interface');
    });
  } else {
    it('is a Node host', () => {
      ok(typeof process === 'object' && 'node' in process.versions, 'there is no Node');
    });
  }

  if (runKind === 'installed') {
    it('is in Restricted Mode', () => {
      equal(workspace.isTrusted, false, 'whether the workspace is trusted');
    });

    it('runs the packaged extension', () => {
      ok(extension?.extensionPath.includes('reactor-maintenance-levels-') === true, 'not installed');
    });
  }
});
