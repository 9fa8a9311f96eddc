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
  /\/\*\*(?:\s*\*)?\s+(?:What|Who) /,
];

/** Folders, without the folders in them, and pages that still have such words. The list only shrinks. */
const unfinished: ReadonlySet<string> = new Set([
  'docs/level-format.md',
  'engine/core/',
  'engine/core/solver/',
  'engine/json/',
  'engine/json/recovery/',
  'engine/lix/',
  'engine/lix/checks/',
  'engine/lix/format/',
  'engine/lix/rules/',
  'engine/reactor/',
  'engine/reactor/balance/',
  'engine/reactor/checks/',
  'engine/reactor/checks/facts/',
  'engine/reactor/format/',
  'engine/reactor/level-facts/',
  'engine/reactor/picture/',
  'engine/reactor/picture/draw/',
  'engine/reactor/picture/draw/props/',
  'engine/reactor/picture/svg/',
  'engine/reactor/simulation/',
  'engine/reactor/simulation/explain/',
  'engine/reactor/simulation/network/',
  'engine/reactor/simulation/pairs/',
  'engine/reactor/simulation/transcript/',
  'engine/reactor/solver/',
  'engine/reactor/topology/',
  'engine/reactor/words/',
  'engine/rooms/',
  'engine/rooms/checks/',
  'engine/rooms/format/',
  'engine/rooms/picture/',
  'engine/rooms/play/',
  'engine/shape/',
  'media/preview/store/',
  'media/shared/board/',
  'media/shared/grid/',
  'scripts/manual/',
  'server/language/json/tokens/',
  'server/language/lix/',
  'server/language/reactor/',
  'server/language/reactor/completion/',
  'server/language/reactor/fixes/',
  'server/language/reactor/forecast-hints/',
  'server/language/reactor/hover/cell/',
  'server/language/reactor/lenses/',
  'server/language/reactor/level/',
  'server/language/reactor/manual/',
  'server/language/reactor/picture/',
  'server/language/rooms/',
  'server/language/text/',
  'server/language/workspace/',
]);

/** The product, its messages, the manifest and the docs, without tests and the style guide, which quotes the idiom. */
function readFiles(): readonly string[] {
  return projectFiles().filter(
    (file) =>
      /^(?:engine|protocol|server|client|media|scripts)\/.*\.(?:ts|mjs)$|^(?:docs|snippets)\/.*\.(?:md|json)$|^[^/]+\.(?:md|json)$/.test(
        file,
      ) && !/\.test\.ts$|\/testing\/|^docs\/style\.md$|^package-lock\.json$/.test(file),
  );
}

describe('the words of the project', () => {
  it('are plain English', () => {
    const found = readFiles()
      .filter((file) => !unfinished.has(file) && !unfinished.has(file.slice(0, file.lastIndexOf('/') + 1)))
      .flatMap((file) => {
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
