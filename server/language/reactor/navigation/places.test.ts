import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Span } from '../../../../engine/json';
import { readDocument } from '../../text/document';
import type { LevelContext } from '../level';
import { atCaret, openLevel } from '../../testing/at-caret';
import { levelText } from '../../../../engine/reactor/testing/sound-level';
import { definitionsAt, highlightsAt, referencesAt } from './places';
import { foldsOf, selectionsAt } from '../../json/ranges';
import { renamableAt, renameAt } from './rename';
import { maxSymbols } from './outline-room';
import { levelSymbols, memberSymbols } from './symbols';
import { runs } from '../../../../engine/core/testing/budget';

/** A level in which the reactor and the fuel consumer at (3, 1) are spoken of in many places. */
const spoken = (marked: (text: string) => string = (text) => text) =>
  atCaret(
    marked(`{
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ],
  "leaks": [{ "carrier": "Fuel", "position": [2, 1] }],
  "rules": [
    { "id": "alarm",
      "predicates": [{ "type": "Reactor", "reactor": "core", "is": "Ready" }],
      "effects": [{ "type": "SetPropState", "position": [3, 1], "state": "Disabled" }] }
  ]
}`),
  );

/** Returns the fixture with the caret after the nth occurrence of a text, counted from 1. */
const caretIn =
  (piece: string, nth = 1) =>
  (text: string): string => {
    const at = [...text.matchAll(new RegExp(escaped(piece), 'g'))][nth - 1]?.index ?? -1;
    assert.ok(at >= 0, `${piece} is there`);
    return `${text.slice(0, at + piece.length)}‸${text.slice(at + piece.length)}`;
  };

function escaped(text: string): string {
  return text.replace(/[[\]]/g, '\\$&');
}

/** The lines, counted from 1, and texts of some spans. */
function shown(text: string, spans: readonly Span[]): string[] {
  return spans.map(
    ({ start, end }) => `${text.slice(0, start).split('\n').length}: ${text.slice(start, end)}`,
  );
}

function destinations(level: LevelContext, offset: number, text: string): string[] {
  return shown(
    text,
    definitionsAt(level, offset).map(({ at }) => at),
  );
}

describe('going to a definition', () => {
  it('leads from a binding to its consumer', () => {
    const { level, offset, text } = spoken(caretIn('"fuel": [3'));
    assert.deepEqual(destinations(level, offset, text), ['4: [3, 1]']);
    const origins = definitionsAt(level, offset).map(({ from }) => from);
    assert.deepEqual(shown(text, origins), ['6: [3, 1]']);
  });

  it('leads from a rule to the reactor that it names', () => {
    const { level, offset, text } = spoken(caretIn('"reactor": "co'));
    assert.deepEqual(destinations(level, offset, text), ['5: "core"']);
  });

  it("leads from a row's character to what stands there", () => {
    const { level, text, document } = openLevel(levelText);
    const at = document.json.characterSpanOf(['terrain', 1], 2)?.start ?? -1;
    assert.deepEqual(destinations(level, at, text), ['20: [2, 1]']);
  });

  it('leads to a leak where there is no prop, and to the characters where there is nothing', () => {
    const { level, text, document } = spoken(caretIn('"id": "alarm'));
    const leaking = document.json.characterSpanOf(['networks', 'fuel', 1], 2)?.start ?? -1;
    assert.deepEqual(destinations(level, leaking, text), ['8: [2, 1]']);
    const bare = document.json.characterSpanOf(['terrain', 3], 7)?.start ?? -1;
    assert.equal(definitionsAt(level, bare).length, 4);
  });

  it('leads nowhere from a key or a number that is not a position', () => {
    const { level, document } = openLevel(levelText);
    for (const path of [['version'], ['metadata', 'title']]) {
      assert.deepEqual(definitionsAt(level, document.json.spanOf(path)?.start ?? -1), []);
    }
    assert.deepEqual(definitionsAt(level, document.json.keySpanOf(['terrain'])?.start ?? -1), []);
  });
});

