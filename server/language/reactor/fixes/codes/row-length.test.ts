import { checkFix } from '../../../testing/check-fix';

describe('the fixes of row-length', () => {
  it('pad and shorten rows', () => {
    checkFix(
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
    "#####",
    "#...",
         ^ error row-length: Expected 5 characters in this row but found 4. Add 1 character.
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
      '* Add "#" at the end',
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
    "...#",
         ^ error row-length: Expected 5 characters in this row but found 4. Add 1 character.
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
      'Add "#" at the start',
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
    "fuel": [".....", ".F", "....."],
                         ^ error row-length: Expected 5 characters in this row but found 2. Add 3 characters.
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      '* Add "..." at the end',
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
    "#...##",
          ^ error row-length: Expected 5 characters in this row but found 6. Remove 1 character.
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
      '* Cut "#" off the end',
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
    "fuel": [".....", ".F...F", "....."],
                            ^ error row-length: Expected 5 characters in this row but found 6. Remove 1 character.
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      'Cut "F" off the end',
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

  it('use the size of the rows', () => {
    checkFix(
      `
{
  "dimensions": { "width": 6, "height": 3 },
                           ^ error row-length: All rows have 5 characters. Change the width to 5.
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
      '* Change to 5, the length of the rows',
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
