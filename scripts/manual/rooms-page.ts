import { glyphs, roomsCodes, roomsShape } from '../../engine/rooms';
import { roomsCodesWithFix } from '../../server/language/rooms/fixes';
import type { LanguagePage } from './language-page';
import { markdownTable } from './markdown-table';
import { statisticsRegion } from './statistics';

/** The page about rooms. */
export const roomsPage: LanguagePage = {
  path: 'docs/rooms.md',
  codes: roomsCodes,
  codesFile: 'engine/rooms/codes.ts',
  fixable: roomsCodesWithFix,
  shape: roomsShape,
  regions: {
    glyphs: () =>
      markdownTable(
        ['Character', 'Meaning'],
        Object.entries(glyphs).map(([glyph, { meaning }]) => [`\`${glyph}\``, meaning]),
      ),
    statistics: statisticsRegion,
  },
};