describe('finding references', () => {
  it('finds all that mentions a cell, with and without the prop that stands there', () => {
    const { level, offset, text } = spoken(caretIn('"FuelConsumer", "position": [3'));
    assert.deepEqual(shown(text, referencesAt(level, offset, false)), ['6: [3, 1]', '12: [3, 1]']);
    assert.equal(referencesAt(level, offset, true).length, 3);
  });

  it('finds where a reactor is named', () => {
    const { level, offset, text } = spoken(caretIn('"id": "co'));
    assert.deepEqual(shown(text, referencesAt(level, offset, true)), ['5: core', '11: core']);
  });
});

describe('highlights', () => {
  it('light up a cell everywhere, its characters in all four grids too', () => {
    const { level, offset } = spoken(caretIn('"position": [3'));
    const lights = highlightsAt(level, offset);
    assert.equal(lights.filter(({ kind }) => kind === 'text').length, 4);
    assert.equal(lights.filter(({ kind }) => kind === 'write').length, 1);
    assert.equal(lights.filter(({ kind }) => kind === 'read').length, 2);
  });
});

describe('renaming', () => {
  it('renames a reactor wherever it is named', () => {
    const { level, offset, text } = spoken(caretIn('"reactor": "co'));
    const found = renamableAt(level, offset);
    assert.equal(found?.name, 'core');
    const edits = renameAt(level, offset, 'the "old" core');
    assert.ok(!('refused' in edits));
    assert.deepEqual(shown(text, edits), ['5: core', '11: core']);
    assert.deepEqual(new Set(edits.map((edit) => edit.text)), new Set(['the \\"old\\" core']));
  });

  it('refuses no name, and one that is taken', () => {
    const two = atCaret(`{ "rules": [{ "id": "on‸e" }, { "id": "two" }] }`);
    const refused = (name: string) => {
      const edits = renameAt(two.level, two.offset, name);
      return 'refused' in edits ? edits.refused : undefined;
    };
    assert.equal(refused(''), 'Expected a rule name.');
    assert.equal(refused('two'), 'A rule "two" already exists.');
    assert.equal(refused('three'), undefined);
  });

  it('renames nothing else', () => {
    const { level, offset } = spoken(caretIn('"state": "Ena'));
    assert.equal(renamableAt(level, offset), undefined);
    assert.ok('refused' in renameAt(level, offset, 'x'));
  });
});

