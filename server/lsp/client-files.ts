import type { Connection } from 'vscode-languageserver';
import type { FilePort } from '../language';
import { sendRequest } from '../../protocol/request';
import { listFilesRequest, readFileRequest } from '../../protocol/server';

/** The port to files over the client, which knows file systems that no server can reach and what the user excluded. */
export function clientFiles(connection: Connection): FilePort {
  return {
    list: (root, globs) => sendRequest(connection, listFilesRequest, { root, globs }),
    read: async (uri) => {
      try {
        return await sendRequest(connection, readFileRequest, { uri });
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
