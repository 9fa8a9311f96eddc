import type { FileContent } from '../language';

/** Bytes as a text without a byte-order mark, if they are UTF-8. */
export function decodeText(bytes: Uint8Array): FileContent {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'not-utf8' };
  }
}
