import assert from 'node:assert/strict';
import type { DocumentContext } from '../../workspace/language';
import { languages } from '../../languages';
import { Project } from '../../workspace/project';
import { MemoryFiles } from '../../workspace/testing/memory-files';
import { exampleText } from './texts';

/** A file with rooms in an editor, among the other files of its folder. */
export interface RoomsAt {
  readonly project: Project;
  readonly context: DocumentContext;
  readonly offset: number;
}

/** Opens a text with a caret `‸` in it (at 0 if there is none), next to the example and the other given files. */
export async function roomsAt(
  fixture: string,
  others: Readonly<Record<string, string>> = { 'core.rooms.toml': exampleText },
): Promise<RoomsAt> {
  const offset = Math.max(0, fixture.indexOf('‸'));
  const project = new Project(
    new MemoryFiles(
      Object.fromEntries(Object.entries(others).map(([name, text]) => [`mem:/w/${name}`, text])),
    ),
    languages,
  );
  project.setRoots(['mem:/w']);
  await project.whenScanned();
  const uri = 'mem:/w/own.rooms.toml';
  project.open(uri, 1, fixture.replace('‸', ''), 'reactor-rooms');
  const context = await project.contextOf(uri);
  assert.ok(context);
  return { project, context, offset };
}
