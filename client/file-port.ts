/** Answers the server's requests for files, from whatever file system the workspace lives on. */
import {
  FileSystemError,
  RelativePattern,
  Uri,
  workspace,
  type CancellationToken,
  type Disposable,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  listFilesRequest,
  readFileRequest,
  type ListFilesParams,
  type ListFilesResult,
  type ReadFileParams,
  type ReadFileResult,
} from '../server/protocol';

/** Never searched, whatever the settings say: packages bring levels of other projects. `files.exclude` adds to it. */
const alwaysExcluded = '**/node_modules/**';

/** Registers both answers; may be called before the client is started. */
export function answerFileRequests(client: BaseLanguageClient): Disposable[] {
  return [client.onRequest(listFilesRequest, listFiles), client.onRequest(readFileRequest, readFile)];
}

/** URIs below `root` that match one of the globs, each once, in a fixed order. */
async function listFiles(
  { root, globs }: ListFilesParams,
  token: CancellationToken,
): Promise<ListFilesResult> {
  const folder = Uri.parse(root, true);
  const found = await Promise.all(
    globs.map((glob) =>
      workspace.findFiles(new RelativePattern(folder, glob), alwaysExcluded, undefined, token),
    ),
  );
  return [...new Set(found.flat().map((uri) => uri.toString()))].sort();
}

/** The text of one file without its byte-order mark, or why it cannot be had. */
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
