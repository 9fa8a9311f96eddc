import { checkFix } from '../../../testing/check-fix';

describe('the fixes of door-apart', () => {
  it('put a door between two cells', () => {
    checkFix(
      `
{
  "props": [
    { "type": "Door", "position": [5, 3], "state": "Open", "edge": [[6, 1], [7, 1]] }
                                  ^^^^^^ warning door-apart: The door between [6, 1] and [7, 1] is operated from [5, 3]. Move its position to one of its two cells, unless this is intended.
  ]
}`,
      'Move the Door to [6, 1]',
      `
{
  "props": [
    { "type": "Door", "position": [6, 1], "state": "Open", "edge": [[6, 1], [7, 1]] }
  ]
}`,
      { moreProps: true },
    );
  });
});
