/** Files that a panel saves and reads. It has no access to any itself. */
import { Uri, window, workspace, type OpenDialogOptions, type SaveDialogOptions } from 'vscode';
import type { PanelMessage } from '../../protocol/preview';
import { fileName, folderOf } from '../documents/levels';

type Saved = Omit<Extract<PanelMessage, { type: 'save' }>, 'type'>;

/** What asks a person for a file; a test answers in the person's place. */
export interface FileDialogs {
  save: (options: SaveDialogOptions) => Thenable<Uri | undefined>;
  open: (options: OpenDialogOptions) => Thenable<Uri[] | undefined>;
}

export const windowFileDialogs: FileDialogs = {
  save: (options) => window.showSaveDialog(options),
  open: (options) => window.showOpenDialog(options),
};

/** What each kind is called, and how its files end. (Dialogs know no endings with a dot in them.) */
const kinds = {
  png: { title: 'Export as PNG', name: 'PNG', ending: 'png' },
  svg: { title: 'Export as SVG', name: 'SVG', ending: 'svg' },
  gif: { title: 'Export as GIF', name: 'GIF', ending: 'gif' },
  text: { title: 'Export as Text', name: 'Text', ending: 'txt' },
  transcript: { title: 'Save Transcript', name: 'Reactor Transcript', ending: 'json' },
} as const;

/** Saves a file where the person says; its name, or `null` where they decided otherwise. */
export async function save(message: Saved, level: Uri, dialogs: FileDialogs): Promise<string | null> {
  const { title, name, ending } = kinds[message.kind];
  const folder = homeOf(level);
  const chosen = await dialogs.save({
    title,
    filters: { [name]: [ending] },
    ...(folder === undefined ? {} : { defaultUri: Uri.joinPath(folder, safeName(message.name)) }),
  });
  if (chosen === undefined) return null;
  await workspace.fs.writeFile(chosen, contentOf(message));
  return fileName(chosen);
}

/** Lets a person choose a transcript; `undefined` where they decided otherwise. */
export async function openTranscript(
  level: Uri,
  dialogs: FileDialogs,
): Promise<{ readonly name: string; readonly text: string } | undefined> {
  const folder = homeOf(level);
  const [chosen] =
    (await dialogs.open({
      title: 'Replay Transcript',
      openLabel: 'Replay',
      filters: { Transcript: ['json'] },
      ...(folder === undefined ? {} : { defaultUri: folder }),
    })) ?? [];
  return chosen === undefined ? undefined : readTranscript(chosen);
}

/** A transcript as it stands in an editor, saved or not, else in its file. Throws where it cannot be read. */
export async function readTranscript(uri: Uri): Promise<{ readonly name: string; readonly text: string }> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  const text = open?.getText() ?? new TextDecoder().decode(await workspace.fs.readFile(uri));
  return { name: fileName(uri), text };
}

/** Where the files of a level belong: beside it, or in the workspace where it has no file yet. */
function homeOf(level: Uri): Uri | undefined {
  return level.scheme === 'untitled' ? workspace.workspaceFolders?.[0]?.uri : folderOf(level);
}

function contentOf({ text, base64 }: Saved): Uint8Array {
  if (base64 === undefined) return new TextEncoder().encode(text ?? '');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A panel proposes a name, not a folder. */
function safeName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-') || 'level';
}
