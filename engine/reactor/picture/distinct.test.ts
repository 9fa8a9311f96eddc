import assert from 'node:assert/strict';
import { bands, carriers, hazardFields } from '../terms';
import { drawBoard } from './draw/board';
import { opacityOf } from './layers';
import { paletteNames, palettes } from './palette';
import { presence, supply, type Scene, type SceneLeak, type SceneProp } from './scene';
import { sceneOfParts, type SceneParts } from './scene-of-parts';
import { everyProp } from './testing/gallery';
import { recordingPen } from './testing/pens';
import { textOf } from './text';

const small: SceneParts = { width: 3, height: 3, terrain: ['###', '#..', '...'] };
/** The middle of the small board. */
const cell = 4;

function drawing(scene: Scene, name: (typeof paletteNames)[number], cellSize: number): string {
  const pen = recordingPen();
  drawBoard(scene, pen, { palette: palettes[name], cellSize });
  return pen.drawn.join('\n');
}

/** Asserts that no two scenes look the same, in any theme, at any size that shows symbols. */
function assertDistinct(scenes: ReadonlyMap<string, Scene>): void {
  for (const palette of paletteNames) {
    for (const cellSize of [8, 16, 24, 40]) {
      const seen = new Map<string, string>();
      for (const [name, scene] of scenes) {
        const drawn = drawing(scene, palette, cellSize);
        assert.equal(seen.get(drawn), undefined, `${name}, ${palette}, ${cellSize}`);
        seen.set(drawn, name);
      }
    }
  }
}

const withProp = (prop: SceneProp): Scene => sceneOfParts({ ...small, props: [{ ...prop, cell }] });

