import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, type JsonObject, type JsonValue } from '../engine/json';
import { checkScenario, lixCodes } from '../engine/lix';
import { defaultBalance, issueCodes } from '../engine/reactor';
import { roomsCodes } from '../engine/rooms';
import { roomsOf } from '../engine/rooms/testing/rooms-of';
import { exampleFloor, examplePrefabs } from '../engine/rooms/testing/seed-example';
import { analyseLevel, readDocument } from '../server/language';
import { readToml } from '../server/language/toml/toml';

const samples = join(process.cwd(), 'docs', 'broken-levels');

/** Codes that need a text or several files, and are tested where these are read. */
const ofReaders = new Set(['syntax', 'duplicate-key']);

/** Rooms with one fault each. */
const oddLayouts = [
  '##',
  '#+##\n#..\n####',
  '#+##\n#x.#\n####',
  '+###\n#.+#\n#..#\n#.##',
  '####\n#.n#\n####',
  '##+##\n#<.<#\n#####',
  '##+##\n#.>.#\n#####',
  '##+####\n#.#.#.#\n#######',
  '##+##\n#e.l#\n#####',
  '#####\n#...#\n#####',
];

const typed =
  '[[prefabs]]\nid = "a:b"\ntags = ["a:x", \'a:y\']\nlayout = """\n##+##\n#...#\n#####\n"""\nnote = { x = 1.5 }\n';

