import { checkFix } from '../../../testing/check-fix';

describe('the fixes of unknown-glyph', () => {
  it('write a valid character', () => {
    checkFix(
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
    "#####",
    "#...#",
    "#####"
  ],
  "networks": {
    "fuel": [".....", ".f...", "....."],
                        ^ error unknown-glyph: Unexpected character "f" in the fuel network. Expected "F" for a cell or "." for none.
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      '* Change to "F"',
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
    "#####",
    "#...#",
    "#####"
  ],
  "networks": {
    "fuel": [".....", ".F...", "....."],
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      { without: ['dimensions', 'terrain', 'networks'] },
    );
    checkFix(
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
    "#####",
    "#...#",
    "#####"
  ],
  "networks": {
    "fuel": [".....", ".F. .", "....."],
                          ^ error unknown-glyph: Unexpected character " " in the fuel network. Expected "F" for a cell or "." for none.
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      '* Change to "."',
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
    "#####",
    "#...#",
    "#####"
  ],
  "networks": {
    "fuel": [".....", ".F...", "....."],
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      { without: ['dimensions', 'terrain', 'networks'] },
    );
    checkFix(
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
    "#####",
    "#...#",
    "###?#"
        ^ error unknown-glyph: Unexpected character "?" in the terrain. Expected "#" for a wall or "." for floor.
  ],
  "networks": {
    "fuel": [".....", ".F...", "....."],
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      'Change to "#"',
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
    "#####",
    "#...#",
    "#####"
  ],
  "networks": {
    "fuel": [".....", ".F...", "....."],
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      { without: ['dimensions', 'terrain', 'networks'] },
    );
  });
});
