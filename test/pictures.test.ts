import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLevel, defaultBalance } from '../engine/reactor';
import {
  palettes,
  paletteNames,
  partsOfValue,
  sceneOfParts,
  sceneOfState,
  svgOf,
  textOf,
  type Scene,
} from '../engine/reactor/picture';
import { readXml } from '../engine/reactor/picture/testing/xml';
import { forecast, reactorGame } from '../engine/reactor/simulation';
import { readDocument } from '../server/language';

const folders = ['samples', 'docs/broken-levels'].map((folder) => join(__dirname, '..', '..', folder));
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.reactor.json'))
  .sort();

/** Draws a sample at its start and at its end without actions; of a level with errors, the valid parts. */
function scenesOf(file: string): Scene[] {
  const { json } = readDocument(readFileSync(file, 'utf8'));
  const { level, issues } = checkLevel(json, defaultBalance);
  const parts = partsOfValue(json.value);
  const known = parts === undefined ? [] : [sceneOfParts({ ...parts, issues })];
  if (level === undefined) return known;
  const start = reactorGame(defaultBalance).init(level, 0);
  const ahead = forecast(start);
  const last = ahead.turns.at(-1)?.state ?? start;
  return [
    ...known,
    sceneOfState(start, { issues, forecast: ahead.summary, reach: true }),
    sceneOfState(last, { before: start, display: 'locked' }),
  ];
}

describe('the pictures of the samples', function () {
  it('are well-formed in every theme, and the same each time', () => {
    let drawn = 0;
    for (const file of files) {
      const again = scenesOf(file);
      for (const [index, scene] of scenesOf(file).entries()) {
        for (const name of paletteNames) {
          const options = { palette: palettes[name], cellSize: 16 };
          const svg = svgOf(scene, options);
          readXml(svg);
          assert.ok(svg.length < 60_000, `${file} is ${svg.length} bytes`);
          assert.equal(svgOf(again[index] ?? scene, options), svg, file);
          drawn++;
        }
        assert.match(textOf(scene), /\n\nMap\n/);
      }
    }
    assert.ok(drawn > 4 * 60);
  });
});
