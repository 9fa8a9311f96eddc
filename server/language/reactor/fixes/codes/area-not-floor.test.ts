import { checkFix } from '../../../testing/check-fix';

describe('the fixes of area-not-floor', () => {
  it('remove a cell from an area', () => {
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [[5, 3], [5, 4]]
                       ^^^^^^ error area-not-floor: [5, 4] is a wall. Expected a floor cell in a reactor's area.
    }
  ]
}`,
      '* Remove [5, 4] from the area',
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [[5, 3]]
    }
  ]
}`,
      { moreProps: true },
    );
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [[5, 4]]
               ^^^^^^ error area-not-floor: [5, 4] is a wall. Expected a floor cell in a reactor's area.
    }
  ]
}`,
      '* Remove the area',
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] }
    }
  ]
}`,
      { moreProps: true },
    );
  });
});
