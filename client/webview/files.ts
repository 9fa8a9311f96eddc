/** Saves and reads files on behalf of pages, which have no access to files. */
import { Uri, workspace } from 'vscode';
import type { ChooseTranscriptRequest, SaveRequest, Transcript } from '../../protocol/page-files';
import { fileName, folderOf } from '../documents/levels';
import { attempt } from './attempt';
import { chooseFile } from './choose-file';
import type { FileDialogs } from './file-dialogs';
import type { RequestHandlers } from './channel';

/** Name and file extension of each kind. (Dialogs do not support extensions that contain a dot.) */
const kinds = {
  png: { title: 'Export as PNG', name: 'PNG', ending: 'png' },
  svg: { title: 'Export as SVG', name: 'SVG', ending: 'svg' },
  gif: { title: 'Export as GIF', name: 'GIF', ending: 'gif' },
  text: { title: 'Export as Text', name: 'Text', ending: 'txt' },
  game: { title: 'Save Game', name: 'Reactor Level', ending: 'json' },
  transcript: { title: 'Save Transcript', name: 'Reactor Transcript', ending: 'json' },
} as const;

/** The parameters of a request to save any kind of file. */
type SaveParams = SaveRequest<keyof typeof kinds>['params'];

/** Requests about files that several pages have. */
interface FileRequests {
  readonly save: SaveRequest<keyof typeof kinds>;
  readonly 'choose-transcript': ChooseTranscriptRequest;
}

/** Handles the requests about files of a page that shows the file at `uri`. */
export function fileRequests(uri: () => Uri, dialogs: FileDialogs): RequestHandlers<FileRequests> {
  return {
    save: async (params) => ({ name: await attempt(save(params, uri(), dialogs)) }),
    'choose-transcript': () => attempt(chooseTranscript(uri(), dialogs)),
  };
}

/** Saves a file where the user chooses. Returns its name, or `null` if the user cancels. */
async function save(params: SaveParams, shown: Uri, dialogs: FileDialogs): Promise<string | null> {
  const { title, name, ending } = kinds[params.kind];
  const folder = homeOf(shown);
  const options = {
    title,
    filters: { [name]: [ending] },
    ...(folder === undefined ? {} : { defaultUri: Uri.joinPath(folder, safeName(params.name)) }),
  };
  const chosen = await chooseFile(dialogs, options, wholeEnding(params.name));
  if (chosen === undefined) return null;
  await workspace.fs.writeFile(chosen, contentOf(params));
  return fileName(chosen);
}

/** Lets the user choose a transcript; `null` if they cancel. */
async function chooseTranscript(shown: Uri, dialogs: FileDialogs): Promise<Transcript | null> {
  const folder = homeOf(shown);
  const [chosen] =
    (await dialogs.open({
      title: 'Replay Transcript',
      openLabel: 'Replay',
      filters: { Transcript: ['json'] },
      ...(folder === undefined ? {} : { defaultUri: folder }),
    })) ?? [];
  return chosen === undefined ? null : readTranscript(chosen);
}

/** Reads a transcript from its open document, or else from its file. Throws if it cannot be read. */
export async function readTranscript(uri: Uri): Promise<Transcript> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  const text = open?.getText() ?? new TextDecoder().decode(await workspace.fs.readFile(uri));
  return { name: fileName(uri), text };
}

/** Returns the default folder: that of the level, or the workspace folder for an unsaved level. */
function homeOf(level: Uri): Uri | undefined {
  return level.scheme === 'untitled' ? workspace.workspaceFolders?.[0]?.uri : folderOf(level);
}

function contentOf({ text, base64 }: SaveParams): Uint8Array {
  if (base64 === undefined) return new TextEncoder().encode(text ?? '');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Returns the ending of a proposed name: `.reactor.json`, `.reactor-transcript.json`, `.png`. */
function wholeEnding(name: string): string {
  return /(?:\.(?:reactor|rooms|lix)(?:-transcript)?(?=\.json$))?\.[^.]+$/.exec(name)?.[0] ?? '';
}

/** Removes separators, because a page may only propose a name, not a folder. */
function safeName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-') || 'level';
}