describe('what is drawn', () => {
  it('distinguishes every prop in every state, service and mode', () => {
    const scenes = new Map(everyProp().map((prop) => [JSON.stringify(prop), withProp(prop)]));
    assertDistinct(scenes);
  });

  it('distinguishes them in text too', () => {
    const texts = everyProp().map((prop) => textOf(withProp(prop)));
    assert.equal(new Set(texts).size, texts.length);
  });

  it('distinguishes the arms and weights of a junction', () => {
    const arms = (from: number, mode: string) => {
      const prop: SceneProp = { type: 'TJunction', cell, mode, arms: null };
      const scene = withProp(prop);
      const branches = [1, 2].map((turn) => (from + turn) & 3);
      return { ...scene, props: [{ ...prop, arms: { carrier: 'Fuel' as const, from, branches } }] };
    };
    const modes = ['0/4', '1/3', '2/2', '3/1', '4/0'];
    assertDistinct(
      new Map([0, 1, 2, 3].flatMap((from) => modes.map((mode) => [`${from} ${mode}`, arms(from, mode)]))),
    );
  });

  it('distinguishes doors on different edges, open and closed', () => {
    const edges = [
      [4, 5],
      [4, 7],
      [5, 8],
    ] as const;
    assertDistinct(
      new Map(
        edges.flatMap((edge) =>
          [true, false].map((open) => [
            `${String(edge)} ${String(open)}`,
            withProp({ type: 'Door', cell, open, edge }),
          ]),
        ),
      ),
    );
  });

  it('distinguishes leaks of every carrier, face, severity and state', () => {
    const states = [
      { leaking: true, severity: 1 },
      { leaking: true, severity: 2 },
      { leaking: true, severity: 5 },
      { leaking: false, severity: 1 },
    ];
    const leaks = carriers.flatMap((carrier) =>
      (carrier === 'Electricity' ? [cell, 1, 3, 5, 7] : [cell]).flatMap((access) =>
        states.map((state): SceneLeak => ({ ...state, carrier, cell, access })),
      ),
    );
    assertDistinct(
      new Map(leaks.map((leak) => [JSON.stringify(leak), sceneOfParts({ ...small, leaks: [leak] })])),
    );
  });

  it('distinguishes hazards of every field and band, and amounts within a band', () => {
    const scenes = hazardFields.flatMap((field) =>
      [1, 6, 11, 16, 22, 29].map((amount): [string, Scene] => [
        `${field} ${amount}`,
        sceneOfParts({ ...small, hazards: [{ cell, amounts: { [field]: amount } }] }),
      ]),
    );
    assertDistinct(new Map([...scenes, ['none', sceneOfParts(small)]]));
  });

  it('distinguishes blocked elements', () => {
    const scenes = carriers.flatMap((carrier) =>
      [false, true].map((with_): [string, Scene] => [
        `${carrier} ${String(with_)}`,
        sceneOfParts({
          ...small,
          hazards: [{ cell, amounts: with_ ? { [carrier]: 3 } : {}, blocks: { [carrier]: 2 } }],
        }),
      ]),
    );
    assertDistinct(new Map(scenes));
  });

  it('distinguishes networks, their neighbors, their supply and cuts', () => {
    const scenes = carriers.flatMap((carrier) => {
      const plain = sceneOfParts({
        ...small,
        networks: { [carrier]: ['...', '.X.', '...'].map((row) => row.replace('X', carrier.charAt(0))) },
      });
      const now = (flow: number | null, severed: boolean): Scene => ({
        ...plain,
        networks: {
          ...plain.networks,
          [carrier]: {
            cells: plain.networks[carrier].cells,
            supply: flow === null ? null : new Uint8Array(9).fill(flow),
            severed: severed ? [cell] : [],
          },
        },
      });
      return [
        ...Object.entries(supply).map(([name, flow]): [string, Scene] => [
          `${carrier} ${name}`,
          now(flow, false),
        ]),
        [`${carrier} cut`, now(supply.none, true)] as [string, Scene],
      ];
    });
    assertDistinct(new Map(scenes));
    assert.equal(presence.present, 1);
  });

  it('distinguishes terrain, robots and overlays', () => {
    const plain = sceneOfParts(small);
    const scenes: [string, Scene][] = [
      ['plain', plain],
      ['wall', sceneOfParts({ ...small, terrain: ['###', '##.', '...'] })],
      ['unknown', sceneOfParts({ ...small, terrain: ['###', '#?.', '...'] })],
      ['robot', sceneOfParts({ ...small, robot: { cell, heatImmunity: 0 } })],
      ['shielded', sceneOfParts({ ...small, robot: { cell, heatImmunity: 1 } })],
      ['changed', { ...plain, changed: [cell] }],
      ['reach', { ...plain, reach: Uint8Array.from({ length: 9 }, (_, at) => (at === cell ? 1 : 0)) }],
      ['predicate', { ...plain, ruleTargets: [{ cell, kind: 'predicate', rules: ['a'] }] }],
      ['effect', { ...plain, ruleTargets: [{ cell, kind: 'effect', rules: ['a'] }] }],
      ...(['error', 'warning', 'information'] as const).map((severity): [string, Scene] => [
        severity,
        { ...plain, problems: [{ cell, severity, count: 1 }] },
      ]),
      ...hazardFields.flatMap((field) =>
        bands
          .slice(1)
          .flatMap((band) =>
            [3, 12].map((turn): [string, Scene] => [
              `ghost ${field} ${band} ${turn}`,
              { ...plain, ghosts: [{ cell, field, band, turn }] },
            ]),
          ),
      ),
    ];
    assertDistinct(new Map(scenes));
  });

  it('does not rely on hue: hazards differ even if all colors are the same', () => {
    const gray = (text: string) => text.replaceAll(/#[0-9a-fA-F]{6}/g, 'gray');
    for (const palette of paletteNames) {
      for (const cellSize of [16, 24, 40]) {
        const texts = hazardFields.flatMap((field) =>
          [4, 14, 24].map((amount) =>
            gray(
              drawing(
                sceneOfParts({ ...small, hazards: [{ cell, amounts: { [field]: amount } }] }),
                palette,
                cellSize,
              ),
            ),
          ),
        );
        assert.equal(new Set(texts).size, texts.length);
      }
    }
  });

  it('fills only plates and small marks in high contrast', () => {
    for (const name of ['hc-dark', 'hc-light'] as const) {
      const { floor, plate, page } = palettes[name];
      assert.deepEqual(new Set([floor, plate, page, palettes[name].wall]).size, 1);
    }
  });
});

describe('the layers', () => {
  it('are shown, hidden, alone over the terrain, and translucent', () => {
    assert.equal(opacityOf('fuel', {}), 1);
    assert.equal(opacityOf('fuel', { hidden: ['fuel'] }), 0);
    assert.equal(opacityOf('fuel', { solo: 'heat' }), 0);
    assert.equal(opacityOf('heat', { solo: 'heat', opacity: { heat: 0.4 } }), 0.4);
    assert.equal(opacityOf('terrain', { solo: 'heat' }), 1);
    assert.equal(opacityOf('problems', { solo: 'heat' }), 1);
    assert.equal(opacityOf('problems', { hidden: ['problems'] }), 0);
    assert.equal(opacityOf('fuel', { opacity: { fuel: 7 } }), 1);
  });
});
