import assert from 'node:assert/strict';
import { projectFiles, read } from './sources';

/** Words of the private idiom that `docs/style.md` replaces. */
const markers: readonly RegExp[] = [
  /\bmend/i,
  /\banew\b/i,
  /\bwhoever\b/i,
  /\bso many\b/i,
  /\bby now\b/i,
  /\bgives? way\b/i,
  /\bforesee/i,
  // "there is no" and "is no longer" are plain English
  /(?<!\bthere) is no (?!longer\b|more\b)/i,
  // a doc comment begins with a verb or a noun
  /\/\*\*(?:\s*\*)?\s+(?:What|Who|Whose|Whether|Where|How) /,
];

/** The product, its messages, the manifest and the docs, without tests and the style guide, which quotes the idiom. */
function readFiles(): readonly string[] {
  return projectFiles().filter(
    (file) =>
      /^(?:engine|protocol|server|client|media|scripts)\/.*\.(?:ts|mjs)$|^docs\/.*\.(?:md|json)$|^[^/]+\.(?:md|json)$/.test(
        file,
      ) && !/\.test\.ts$|\/testing\/|^docs\/style\.md$|^package-lock\.json$/.test(file),
  );
}

describe('the words of the project', () => {
  it('are plain English', () => {
    const found = readFiles().flatMap((file) => {
      const text = read(file);
      return markers.flatMap((marker) => {
        const match = marker.exec(text);
        return match === null
          ? []
          : [`${file}:${text.slice(0, match.index).split('\n').length} ${match[0].trim()}`];
      });
    });
    assert.deepEqual(found, []);
  });
});
