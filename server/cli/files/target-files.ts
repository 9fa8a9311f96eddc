import { dirname, resolve } from 'node:path';
import { URI } from 'vscode-uri';
import { canonical, languages, Project, roomsEnding } from '../../language';
import { nodeFiles } from '../../node';
import { uriOf, type Target } from './targets';

/**
 * A project over everything that some targets name, listed. A file that is named outright belongs to it; what rooms files
 * say is said by all of a folder together.
 */
export async function openProject(targets: readonly Target[], root: string, cwd: string): Promise<Project> {
  const project = new Project(nodeFiles, languages);
  const folders = targets.flatMap((target) =>
    target.kind === 'folder' || target.kind === 'glob'
      ? [uriOf(target.path)]
      : target.kind === 'file' && target.path.endsWith(roomsEnding)
        ? [uriOf(dirname(target.path))]
        : [],
  );
  project.setRoots([uriOf(resolve(cwd, root))], folders);
  for (const target of targets) if (target.kind === 'file') project.include(uriOf(target.path));
  await project.scanned();
  return project;
}

/** The files of a project that a target names. */
export function urisOf(target: Target, project: Project): string[] {
  switch (target.kind) {
    case 'missing':
      return [];
    case 'file':
      return [canonical(uriOf(target.path))];
    case 'folder': {
      const folder = canonical(uriOf(target.path));
      return project.uris().filter((uri) => uri.startsWith(folder.endsWith('/') ? folder : `${folder}/`));
    }
    case 'glob':
      return project.uris().filter((uri) => target.matches(URI.parse(uri).fsPath));
  }
}
