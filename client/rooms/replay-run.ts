/** *Replay Transcript*, of a run: plays it through the floors of the rooms beside it. */
import { Uri, window, workspace } from 'vscode';
import { roomsOfTranscript, runTranscriptEnding } from '../../server/language/rooms/transcript-names';
import { fileName } from '../documents/levels';
import type { RoomsPanel } from './panel';

/** Plays the transcript that is given, or is in the editor. */
export async function replayRun(open: (rooms: Uri) => RoomsPanel, given: unknown): Promise<void> {
  const transcript = given instanceof Uri ? given : window.activeTextEditor?.document.uri;
  if (transcript?.path.endsWith(runTranscriptEnding) !== true) {
    void window.showInformationMessage(`Open a transcript of a run first (*${runTranscriptEnding}).`);
    return;
  }
  const rooms = await roomsBeside(transcript);
  if (rooms === undefined) {
    void window.showInformationMessage(`There are no rooms to play ${fileName(transcript)} on.`);
    return;
  }
  await open(rooms).replay(transcript);
}

/** The rooms of the transcript's name, else any of the workspace: all of a folder are one registry. */
async function roomsBeside(transcript: Uri): Promise<Uri | undefined> {
  for (const path of roomsOfTranscript(transcript.path)) {
    const rooms = transcript.with({ path });
    try {
      await workspace.fs.stat(rooms);
      return rooms;
    } catch {
      // the next one may be there
    }
  }
  const [first] = await workspace.findFiles('**/*.rooms.toml', undefined, 1);
  return first;
}
