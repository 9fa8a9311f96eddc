/** Handles the server's requests for files, on any file system of the workspace. */
import {
  FileSystemError,
  RelativePattern,
  Uri,
  workspace,
  type CancellationToken,
  type Disposable,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { onRequest } from '../../protocol/request';
import {
  listFilesRequest,
  readFileRequest,
  type ListFilesParams,
  type ListFilesResult,
  type ReadFileParams,
  type ReadFileResult,
} from '../../protocol/server';
import { fileGlobs } from '../manifest/languages';

/** Always excluded, because packages may contain levels of other projects. `files.exclude` adds to it. */
const alwaysExcluded = '**/node_modules/**';

/** Registers the handlers; may be called before the client is started. */
export function answerFileRequests(client: BaseLanguageClient): Disposable[] {
  return [onRequest(client, listFilesRequest, listFiles), onRequest(client, readFileRequest, readFile)];
}

/** Files below `folder` that the server reads; `files.exclude` is honoured. */
export function listLevelFiles(folder: Uri): Promise<Uri[]> {
  return find(folder, fileGlobs);
}

async function listFiles(
  { root, globs }: ListFilesParams,
  token: CancellationToken,
): Promise<ListFilesResult> {
  const found = await find(Uri.parse(root, true), globs, token);
  // Sorted, because the order of search results varies.
  return [...new Set(found.map((uri) => uri.toString()))].sort();
}

async function find(folder: Uri, globs: readonly string[], token?: CancellationToken): Promise<Uri[]> {
  // each search starts a process, so globs are combined; globs with braces cannot be nested
  const isPlain = (glob: string): boolean => !/[{},\\[\]]/.test(glob);
  const plain = globs.filter(isPlain);
  const together = plain.length > 1 ? [`{${plain.join(',')}}`] : plain;
  const searches = [...together, ...globs.filter((glob) => !isPlain(glob))].map((glob) =>
    workspace.findFiles(new RelativePattern(folder, glob), alwaysExcluded, undefined, token),
  );
  return (await Promise.all(searches)).flat();
}

/** Reads the text of a file without its byte-order mark, or returns the reason why it cannot be read. */
async function readFile({ uri }: ReadFileParams): Promise<ReadFileResult> {
  let bytes: Uint8Array;
  try {
    bytes = await workspace.fs.readFile(Uri.parse(uri, true));
  } catch (error) {
    const missing = error instanceof FileSystemError && error.code === 'FileNotFound';
    return { fault: missing ? 'missing' : 'unreadable' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'not-utf8' };
  }
}
