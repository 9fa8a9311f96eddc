import { checkFix } from '../../../testing/check-fix';

describe('the fixes of door-edge-missing, door-edge-out-of-bounds, door-edge-not-adjacent, door-edge-not-floor', () => {
  it('put a door between two cells', () => {
    checkFix(
      `
{ "props": [{ "type": "Door", "position": [5, 3], "state": "Open" }] }
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error door-edge-missing: Missing field "edge" in \`props[0]\`. Expected a list of two positions [x, y].`,
      'Change the edge to [[5, 3], [6, 3]]',
      `
{ "props": [{ "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }] }`,
      { moreProps: true },
    );
    checkFix(
      `
{
  "props": [
    { "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [9, 3]] }
                                                                            ^^^^^^ error door-edge-out-of-bounds: [9, 3] is outside the map. Expected two neighboring floor cells.
  ]
}`,
      '* Change the edge to [[5, 3], [6, 3]]',
      `
{
  "props": [
    { "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }
  ]
}`,
      { moreProps: true },
    );
    checkFix(
      `
{
  "props": [
    { "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [7, 3]] }
                                                                   ^^^^^^^^^^^^^^^^ error door-edge-not-adjacent: [5, 3] and [7, 3] do not share a side. Expected two neighboring floor cells.
  ]
}`,
      '* Change the edge to [[5, 3], [6, 3]]',
      `
{
  "props": [
    { "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }
  ]
}`,
      { moreProps: true },
    );
    checkFix(
      `
{
  "props": [
    { "type": "Door", "position": [7, 3], "state": "Open", "edge": [[7, 3], [8, 3]] }
                                                                            ^^^^^^ error door-edge-not-floor: [8, 3] is a wall. Expected two neighboring floor cells.
  ]
}`,
      'Change the edge to [[7, 3], [7, 2]]',
      `
{
  "props": [
    { "type": "Door", "position": [7, 3], "state": "Open", "edge": [[7, 3], [7, 2]] }
  ]
}`,
      { moreProps: true },
    );
  });
});
