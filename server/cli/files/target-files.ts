import { dirname } from 'node:path';
import { URI } from 'vscode-uri';
import { canonical, languages, Project, roomsEnding } from '../../language';
import { nodeFiles } from '../../node';
import { inputPath, uriOf, type Target } from './targets';

/**
 * Opens a project with the files of the targets and waits until its folders are listed. The other rooms files in the
 * folder of a rooms file are included, because together they form one registry.
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
  project.setRoots([uriOf(inputPath(root, cwd))], folders);
  for (const target of targets) if (target.kind === 'file') project.include(uriOf(target.path));
  await project.whenScanned();
  return project;
}

/** Lists the files of a project that belong to a target. */
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
