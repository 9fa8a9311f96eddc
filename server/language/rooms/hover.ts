import { counted, type Path } from '../../../engine/core';
import type { Span } from '../../../engine/json';
import {
  glyphOf,
  readLayout,
  roomsShape,
  spotsOf,
  orient,
  variantCount,
  type FloorPlan,
  type Id,
  type Prefab,
} from '../../../engine/rooms';
import { shapeAt } from '../../../engine/shape';
import type { Hover } from '../workspace/features';
import { fieldMarkdown } from '../json/hover/field';
import { plain, stack, word } from '../json/hover/markdown';
import { isAt } from '../json/completion/proposal';
import { kindWords, type NameKind } from './names';
import { kindsOf, nameAt, placesOf, type RegistryView } from './registry-view';
import { charactersIn, type Part } from './sketch';

/** Limits of the variants: the width of a line in columns, and the total size in characters. */
const drawing = { columns: 96, most: 6000, gap: 3 } as const;
/** Of a list of names no more are shown. */
const maxNames = 12;

/** Returns the hover at an offset: for a name, a character of a layout, a key or an entry. */
export function hoverAt(view: RegistryView, offset: number): Hover | undefined {
  const said = ofName(view, offset) ?? ofGlyph(view, offset) ?? ofKey(view, offset);
  return said && said.markdown !== '' ? { ...said, isPartial: false } : undefined;
}

interface Said {
  readonly markdown: string;
  readonly span: Span;
}

function ofName(view: RegistryView, offset: number): Said | undefined {
  const use = nameAt(view, offset);
  if (use === undefined) return undefined;
  const kinds = [...kindsOf(view, use)];
  return { span: use.span, markdown: stack(kinds.map((kind) => nameMarkdown(view, kind, use.name))) };
}

function nameMarkdown(view: RegistryView, kind: NameKind, name: Id): string {
  const { prefabs, floors, creatures, lootTables } = view.joined.registry;
  const head = `**${plain(name)}**, ${kindWords[kind]}`;
  switch (kind) {
    case 'prefab': {
      const prefab = prefabs.get(name);
      return prefab === undefined ? `${head}, which is missing or has errors` : prefabMarkdown(view, prefab);
    }
    case 'floor': {
      const floor = floors.get(name);
      return floor === undefined ? `${head}, which is missing or has errors` : floorMarkdown(floor);
    }
    case 'tag':
      return tagMarkdown(view, name);
    case 'creature': {
      const creature = creatures.get(name);
      return stack([
        head,
        creature === undefined ? '' : `Health ${creature.health}, attack ${creature.attack}.`,
        usedOn(view, ({ creatures: all }) => all.some(({ id }) => id === name), 'Allowed on'),
      ]);
    }
    case 'loot': {
      const entries = lootTables.get(name)?.entries ?? [];
      return stack([
        head,
        entries.length === 0 ? '' : `Gives ${shares(entries)}.`,
        countOf(view, kind, name),
      ]);
    }
    case 'npc':
    case 'item':
      return stack([head, countOf(view, kind, name)]);
  }
}

function countOf(view: RegistryView, kind: NameKind, name: Id): string {
  const uses = placesOf(view, { kind, name, isDefinition: false, path: [], span: { start: 0, end: 0 } });
  const count = uses.filter(({ use }) => !use.isDefinition).length;
  return `${counted(count, 'reference')}.`;
}

