import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { balanceShape, levelShape } from '../../../../engine/reactor';
import { readDocument } from '../../text/document';
import { openLevel } from '../../testing/at-caret';
import { complete as whole } from '../../../../engine/reactor/testing/level-fixture';
import { levelText } from '../../../../engine/reactor/testing/sound-level';
import { acceptedText, checkPlaces } from './testing/proposals';
import { complete } from '../../json/completion';
import { completeLevel, type LevelAsked } from '.';
import { runs } from '../../../../engine/core/testing/budget';

const samples = join(__dirname, '../../../../../samples');
const texts = [
  levelText,
  whole('{}', {}),
  ...readdirSync(samples)
    .filter((name) => name.endsWith('.reactor.json'))
    .map((name) => readFileSync(join(samples, name), 'utf8')),
];

function levelContext(text: string): LevelAsked {
  const { document, level } = openLevel(text);
  return { document, level, shape: levelShape(level.balance) };
}

const text = fc.constantFrom(...texts);
/** Anywhere in a text alike: left to itself fast-check keeps to the ends. */
const share = fc.noBias(fc.nat(999_999)).map((number) => number / 1_000_000);

describe('completion of any text', () => {
  it('returns edits on the line of the cursor', function () {
    const noise = fc.constantFrom('', '"', '{', '[', ',', ':', '[3, ', 'na', '"x', '\n', '}', ']');
    fc.assert(
      fc.property(
        text,
        share,
        fc.nat(60),
        noise,
        share,
        fc.boolean(),
        (given, at, gone, put, place, isNear) => {
          const cut = Math.floor(at * given.length);
          const typed = given.slice(0, cut) + put + given.slice(cut + gone);
          const offset = isNear ? cut + put.length : Math.floor(place * typed.length);
          const context = levelContext(typed);
          checkPlaces(context, offset, completeLevel(context, offset));
        },
      ),
      runs(375, 1_500),
    );
  });

  it('works for balances like for levels', () => {
    const balance = '{ "turn": { "actionBudget": 3 }, "hazard": { "bands": { "fuel": { "caution": 1 } } } }';
    fc.assert(
      fc.property(fc.nat(balance.length), fc.nat(8), (cut, gone) => {
        const document = readDocument(balance.slice(0, cut) + balance.slice(cut + gone));
        const context = { document, shape: balanceShape };
        const offset = Math.min(cut, document.json.text.length);
        checkPlaces(context, offset, complete(context, offset));
      }),
      runs(50, 200),
    );
  });

  it('keeps a valid text valid, whichever proposal is accepted', function () {
    fc.assert(
      fc.property(text, share, share, (given, at, choice) => {
        const hole = holeNear(given, Math.floor(at * given.length));
        if (hole === undefined) return;
        const context = levelContext(hole.text);
        const { items } = completeLevel(context, hole.offset);
        const item = items[Math.floor(choice * items.length)];
        if (item === undefined) return;
        const accepted = acceptedText(hole.text, item);
        assert.doesNotThrow(
          () => JSON.parse(accepted) as unknown,
          `${item.label} in ${around(hole)} gives\n${accepted}`,
        );
      }),
      runs(500, 2_000),
    );
  });
});

interface Hole {
  readonly text: string;
  readonly offset: number;
}

/** Takes a value out, or puts the cursor where a member or element could be added, at the first such place behind an offset. */
function holeNear(text: string, from: number): Hole | undefined {
  const found = /[:,[{]/.exec(text.slice(from));
  if (found === null) return undefined;
  const offset = from + found.index + 1;
  const { json } = readDocument(text);
  const location = json.locate(offset);
  const span = json.spanOf(location.path);
  if (span === undefined || location.index !== undefined || location.onKey) return undefined;
  if (found[0] === ':') {
    const start = offset + (/^\s*/.exec(text.slice(offset))?.[0].length ?? 0);
    const value = json.spanOf(json.locate(start).path);
    if (value?.start !== start) return undefined;
    return { text: text.slice(0, start) + text.slice(value.end), offset: start };
  }
  return { text, offset };
}

function around({ text, offset }: Hole): string {
  return `${text.slice(Math.max(0, offset - 40), offset)}‸${text.slice(offset, offset + 40)}`;
}
