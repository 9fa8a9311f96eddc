import type { Connection } from 'vscode-languageserver';
import type { FilePort } from '../language';
import {
  listFilesRequest,
  readFileRequest,
  type ListFilesParams,
  type ListFilesResult,
  type ReadFileParams,
  type ReadFileResult,
} from '../../protocol/server';

/** The port to files over the client, which knows file systems that no server can reach and what the user excluded. */
export function clientFiles(connection: Connection): FilePort {
  return {
    list: (root, globs) => {
      const params: ListFilesParams = { root, globs };
      return connection.sendRequest<ListFilesResult>(listFilesRequest, params);
    },
    read: async (uri) => {
      const params: ReadFileParams = { uri };
      try {
        return await connection.sendRequest<ReadFileResult>(readFileRequest, params);
      } catch {
        return { fault: 'unreadable' };
      }
    },
    // the client watches by itself and tells with `workspace/didChangeWatchedFiles`
    watch: () => () => undefined,
  };
}

/** A port where there are no files: only open documents are checked. */
export const noFiles: FilePort = {
  list: () => Promise.resolve([]),
  read: () => Promise.resolve({ fault: 'missing' }),
  watch: () => () => undefined,
};