describe('the messages of the engine', function () {
  this.timeout(120_000);

  it('are sound English for every code of levels, whatever the carrier and the number', () => {
    const seen = new Messages();
    for (const name of readdirSync(samples)) {
      const text = readFileSync(join(samples, name), 'utf8');
      for (let turn = 0, level = text; turn < 3; turn++, level = withNextCarrier(level)) seen.addLevel(level);
    }
    const busy = readFileSync(join(samples, 'state-mismatch.reactor.json'), 'utf8');
    for (const value of variants(JSON.parse(busy) as JsonValue)) seen.addLevel(JSON.stringify(value));
    seen.check(Object.keys(issueCodes));
  });

  it('are sound English for every syntax fault', () => {
    const seen = new Messages();
    const text = '{ "a": [1, -2.5, "x\\n"], "b": { "c": [[], {}], "d": true } }';
    const signs = ['', ' ', '"', "'", ',', ':', '[', ']', '{', '}', '\\', '\t', '/*', 'x', '+1', '01'];
    for (let at = 0; at <= text.length; at++) {
      for (const sign of signs) {
        for (const skip of [0, 1]) seen.addSyntax(text.slice(0, at) + sign + text.slice(at + skip));
      }
      seen.addSyntax(text.slice(0, at));
    }
    seen.addSyntax('['.repeat(101));
    seen.check(['syntax']);
  });

  it('are sound English for the codes of rooms', () => {
    const seen = new Messages();
    const sound: JsonObject = { prefabs: examplePrefabs, floors: [{ ...exampleFloor, number: 1 }] };
    for (const value of variants(sound)) seen.addRooms(value as JsonObject);
    for (const layout of oddLayouts) {
      const room = {
        ...examplePrefabs[0],
        id: 'a:b',
        tags: ['a:odd', 'core:normal'],
        layout,
        npcs: ['a:x'],
        loot: 'a:loot',
      };
      seen.addRooms({ ...sound, prefabs: [...examplePrefabs, room] });
      seen.addRooms({ prefabs: [{ ...room, tags: ['core:entrance', 'core:stairs'] }] });
    }
    for (const tag of ['a:odd', 'core:entrance', 'core:stairs', 'core:normal']) {
      for (const required of [[], [tag], [tag, tag]]) {
        const floor = { ...exampleFloor, number: 1, required, prefabs: [{ tag, weight: 1 }] };
        seen.addRooms({ ...sound, floors: [floor] });
      }
    }
    const gate = { ...examplePrefabs[1], id: 'a:gate', tags: ['core:entrance', 'a:gate'] };
    const gated = { ...exampleFloor, number: 1, prefabs: [{ tag: 'a:gate', weight: 1 }] };
    for (const floor of [gated, { ...gated, required: ['a:gate'] }])
      seen.addRooms({ prefabs: [...examplePrefabs, gate], floors: [floor] });
    const things = {
      creatures: [{ id: 'a:rat' }],
      loot_tables: [{ id: 'a:table' }],
      npcs: [{ id: 'a:cook' }],
    };
    seen.addRooms({ ...sound, ...things });
    const floors = [{ ...exampleFloor, id: 'a:other', number: 1 }];
    seen.addRooms(sound, { floors, overrides: ['core:floor_3', 'a:none', 'a:other'] });
    for (let end = 0; end <= typed.length; end++) {
      seen.addToml(typed.slice(0, end));
      for (const sign of ['"', "'", '[', ']', '=', '\\', '\n', '1', '_', '\u0000'])
        seen.addToml(typed.slice(0, end) + sign + typed.slice(end));
    }
    seen.check(Object.keys(roomsCodes));
  });

  it('are sound English for the codes of scenarios', () => {
    const seen = new Messages();
    const inputs = [
      { update: 2, player: 'ann', type: 'Nuke' },
      { update: 1, player: 'bob', type: 'Leave' },
      { update: 3, player: 'ann', type: 'Assign', skill: 'Exploder', lix: 1 },
    ];
    const sound: JsonObject = {
      format: 'lix-scenario',
      version: 1,
      nuke: 'Exploder',
      overtime: 4,
      until: 40,
      players: [
        { id: 'ann', lixInHatch: 3, spawnInterval: 2, updatesToExit: 6, skills: { Exploder: 1 } },
        { id: 'bob', lixInHatch: 4, spawnInterval: 1, updatesToExit: 30 },
      ],
      inputs,
    };
    for (const value of variants(sound)) seen.addScenario(value);
    for (const nuke of ['Exploder', 'Concede']) {
      for (const value of variants(inputs)) seen.addScenario({ ...sound, nuke, inputs: value });
      for (const update of [0, 1, 2, 5, 9, 41])
        for (const input of inputs)
          seen.addScenario({ ...sound, nuke, inputs: [...inputs, { ...input, update }] });
      for (let count = 1; count <= 3; count++) {
        const update = (index: number): number => 3 + 2 * index;
        const assigned = Array.from({ length: count }, (_, index) => ({
          ...inputs[2],
          update: update(index),
          lix: index + 1,
        }));
        seen.addScenario({ ...sound, nuke, inputs: assigned });
        seen.addScenario({ ...sound, nuke, until: 200, inputs: [{ ...inputs[1], update: 100 + count }] });
      }
    }
    seen.check(Object.keys(lixCodes));
  });
});

/** Collects messages with their codes, and checks their grammar. */
class Messages {
  private readonly codes = new Set<string>();
  private readonly texts = new Map<string, string>();

  add(code: string, message: string, related: readonly { readonly message: string }[] = []): void {
    this.codes.add(code);
    for (const text of [message, ...related.map((place) => place.message)]) this.texts.set(text, code);
  }

  addLevel(text: string): void {
    const { diagnostics } = analyseLevel(readDocument(text), defaultBalance);
    for (const { code, message, related } of diagnostics) this.add(code, message, related);
  }

  addSyntax(text: string): void {
    for (const { message } of readJson(text).faults) this.add('syntax', message);
  }

  addScenario(value: JsonValue): void {
    const { issues } = checkScenario(readJson(JSON.stringify(value)));
    for (const { code, message, related } of issues) this.add(code, message, related);
  }

  addRooms(...files: readonly JsonObject[]): void {
    for (const { code, message, related } of roomsOf(...files).issues) this.add(code, message, related);
  }

