import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PLANT, SAVED } from '../../testing/levels';
import { forecast } from '../../simulation';
import { palettes, paletteNames } from '../palette';
import type { Scene } from '../scene';
import { sceneOfParts } from '../scene-of-parts';
import { sceneOfState } from '../scene-of-state';
import { gallery } from '../testing/gallery';
import { startOf } from '../testing/maps';
import { readXml } from '../testing/xml';
import { svgOf } from './svg';
import { runs } from '../../../core/testing/budget';

const dark = palettes.dark;

function everything(): Scene {
  const state = startOf(PLANT);
  const ahead = forecast(state);
  const next = ahead.turns[1]?.state ?? state;
  return sceneOfState(next, {
    before: state,
    forecast: ahead.summary,
    reach: true,
    issues: (['error', 'warning', 'information'] as const).map((severity, cell) => ({
      severity,
      cells: [cell, 20 + cell],
    })),
  });
}

describe('an SVG picture', () => {
  it('is well-formed in every theme and size, and refers only to its own elements', () => {
    for (const scene of [everything(), sceneOfParts(gallery()), sceneOfState(startOf(SAVED))]) {
      for (const name of paletteNames) {
        for (const cellSize of [5, 16, 24, 40]) {
          const svg = svgOf(scene, { palette: palettes[name], cellSize });
          const elements = readXml(svg);
          const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
          assert.equal(new Set(ids).size, ids.length);
          const references = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(
            ([, a, b]) => a ?? b ?? '',
          );
          assert.deepEqual(
            references.filter((id) => !ids.includes(id)),
            [],
          );
          assert.ok(!/NaN|Infinity|undefined|null/.test(svg));
        }
      }
    }
  });

  it('loads nothing and runs nothing', () => {
    const svg = svgOf(everything(), { palette: dark });
    const names = new Set(readXml(svg).map(({ name }) => name));
    const known = [
      'svg',
      'title',
      'desc',
      'defs',
      'style',
      'clipPath',
      'pattern',
      'circle',
      'path',
      'g',
      'use',
      'text',
    ];
    assert.deepEqual(
      [...names].filter((name) => !known.includes(name)),
      [],
    );
    assert.ok(!/\son[a-z]+=|@import|https?:(?!\/\/www\.w3\.org\/2000\/svg")/.test(svg));
  });

  it('has a title and a description for screen readers', () => {
    const svg = svgOf(sceneOfState(startOf(SAVED)), { palette: dark });
    const [root, ...rest] = readXml(svg);
    assert.deepEqual([root?.attributes['role'], root?.attributes['aria-labeledby']], ['img', 'title desc']);
    assert.deepEqual(
      rest.filter(({ name }) => ['title', 'desc'].includes(name)).map(({ text }) => text),
      [
        'Saved, turn 3: Caution',
        '5 × 8 cells, 9 props, 1 open leak, hazards on 2 cells, the robot at [2, 5].',
      ],
    );
  });

  it('keeps hostile titles as text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '<img onerror=x>',
            '"',
            "'",
            ']]>',
            '&lt;',
            '&',
            '\u0000',
            '\ud800',
            '</title>',
            '<!--',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (title) => {
        const elements = readXml(svgOf(sceneOfParts({ title, width: 3, height: 1 }), { palette: dark }));
        assert.deepEqual(
          elements.slice(0, 4).map(({ name }) => name),
          ['svg', 'title', 'desc', 'defs'],
        );
      }),
      runs(65, 200),
    );
    const svg = svgOf(sceneOfParts({ title: `<b a="'">&\u0000`, width: 1, height: 1 }), { palette: dark });
    assert.ok(svg.includes('<title id="title">&lt;b a=&quot;&#39;&quot;&gt;&amp;\ufffd</title>'));
  });

  it('has the same bytes for the same scene, whatever was drawn before', () => {
    const options = { palette: palettes.light, cellSize: 24 };
    const first = svgOf(everything(), options);
    svgOf(sceneOfParts(gallery()), options);
    svgOf(everything(), { palette: dark, cellSize: 17 });
    assert.equal(svgOf(everything(), options), first);
  });

  it('draws a part of the board in a picture of its size', () => {
    const region = { left: 2, top: 1, right: 5, bottom: 3 };
    const svg = svgOf(everything(), { palette: dark, cellSize: 10, region, rulers: false });
    const { width, height } = readXml(svg)[0]?.attributes ?? {};
    assert.deepEqual([width, height], ['34', '24']);
    assert.ok(svg.length < svgOf(everything(), { palette: dark, cellSize: 10 }).length / 2);
  });

  it('stays small: a sample-sized board is under 40 KB, a floor of 256 × 256 too', () => {
    assert.ok(svgOf(everything(), { palette: dark }).length < 40_000);
    const row = '.'.repeat(256);
    const floor = sceneOfParts({ width: 256, height: 256, terrain: Array<string>(256).fill(row) });
    assert.ok(svgOf(floor, { palette: dark }).length < 40_000);
  });
});
