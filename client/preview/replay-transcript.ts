/** *Replay Transcript*: replays a transcript on the level next to it. */
import { Uri, ViewColumn, window, workspace } from 'vscode';
import { isTranscript, levelsOfTranscript } from '../../server/language/reactor/transcripts';
import { readTranscript } from '../webview/files';
import { firstExisting } from '../documents/existing';
import { fileName } from '../documents/levels';
import type { PreviewPanels } from './panels';

/** Replays the given transcript, or the one in the active editor. Asks for its level if there is none next to it. */
export async function replayTranscript(panels: PreviewPanels, given: unknown): Promise<void> {
  const transcript = transcriptAddress(given);
  if (transcript === undefined) {
    void window.showInformationMessage('Open a transcript first (*.reactor-transcript.json).');
    return;
  }
  const level = (await levelBeside(transcript)) ?? (await chooseLevel(transcript));
  if (level === undefined) return;
  const { name, text } = await readTranscript(transcript);
  panels.open(level, ViewColumn.Beside).replay(name, text);
}

function transcriptAddress(given: unknown): Uri | undefined {
  if (typeof given === 'string') return Uri.parse(given, true);
  if (given instanceof Uri) return given;
  const uri = window.activeTextEditor?.document.uri;
  return uri !== undefined && isTranscript(uri.path) ? uri : undefined;
}

function levelBeside(transcript: Uri): Promise<Uri | undefined> {
  return firstExisting(levelsOfTranscript(transcript.path).map((path) => transcript.with({ path })));
}

/** A transcript can be played on any level. */
async function chooseLevel(transcript: Uri): Promise<Uri | undefined> {
  const levels = await workspace.findFiles('**/*.reactor.json');
  const items = levels.map((uri) => ({ label: workspace.asRelativePath(uri), uri }));
  if (items.length === 0) {
    void window.showInformationMessage(`Cannot find a level to replay ${fileName(transcript)} on.`);
    return undefined;
  }
  const chosen = await window.showQuickPick(
    items.sort((one, other) => (one.label < other.label ? -1 : 1)),
    {
      placeHolder: `Select a level to replay ${fileName(transcript)} on`,
    },
  );
  return chosen?.uri;
}
