import type { Connection } from 'vscode-languageserver';
import type { FilePort } from '../language';
import { sendRequest } from '../../protocol/request';
import { listFilesRequest, readFileRequest } from '../../protocol/server';

/** Accesses files through the client, which supports virtual file systems and knows the user's exclusions. */
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
    // the client watches files and sends `workspace/didChangeWatchedFiles`
    watch: () => () => undefined,
  };
}

/** A port without files: only open documents are checked. */
export const noFiles: FilePort = {
  list: () => Promise.resolve([]),
  read: () => Promise.resolve({ fault: 'missing' }),
  watch: () => () => undefined,
};
