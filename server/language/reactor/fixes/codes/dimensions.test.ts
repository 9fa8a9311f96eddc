import { checkFix } from '../../../testing/check-fix';

describe('the fixes of dimensions-too-large, dimensions-too-small', () => {
  it('use the size of the rows', () => {
    checkFix(
      `
{
  "dimensions": { "width": 5000, "height": 3 },
                           ^^^^ error dimensions-too-large: Expected at most 1,024 columns but found 5,000. Make the map smaller.
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
      '* Change to 5, the size of the rows',
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
  "dimensions": { "width": 1, "height": 3 },
                           ^ error dimensions-too-small: Expected at least 3 columns but found 1. Make the map larger.
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
      '* Change to 5, the size of the rows',
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
