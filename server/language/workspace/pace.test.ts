import assert from 'node:assert/strict';
import { levelText } from '../../../engine/reactor/testing/sound-level';
import type { Pace } from './pace';
import { analysisIn } from '../reactor/report-details';
import { isLevelDocument } from '../reactor/documents';
import { languages } from '../languages';
import { Project } from './project';
import { MemoryFiles } from './testing/memory-files';

const uri = 'mem:/w/a.reactor.json';
const orphaned = levelText.replace('".FF...."', '".FF..F."');

/** A project with an open level, in whose checks `between` is called after each step. */
function projectWith(
  between: (project: Project, step: number) => void | Promise<void>,
  again = (): Promise<void> => Promise.resolve(),
): Project {
  let steps = 0;
  const pace: Pace = { rest: async () => between(project, ++steps), again };
  const project = new Project(new MemoryFiles({}), languages, pace);
  project.open(uri, 1, levelText, 'reactor-level');
  return project;
}

describe('the pace of checks', () => {
  it('lets others be answered in between', async () => {
    let answered = 0;
    const project = projectWith(async (asked, step) => {
      const context = step % 10 === 0 ? await asked.contextOf(uri) : undefined;
      if (isLevelDocument(context) && !context.level.isChecked && context.features.symbols?.().length)
        answered++;
    });
    const report = await project.report(uri);
    assert.deepEqual(report?.diagnostics, []);
    assert.ok(answered >= 4, `${answered} answers before the checks were done`);
  });

  it('drops the check of a text that has changed, and answers for the new one', async () => {
    let steps = 0;
    const again: number[] = [];
    const project = projectWith(
      (edited, step) => {
        steps = step;
        if (step === 5) edited.change(uri, 2, [{ text: orphaned }]);
      },
      () => Promise.resolve(void again.push(steps)),
    );
    const report = await project.report(uri);
    assert.deepEqual(again, [5], 'it is asked when to begin again, and at once');
    assert.equal(report?.version, 2);
    assert.deepEqual(
      report.diagnostics.map(({ code }) => code),
      ['orphan-network'],
    );
    const after = steps;
    const fresh = projectWith((_, step) => void (steps = step));
    await fresh.report(uri);
    assert.ok(
      after < steps + 10,
      `of the first text five steps were done: ${after} in all, ${steps} for one text`,
    );
  });

  it('lets who cannot wait finish what has begun', async () => {
    let found: unknown;
    const project = projectWith(async (asked, step) => {
      const context = step === 5 ? await asked.contextOf(uri) : undefined;
      if (isLevelDocument(context)) found = context.level.analysis;
    });
    const report = await project.report(uri);
    assert.ok(found !== undefined);
    assert.equal(analysisIn(report), found);
  });
});
