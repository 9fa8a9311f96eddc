import type { FileContent } from '../language';

/** Decodes UTF-8 and removes the byte-order mark. */
export function decodeText(bytes: Uint8Array): FileContent {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'not-utf8' };
  }
}
