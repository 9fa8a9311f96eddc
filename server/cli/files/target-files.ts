import { URI } from 'vscode-uri';
import { canonical, languages, Project } from '../../language';
import { nodeFiles } from '../../node';
import { registryFolders } from './registry-folders';
import { inputPath, uriOf, type Target } from './targets';

/**
 * Opens a project with the files of the targets and of their registries, and waits until its folders are listed. The
 * search for settings ends at `root`. `registryRoot` is the folder of one registry, if it was given.
 */
export async function openProject(
  targets: readonly Target[],
  root: string,
  cwd: string,
  registryRoot?: string,
): Promise<Project> {
  const project = new Project(nodeFiles, languages);
  const folders = await registryFolders(targets, registryRoot, cwd);
  project.setRoots([uriOf(inputPath(root, cwd))], folders.map(uriOf));
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
