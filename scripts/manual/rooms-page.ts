import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyphs, roomsCodes, roomsShape, type RoomsCode } from '../../engine/rooms';
import { mendedCodes as roomsMends } from '../../server/language/rooms/fixes';
import { commentsOnKeys, parseDoc } from './code-docs';
import { fieldTable, shapeAt } from './field-tables';
import { markdownTable } from './markdown-table';

export const roomsPath = 'docs/rooms.md';

/**
 * The page about rooms: written by hand, but for what stands between `<!-- codes -->`, `<!-- glyphs -->` or
 * `<!-- fields: PATH -->` and `<!-- end -->`, which is made anew from the sources.
 */
export function roomsPage(root: string): string {
  return readFileSync(join(root, roomsPath), 'utf8').replaceAll(
    /(<!-- (codes|glyphs|fields: ?[^>]*?) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n${makeRegion(root, name)}\n\n${end}`,
  );
}

function makeRegion(root: string, name: string): string {
  if (name === 'codes') return codeChapters(root);
  if (name === 'glyphs') {
    const rows = Object.entries(glyphs).map(([glyph, { meaning }]) => [`\`${glyph}\``, meaning]);
    return markdownTable(['Character', 'Meaning'], rows);
  }
  return fieldTable(shapeAt(roomsShape, name.slice('fields: '.length)));
}

/** A chapter for each code: editors link to it. */
function codeChapters(root: string): string {
  const comments = commentsOnKeys(join(root, 'engine', 'rooms', 'codes.ts'));
  const chapters = (Object.keys(roomsCodes) as RoomsCode[]).map((code) => {
    const { summary, explanation, mend } = parseDoc(code, comments.get(code) ?? '');
    return [
      `### ${code}`,
      `_${roomsCodes[code]}_`,
      `**${summary}**`,
      ...explanation,
      `**Mend.** ${mend}${roomsMends.has(code) ? ' An editor offers it as a quick fix.' : ''}`,
    ].join('\n\n');
  });
  return chapters.join('\n\n');
}