/** Describes a room: its properties, the floors that place it, and all eight variants. */
function prefabMarkdown(view: RegistryView, prefab: Prefab): string {
  const { id, rows, tags, loot } = prefab;
  const count = (glyph: string): number => spotsOf(rows, glyph).length;
  const counts = (
    [
      ['+', 'door', 'doors'],
      ['e', 'enemy', 'enemies'],
      ['l', 'pile of loot', 'piles of loot'],
      ['n', 'NPC', 'NPCs'],
      ['>', 'stairs', 'stairs'],
      ['<', 'entrance', 'entrances'],
    ] as const
  ).flatMap(([glyph, one, several]) => {
    const found = count(glyph);
    return found === 0 && glyph !== '+' ? [] : [counted(found, one, several)];
  });
  return stack([
    `**${plain(id)}**, ${rows[0]?.length ?? 0} × ${rows.length}: ${counts.join(', ')}`,
    [`Tags: ${namesOf(tags)}`, ...(loot === undefined ? [] : [`loot: ${word(loot)}`])].join('; '),
    usedOn(view, (floor) => tags.some((tag) => asksFor(floor, tag)), 'Placed on'),
    variantsText(rows),
  ]);
}

function asksFor({ required, prefabs }: FloorPlan, tag: Id): boolean {
  return required.includes(tag) || prefabs.some(({ id }) => id === tag);
}

function usedOn(view: RegistryView, isUsed: (floor: FloorPlan) => boolean, words: string): string {
  const floors = [...view.joined.registry.floors.values()].filter(isUsed).map(({ id }) => id);
  return floors.length === 0 ? '' : `${words} ${namesOf(floors)}.`;
}

/** Prints the eight orientations of a room, numbered as floors number them. */
function variantsText(rows: readonly string[]): string {
  const variants = Array.from({ length: variantCount }, (_, number) => orient(rows, number));
  const widest = Math.max(...variants.map((variant) => variant[0]?.length ?? 0));
  if (widest * widest * variantCount > drawing.most) return block(rows);
  const inRow = Math.max(1, Math.floor((drawing.columns + drawing.gap) / (widest + drawing.gap)));
  const perRow = inRow >= 8 ? 8 : inRow >= 4 ? 4 : inRow >= 2 ? 2 : 1;
  const lines: string[] = [];
  for (let first = 0; first < variantCount; first += perRow) {
    const beside = variants.slice(first, first + perRow);
    const height = Math.max(...beside.map(({ length }) => length));
    const line = (cells: readonly string[]): string =>
      cells
        .map((cell) => cell.padEnd(widest + drawing.gap))
        .join('')
        .trimEnd();
    lines.push(line(beside.map((_, index) => String(first + index))));
    for (let y = 0; y < height; y++) lines.push(line(beside.map((variant) => variant[y] ?? '')));
    if (first + perRow < variantCount) lines.push('');
  }
  return block(lines);
}

