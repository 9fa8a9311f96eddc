import assert from 'node:assert/strict';
import fc from 'fast-check';
import { carriers, encodeLevel, type Level } from '../../../../engine/reactor';
import { flowAt, reactorGame, savedLevel, type State } from '../../../../engine/reactor/simulation';
import { randomAction } from '../../../../engine/reactor/simulation/testing/play';
import { smallLevel } from '../../../../engine/reactor/simulation/testing/random-level';
import { randomFrom } from '../../../../engine/reactor/simulation/testing/random';
import { SAVED } from '../../../../engine/reactor/testing/levels';
import { printValue } from '../../json/edits';
import { applyEdits } from '../../text/edits';
import { sampleTexts } from '../../json/edits/testing/texts';
import { openLevel } from '../../testing/at-caret';
import type { LevelContext } from '../level';
import { mirroring, turning, type Movement } from './movement';
import { mirrorLevel, resizeLevel, rotateLevel, type Refactoring } from '.';
import { runs } from '../../../../engine/core/testing/budget';

type Refactor = (level: LevelContext) => Refactoring;

const mirrors: Refactor[] = [(it) => mirrorLevel(it, 'horizontal'), (it) => mirrorLevel(it, 'vertical')];
const turns: Refactor[] = [(it) => rotateLevel(it, 'left'), (it) => rotateLevel(it, 'right')];

/** Returns a text after a refactoring. Fails if the refactoring is refused. */
function after(text: string, refactor: Refactor): string {
  const result = refactor(openLevel(text).level);
  assert.ok('edits' in result, 'refused' in result ? result.refused : '');
  return applyEdits(text, result.edits);
}

function errorsIn(text: string): number {
  return openLevel(text).level.analysis.diagnostics.filter(({ severity }) => severity === 'error').length;
}

/** Returns true if a refactoring says only that the level has errors to fix first. */
function isRefused(text: string, refactor: Refactor): boolean {
  const result = refactor(openLevel(text).level);
  return 'refused' in result;
}

const samples = sampleTexts().filter(({ name }) => name.endsWith('.reactor.json'));

describe('mirroring and turning a level', () => {
  it('is undone by doing it again, to the last character', () => {
    for (const { name, text } of [...samples, { name: 'saved', text: SAVED }]) {
      for (const [there, back] of [
        [mirrors[0], mirrors[0]],
        [mirrors[1], mirrors[1]],
        [turns[0], turns[1]],
        [turns[1], turns[0]],
      ] as const) {
        if (there === undefined || back === undefined || isRefused(text, there)) continue;
        const once = after(text, there);
        assert.equal(errorsIn(once), errorsIn(text), name);
        // lists in cell order are put in order where they were not
        if (name === 'saved') assert.equal(after(after(once, back), there), once);
        else assert.equal(after(once, back), text, name);
      }
    }
  });

  it('is possible for every sound sample', () => {
    for (const { name, text } of samples) {
      if (errorsIn(text) > 0) continue;
      for (const refactor of [...mirrors, ...turns]) assert.ok(!isRefused(text, refactor), name);
    }
  });

  it('twice by a half and four times by a quarter are the same', () => {
    for (const { text } of samples.filter((one) => errorsIn(one.text) === 0)) {
      const half = (it: string): string =>
        turns.slice(0, 1).reduce(after, turns.slice(0, 1).reduce(after, it));
      assert.equal(half(half(text)), text);
      assert.deepEqual(JSON.parse(half(text)), JSON.parse(mirrors.reduce(after, text)));
    }
  });

  it('keeps line ends and what is not about cells', () => {
    const text = SAVED.replace(/\n/g, '\r\n');
    for (const refactor of [...mirrors, ...turns]) assert.doesNotMatch(after(text, refactor), /[^\r]\n/);
  });

  it('plays to the moved state: networks exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.nat(3), fc.nat(12), (seed, which, actions) => {
        const random = randomFrom(seed);
        const authored = smallLevel(random);
        const { balance } = openLevel('{}').level;
        const game = reactorGame(balance);
        let state = game.init(authored, 0);
        for (let count = 0; count < actions; count++) state = game.apply(state, randomAction(random, state));
        for (const level of [authored, savedLevel(state)]) {
          const text = printValue(encodeLevel(level), { path: [] });
          if (errorsIn(text) > 0) continue;
          const refactor = [...mirrors, ...turns][which];
          const movement = movementOf(level, which);
          if (refactor === undefined) return;
          const now = openLevel(text).level.analysis.level;
          const moved = openLevel(after(text, refactor)).level.analysis.level;
          assert.ok(now && moved);
          const states = [game.init(now, 0), game.init(moved, 0)] as const;
          assertSameFlows(states, movement);
          const ended = states.map((one) => game.apply(one, { id: 'EndTurn' }));
          if (ended[0] && ended[1] && isUndisturbed(now)) assertSameFlows([ended[0], ended[1]], movement);
        }
      }),
      runs(15, 50),
    );
  });
});

/** Returns true if nothing settles a tie by reading order in the first turn. */
function isUndisturbed({ hazards, rules, leaks }: Level): boolean {
  return hazards.length === 0 && rules.length === 0 && leaks.length === 0;
}

function movementOf(level: Level, which: number): Movement {
  if (which < 2) return mirroring(level, which === 0 ? 'horizontal' : 'vertical');
  return turning(level, which === 2 ? 'left' : 'right');
}

function assertSameFlows([one, other]: readonly [State, State], movement: Movement): void {
  const { width, height } = one.machine.level;
  for (let cell = 0; cell < width * height; cell++) {
    const [x, y] = movement.to(cell % width, Math.floor(cell / width));
    for (const carrier of carriers) {
      assert.deepEqual(flowAt(other, carrier, y * movement.width + x), flowAt(one, carrier, cell));
    }
  }
}

const growth =
  (left: number, top: number, right: number, bottom: number): Refactor =>
  (it) =>
    resizeLevel(it, { left, top, right, bottom });

describe('resizing a level', () => {
  it('grows on any side, and cut again is as it was, to the last character', () => {
    const sizes = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4));
    const texts = [SAVED, ...samples.map(({ text }) => text)].filter((text) => errorsIn(text) === 0);
    fc.assert(
      fc.property(fc.constantFrom(...texts), sizes, (text, [left, top, right, bottom]) => {
        const grown = after(text, growth(left, top, right, bottom));
        assert.equal(errorsIn(grown), 0);
        assert.equal(after(grown, growth(-left, -top, -right, -bottom)), text);
      }),
      runs(20, 60),
    );
  });

  it('never leaves more errors, whatever is cut', () => {
    const sizes = fc.tuple(
      fc.integer({ min: -6, max: 2 }),
      fc.integer({ min: -4, max: 2 }),
      fc.integer({ min: -6, max: 2 }),
      fc.integer({ min: -4, max: 2 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(SAVED, ...samples.map(({ text }) => text)),
        sizes,
        (text, [left, top, right, bottom]) => {
          const result = growth(left, top, right, bottom)(openLevel(text).level);
          if ('refused' in result) assert.match(result.refused, /\.$/);
          else assert.ok(errorsIn(applyEdits(text, result.edits)) <= errorsIn(text));
        },
      ),
      runs(50, 150),
    );
  });
});
