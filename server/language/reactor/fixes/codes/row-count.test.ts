import { checkFix } from '../../../testing/check-fix';

describe('the fixes of row-count', () => {
  it('add and remove rows', () => {
    checkFix(
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
             ^ error row-count: Expected 3 rows in \`terrain\` but found 2. Add 1 row.
    "#####",
    "#...#"
  ],
  "networks": {
    "fuel": [".....", ".F...", "....."],
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      '* Add 1 row below',
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
             ^ error row-count: Expected 3 rows in \`terrain\` but found 2. Add 1 row.
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
      'Add 1 row above',
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
             ^ error row-count: Expected 3 rows in \`terrain\` but found 4. Remove 1 row.
    "#####",
    "#...#",
    "#####",
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
      '* Remove 1 row at the bottom',
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
             ^ error row-count: Expected 3 rows in \`terrain\` but found 4. Remove 1 row.
    "#####",
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
      '* Remove 1 row at the top',
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
             ^ error row-count: Expected 3 rows in \`terrain\` but found 4. Remove 1 row.
    "#####",
    "#####",
    "#...#",
    "#..##"
  ],
  "networks": {
    "fuel": [".....", ".F...", "....."],
    "coolant": [".....", ".....", "....."],
    "electricity": [".....", ".....", "....."]
  },
  "props": [],
  "robot": { "position": [1, 1] }
}`,
      '* Remove 1 row at the top',
      `
{
  "dimensions": { "width": 5, "height": 3 },
  "terrain": [
    "#####",
    "#...#",
    "#..##"
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
  "dimensions": { "width": 5, "height": 4 },
                                        ^ error row-count: All grids have 3 rows. Change the height to 3.
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
      '* Change to 3, the number of rows in the grids',
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