function block(lines: readonly string[]): string {
  return `\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}

function floorMarkdown({
  id,
  number,
  width,
  height,
  rooms,
  required,
  prefabs,
  creatures,
}: FloorPlan): string {
  return stack([
    `**${plain(id)}**, floor ${number}: ${counted(rooms, 'room')} on ${width} × ${height} cells`,
    `Always has ${namesOf(required)}.`,
    prefabs.length === 0 ? '' : `Other rooms: ${shares(prefabs)}.`,
    creatures.length === 0 ? '' : `Enemies: ${shares(creatures)}.`,
  ]);
}

function tagMarkdown(view: RegistryView, tag: Id): string {
  const { prefabs, floors } = view.joined.registry;
  const having = [...prefabs.values()].filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
  const requiring = [...floors.values()].filter(({ required }) => required.includes(tag)).map(({ id }) => id);
  const choosing = [...floors.values()].filter(({ prefabs: all }) => all.some(({ id }) => id === tag));
  return stack([
    `**${plain(tag)}**, tag`,
    having.length === 0 ? 'Not used by a valid prefab.' : `Prefabs: ${namesOf(having)}`,
    requiring.length === 0 ? '' : `Required by ${namesOf(requiring)}`,
    choosing.length === 0 ? '' : `Chosen by weight on ${namesOf(choosing.map(({ id }) => id))}`,
  ]);
}

function shares(entries: readonly { readonly id: Id; readonly weight: number }[]): string {
  const sum = entries.reduce((total, { weight }) => total + weight, 0);
  const shown = entries.slice(0, maxNames).map(({ id, weight }) => {
    const percent = Math.round((100 * weight) / sum);
    return `${word(id)} ${percent} %`;
  });
  return [...shown, ...(entries.length > maxNames ? ['…'] : [])].join(', ');
}

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).map(word).join(', ');
  return names.length > maxNames ? `${shown} and ${names.length - maxNames} more` : shown;
}

/** Describes a character of a layout: its meaning, and its place in the room. */
function ofGlyph(view: RegistryView, offset: number): Said | undefined {
  const { sketch } = view.own.text;
  const part = sketch.parts.find(
    ({ path, inside }) =>
      isAt(path, 'prefabs/*/layout') && inside !== undefined && inside.start <= offset && offset < inside.end,
  );
  if (part?.inside === undefined) return undefined;
  let before = '';
  for (const { start, end, text: character } of charactersIn(sketch, part)) {
    if (end <= offset) {
      before += character;
      continue;
    }
    const glyph = glyphOf(character);
    if (glyph === undefined) return undefined;
    const { rows } = readLayout(before);
    const isNewRow = before === '' || before.endsWith('\n');
    const y = rows.length - (isNewRow ? 0 : 1);
    const x = isNewRow ? 0 : (rows.at(-1)?.length ?? 0);
    const npc = character === 'n' ? npcAt(view, part, spotsOf(rows, 'n').length) : undefined;
    return {
      span: { start, end },
      markdown: stack([
        `\`${character}\` ${glyph.meaning}${npc === undefined ? '' : `: ${word(npc)}`}`,
        `Column ${x + 1}, row ${y + 1} of the room.`,
      ]),
    };
  }
  return undefined;
}

/** Finds the NPC at the `n` of a layout with this number. The n-th `n` is the n-th NPC in the list of the prefab. */
function npcAt({ own }: RegistryView, { path }: Part, index: number): string | undefined {
  const at = [...path.slice(0, 2), 'npcs', index].join();
  return own.text.sketch.parts.find((part) => part.path.join() === at)?.text;
}

/** Describes a key by the values that it takes, and a header by its entry. */
function ofKey(view: RegistryView, offset: number): Said | undefined {
  const { parts } = view.own.text.sketch;
  const part = parts
    .filter(({ key }) => key !== undefined && key.start <= offset && offset <= key.end)
    .at(-1);
  if (part?.key === undefined) return undefined;
  const { path, key, kind } = part;
  if (kind === 'table') {
    const prefab = prefabOf(view, path);
    const doc = shapeAt(roomsShape, undefined, path.slice(0, 1))?.member?.doc ?? '';
    return { span: key, markdown: prefab === undefined ? doc : prefabMarkdown(view, prefab) };
  }
  const expected = shapeAt(roomsShape, undefined, path);
  const markdown = expected === undefined ? '' : fieldMarkdown(String(path.at(-1)), expected);
  const drawn = isAt(path, 'prefabs/*/layout') ? prefabOf(view, path) : undefined;
  return {
    span: key,
    markdown: stack([markdown, drawn === undefined ? '' : prefabMarkdown(view, drawn), legendOf(path)]),
  };
}

function legendOf(path: Path): string {
  if (!isAt(path, 'prefabs/*/layout')) return '';
  const words = ['#', '.', '+', 'e', 'l', '>', '<', 'n'].map((one) => {
    const meaning = glyphOf(one)?.meaning.split(/[,;]/)[0] ?? '';
    return `\`${one}\` ${meaning}`;
  });
  return words.join(', ');
}

/** Returns the prefab of an entry of the document, if it is valid. */
function prefabOf({ own, joined }: RegistryView, path: Path): Prefab | undefined {
  const id = own.text.names.find(
    (use) => use.kind === 'prefab' && use.isDefinition && use.path[1] === path[1] && path[0] === 'prefabs',
  );
  return id && joined.registry.prefabs.get(id.name);
}
