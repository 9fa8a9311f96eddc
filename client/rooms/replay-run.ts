/** *Replay Transcript* for runs: replays a transcript with the rooms next to it. */
import { Uri, window, workspace } from 'vscode';
import { roomsOfTranscript, runTranscriptEnding } from '../../server/language/rooms/transcript-names';
import { firstExisting } from '../documents/existing';
import { fileName } from '../documents/levels';
import type { RoomsPanel } from './panel';

/** Replays the given transcript, or the one in the active editor. */
export async function replayRun(open: (rooms: Uri) => RoomsPanel, given: unknown): Promise<void> {
  const transcript = given instanceof Uri ? given : window.activeTextEditor?.document.uri;
  if (transcript?.path.endsWith(runTranscriptEnding) !== true) {
    void window.showInformationMessage(`Open a transcript of a run first (*${runTranscriptEnding}).`);
    return;
  }
  const rooms = await roomsBeside(transcript);
  if (rooms === undefined) {
    void window.showInformationMessage(`Cannot find rooms to replay ${fileName(transcript)} with.`);
    return;
  }
  await open(rooms).replay(transcript);
}

/** Returns the rooms file with the transcript's name, or any in the workspace, because a folder is one registry. */
async function roomsBeside(transcript: Uri): Promise<Uri | undefined> {
  const beside = await firstExisting(
    roomsOfTranscript(transcript.path).map((path) => transcript.with({ path })),
  );
  if (beside !== undefined) return beside;
  const [first] = await workspace.findFiles('**/*.rooms.toml', undefined, 1);
  return first;
}
