import assert from 'node:assert/strict';
import type { DocumentContext } from '../../workspace/language';
import { languages } from '../../languages';
import { Project } from '../../workspace/project';
import { MemoryFiles } from '../../workspace/testing/memory-files';

/** A scenario in an editor. */
export interface LixAt {
  readonly project: Project;
  readonly context: DocumentContext;
  readonly text: string;
  /** The offset of the caret; 0 if there is none. */
  readonly offset: number;
}

/** Opens a text with a caret `‸` in it. */
export async function lixAt(fixture: string): Promise<LixAt> {
  const offset = Math.max(0, fixture.indexOf('‸'));
  const text = fixture.replace('‸', '');
  const project = new Project(new MemoryFiles({}), languages);
  project.setRoots(['mem:/w']);
  await project.whenScanned();
  const uri = 'mem:/w/own.lix.json';
  project.open(uri, 1, text, 'reactor-lix');
  const context = await project.contextOf(uri);
  assert.ok(context);
  return { project, context, text, offset };
}

/** A sound scenario: Ann concedes in update 6, Bob assigns an exploder in update 8. */
export const scenarioText = `{
  "format": "lix-scenario",
  "version": 1,
  "title": "Two walk",
  "nuke": "Concede",
  "overtime": 4,
  "until": 60,
  "players": [
    { "id": "ann", "lixInHatch": 3, "spawnInterval": 2, "updatesToExit": 4, "skills": { "Builder": 1 } },
    { "id": "bob", "lixInHatch": 4, "spawnInterval": 1, "updatesToExit": 30, "skills": { "Exploder": 1 } }
  ],
  "inputs": [
    { "update": 6, "player": "ann", "type": "Nuke" },
    { "update": 8, "player": "bob", "type": "Assign", "skill": "Exploder", "lix": 2 }
  ]
}
`;
