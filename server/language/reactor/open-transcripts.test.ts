import assert from 'node:assert/strict';
import { defaultBalance } from '../../../engine/reactor';
import { encodeTranscript, transcribe } from '../../../engine/reactor/simulation';
import { analyseLevel } from './analyse';
import { readDocument } from '../text/document';
import { transcriptLens } from './lenses';
import { levelText } from '../../../engine/reactor/testing/sound-level';
import { transcriptIn } from './report-details';
import { languages } from '../languages';
import { canonical } from '../workspace/uris';
import { Project } from '../workspace/project';
import { MemoryFiles } from '../workspace/testing/memory-files';

const root = 'mem:/w';
const at = (path: string): string => `${root}/${path}`;
const level = at('a.reactor.json');
const transcript = at('a.reactor-transcript.json');
const { level: played } = analyseLevel(readDocument(levelText), defaultBalance);
assert.ok(played !== undefined);
const good = encodeTranscript(transcribe(played, defaultBalance, [{ id: 'EndTurn' }, { id: 'EndTurn' }]));

describe('an open transcript', () => {
  let files: MemoryFiles;
  let project: Project;

  beforeEach(async () => {
    files = new MemoryFiles({ [level]: levelText });
    project = new Project(files, languages);
    project.setRoots([root]);
    await project.whenScanned();
  });

  /**
   * Returns the diagnostics of the transcript, each with the text that is underlined, and last the title of its lens.
   */
  async function said(): Promise<string[]> {
    const report = await project.report(transcript);
    assert.equal(report?.kind, 'transcript');
    const { text } = project.openDocument(transcript)?.document.json ?? { text: '' };
    const details = transcriptIn(report);
    const lens = details === undefined ? undefined : transcriptLens(details);
    return [
      ...report.diagnostics.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`),
      ...(lens === undefined ? [] : [lens]),
    ];
  }

  it('holds against the level beside it', async () => {
    project.open(transcript, 1, good);
    assert.deepEqual(await said(), ['Matches a.reactor.json: in progress on turn 3']);
  });

  it('holds against the level whose name is in another Unicode normal form', async () => {
    files = new MemoryFiles({ [canonical(at('e\u0301.reactor.json'))]: levelText });
    project = new Project(files, languages);
    project.setRoots([root]);
    await project.whenScanned();
    const other = at('\u00e9.reactor-transcript.json');
    project.open(other, 1, good);
    const codes = async () => (await project.report(other))?.diagnostics.map(({ code }) => code);
    assert.deepEqual(await codes(), []);
    project.open(at('e\u0301.reactor.json'), 1, levelText.replace('"robot"', '"robo"'));
    assert.deepEqual(await codes(), ['transcript-level']);
  });

  it('has faults of its structure at their places, and then nothing is said of play', async () => {
    project.open(transcript, 1, good.replace('"seed": 0', '"seed": "0"').replace('"id"', '"ide"'));
    assert.deepEqual(await said(), ['wrong-type "0"', 'unknown-field "ide"']);
    project.change(transcript, 2, [{ text: `${good}}` }]);
    assert.deepEqual(await said(), ['syntax }']);
  });

  it('diverges where play does, and says so of the action', async () => {
    project.open(transcript, 1, good.replace(/"stateHash":"\w+"/, '"stateHash":"0"'));
    const [diagnostic, lens] = await said();
    assert.equal(diagnostic, 'transcript-diverges {"id":"EndTurn","stateHash":"0"}');
    assert.equal(lens, 'Diverges from a.reactor.json on turn 1');
    const report = await project.report(transcript);
    assert.match(
      report?.diagnostics[0]?.message ?? '',
      /^The play diverges on turn 1 at action 0 \(EndTurn\): expected state /,
    );
  });

  it('follows its level, open or on disk, and its balance', async () => {
    project.open(transcript, 1, good);
    const holds = await said();
    const reported: string[] = [];
    project.onChange((change) => {
      if (change !== 'everything') reported.push(...change.uris);
    });
    const moved = levelText.replace('"robot": { "position": [4, 1] }', '"robot": { "position": [3, 1] }');
    assert.notEqual(moved, levelText);
    project.open(level, 1, moved, 'reactor-level');
    assert.deepEqual(reported, [level, transcript]);
    assert.match((await said())[0] ?? '', /^transcript-diverges "/);
    project.open(level, 2, '{', 'reactor-level');
    assert.match((await said())[0] ?? '', /^transcript-level /);
    project.close(level);
    assert.deepEqual(await said(), holds);

    files.files.set(level, levelText.replace('"title": "', '"title": "Another '));
    project.filesChanged([{ uri: level, kind: 'changed' }]);
    assert.deepEqual(await said(), holds, 'a title is a note');
    files.files.delete(level);
    project.filesChanged([{ uri: level, kind: 'deleted' }]);
    assert.match((await said())[0] ?? '', /^transcript-level /);
    files.files.set(at('a.json'), levelText);
    project.filesChanged([{ uri: at('a.json'), kind: 'created' }]);
    assert.deepEqual(await said(), ['Matches a.json: in progress on turn 3']);

    files.files.set(at('reactor.balance.json'), '{ "forecast": { "horizon": 3 } }');
    project.filesChanged([{ uri: at('reactor.balance.json'), kind: 'created' }]);
    const [outdated, lens] = await said();
    assert.match(outdated ?? '', /^transcript-outdated "/);
    assert.equal(lens, 'Matches, but is outdated: save it again');
  });

  it('is checked only while it is open', async () => {
    files.files.set(transcript, good);
    assert.equal(await project.report(transcript), undefined);
    project.open(transcript, 1, good);
    assert.notEqual(await project.report(transcript), undefined);
    project.close(transcript);
    assert.equal(await project.report(transcript), undefined);
  });
});