  addToml(text: string): void {
    const { fault } = readToml(text);
    if (fault !== undefined) this.add('syntax', fault.message);
  }

  /** Fails with each message that is not sound, and each code that none was of. */
  check(codes: readonly string[]): void {
    const faults = [...this.texts].flatMap(([text, code]) =>
      grammarFaults(text).map((fault) => `${code}: ${fault}: ${text}`),
    );
    deepEqual(faults.slice(0, 20), []);
    deepEqual(
      codes.filter((code) => !this.codes.has(code) && !ofReaders.has(code)),
      [],
      'codes without a message',
    );
  }
}

const nouns =
  'action|branch|cell|character|column|consumer|entry|leak|move|remedy|room|row|service|state|turn|update|value';

/** The rules of grammar that a machine can check, outside of quoted text. */
const rules: readonly (readonly [name: string, fault: RegExp])[] = [
  ['"a" before a vowel', /\ba (?!uni|use|one|eu)[aeiou]/i],
  ['"an" before a consonant', /\ban (?!NPC|[aeiou])/i],
  ['a plural after 1', /(?<![\d.,-]|× )1 (?!as\b|is\b|was\b|has\b|spawns\b|leaves\b|explodes\b)[a-z]+s\b/],
  ['a singular after another number', new RegExp(`\\b(?:0|[2-9]|\\d[\\d,]*\\d) (?:${nouns})\\b(?!s)`)],
  [
    'a marker word',
    /\b(?:mend\w*|anew|foresee\w*|by now|whoever|so many|(?<!There )is no (?!longer)|gives way|nobody|somebody|behind)\b/i,
  ],
  ['a value that is missing', /undefined|NaN|\[object|\$\{/],
  ['two spaces', / {2}/],
];

function grammarFaults(message: string): string[] {
  const plain = message.replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, 'X');
  const faults = rules.flatMap(([name, fault]) => (fault.test(plain) ? [name] : []));
  if (!/^[A-Z0-9["`]/.test(message)) faults.push('a small letter at the start');
  if (!/[.?]$/.test(message)) faults.push('no full stop');
  return faults;
}

/** A level in which each carrier has become the next one. */
function withNextCarrier(text: string): string {
  const next: Readonly<Record<string, string>> = {
    ...{ Fuel: 'Coolant', Coolant: 'Electricity', Electricity: 'Fuel' },
    ...{ fuel: 'coolant', coolant: 'electricity', electricity: 'fuel' },
    ...{ F: 'C', C: 'E', E: 'F' },
  };
  return text
    .replace(/Fuel|Coolant|Electricity|"(?:fuel|coolant|electricity)"/g, (word) => {
      const name = word.replaceAll('"', '');
      return word.replace(name, next[name] ?? name);
    })
    .replace(/"[FCE.]+"/g, (row) => row.replace(/[FCE]/g, (letter) => next[letter] ?? letter));
}

/** Copies of a value with one part replaced by a small number, text, list or object, repeated, or left out. */
function* variants(value: JsonValue): Generator<JsonValue> {
  yield value;
  for (const other of [0, 1, 2, 7.5, -1, 'x', [], [1], [1, 2, 3], {}, null]) yield other;
  if (Array.isArray(value)) {
    const items: readonly JsonValue[] = value;
    for (const [index, item] of items.entries()) {
      yield items.filter((_, at) => at !== index);
      yield [...items, item];
      for (const changed of variants(item)) yield items.map((other, at) => (at === index ? changed : other));
    }
  } else if (typeof value === 'object' && value !== null) {
    const object = value as JsonObject;
    yield { ...object, unknownKey: 1 };
    for (const [key, member] of Object.entries(object)) {
      const { [key]: _, ...others } = object;
      yield others;
      yield { ...others, [`${key}s`]: member };
      for (const changed of variants(member)) yield { ...object, [key]: changed };
    }
  }
}