describe('the outline', () => {
  it('has the members, and in them props, leaks and rules', () => {
    const { document } = spoken(caretIn('"id": "alarm'));
    const outline = levelSymbols(document);
    const names = (name: string) =>
      outline
        .find((symbol) => symbol.name === name)
        ?.children.map((child) => `${child.kind} ${child.name} ${child.detail}`.trim());
    assert.deepEqual(names('props'), [
      'flow FuelFlow [1, 1]',
      'consumer FuelConsumer [3, 1]',
      'reactor ReactorControl core [6, 2]',
    ]);
    assert.deepEqual(names('leaks'), ['leak Fuel leak [2, 1]']);
    assert.deepEqual(names('rules'), ['rule alarm']);
    const [rule] = outline.find(({ name }) => name === 'rules')?.children ?? [];
    assert.deepEqual(
      rule?.children.map(({ name }) => name),
      ['Reactor', 'SetPropState'],
    );
  });

  const check = (symbols: ReturnType<typeof levelSymbols>, around: Span): void => {
    for (const { span, at, children, name } of symbols) {
      assert.ok(around.start <= span.start && span.end <= around.end && name !== '');
      assert.ok(span.start <= at.start && at.end <= span.end);
      check(children, span);
    }
  };

  it('keeps names inside of what they name, in any text', () => {
    eachCut(({ document, text }) => {
      check(levelSymbols(document), { start: 0, end: text.length });
      check(memberSymbols(document), { start: 0, end: text.length });
    });
  });

  it('has no more of a list than anybody looks at', () => {
    const text = `{ "props": [${Array.from({ length: 6000 }, () => '{ "type": "Door" }').join(', ')}] }`;
    const [props] = levelSymbols(readDocument(text));
    assert.equal(props?.children.length, maxSymbols);
    assert.equal(props.detail, '6000');
  });

  it('has what is looked for most where there is no room for all: names first, hazards last', () => {
    const times = (count: number, entry: string): string =>
      Array.from({ length: count }, () => entry).join(', ');
    const outline = levelSymbols(
      readDocument(`{
  "hazards": [${times(900, '{ "position": [1, 1], "heat": 1 }')}],
  "props": [${times(400, '{ "type": "Door" }')}, ${times(200, '{ "type": "ReactorControl", "id": "core" }')}],
  "rules": [${times(300, '{ "id": "r", "effects": [{ "type": "Warn" }] }')}]
}`),
    );
    const shown = outline.map(({ name, detail, children }) => [name, detail, children.length]);
    assert.deepEqual(shown, [
      ['hazards', '900', 0],
      ['props', '600', 600],
      ['rules', '300', 300],
    ]);
    const [, , rules] = outline;
    assert.equal(rules?.children.filter(({ children }) => children.length > 0).length, 100);
  });

  it('has nothing in a member whose key stood there before', () => {
    const text = '{ "props": [{ "type": "Door" }], "x": { "y": 1 }, "props": [{}, {}], "x": { "z": 1 } }';
    const document = readDocument(text);
    const names = (symbols: ReturnType<typeof levelSymbols>): unknown[] =>
      symbols.map(({ name, children }) => [name, ...names(children)]);
    for (const outline of [levelSymbols(document), memberSymbols(document)])
      check(outline, { start: 0, end: text.length });
    assert.deepEqual(names(levelSymbols(document)), [['props', ['Door']], ['x'], ['props'], ['x']]);
    assert.deepEqual(names(memberSymbols(document)), [['props'], ['x', ['y']], ['props'], ['x']]);
  });
});

describe('folds', () => {
  it('take in what is between the lines of its brackets', () => {
    const { document } = openLevel('{\n  "a": [\n    1\n  ],\n  "b": [2]\n}\n');
    assert.deepEqual(foldsOf(document), [
      { start: 0, end: 4 },
      { start: 1, end: 2 },
    ]);
  });
});

describe('growing selections', () => {
  it('take in a character, its row, its grid and so on', () => {
    const { document, text } = openLevel(levelText);
    const at = document.json.characterSpanOf(['networks', 'fuel', 1], 1)?.start ?? -1;
    const sizes = selectionsAt(document, at).map(({ start, end }) => text.slice(start, end).split('\n')[0]);
    assert.deepEqual(sizes.slice(0, 3), ['F', '.FF....', '".FF...."']);
    assert.equal(sizes.at(-1), '{');
    assert.equal(sizes.length, 8);
  });
});

describe('finding one’s way', () => {
  it('never fails and never leaves the text, wherever it is cut', () => {
    eachCut(({ level, document, text }, offset) => {
      const spans = [
        ...definitionsAt(level, offset).flatMap(({ from, whole, at }) => [from, whole, at]),
        ...referencesAt(level, offset, true),
        ...highlightsAt(level, offset),
        ...selectionsAt(document, offset),
        ...(renamableAt(level, offset) ? [renamableAt(level, offset) as Span] : []),
      ];
      for (const { start, end } of spans) assert.ok(start >= 0 && start <= end && end <= text.length);
      for (const { start, end } of foldsOf(document)) assert.ok(start < end && end < document.lines.count);
    });
  });
});

function eachCut(visit: (opened: ReturnType<typeof openLevel>, offset: number) => void): void {
  const place = fc.nat(levelText.length);
  fc.assert(
    fc.property(place, fc.nat(60), place, (cut, gone, offset) => {
      const opened = openLevel(levelText.slice(0, cut) + levelText.slice(cut + gone));
      visit(opened, Math.min(offset, opened.text.length));
    }),
    runs(65, 200),
  );
}
