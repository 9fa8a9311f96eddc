import { checkFix } from '../../../testing/check-fix';

describe('the fixes of binding-missing, binding-out-of-bounds, binding-not-consumer, binding-wrong-carrier', () => {
  it('bind a reactor to the only consumer of its kind', () => {
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "coolant": [3, 2], "electricity": [3, 3] }
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error binding-missing: Missing field "fuel" in \`consumers\`. Expected a position [x, y].
    }
  ]
}`,
      '* Bind fuel to the FuelConsumer at [3, 1]',
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
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [9, 9], "coolant": [3, 2], "electricity": [3, 3] }
                             ^^^^^^ error binding-out-of-bounds: [9, 9] is outside the map. Expected the position of a FuelConsumer.
    }
  ]
}`,
      '* Bind fuel to the FuelConsumer at [3, 1]',
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
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [1, 1], "coolant": [3, 2], "electricity": [3, 3] }
                             ^^^^^^ error binding-not-consumer: [1, 1] is a FuelFlow. Expected the position of a FuelConsumer.
    }
  ]
}`,
      '* Bind fuel to the FuelConsumer at [3, 1]',
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
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [3, 2], "coolant": [3, 2], "electricity": [3, 3] }
                             ^^^^^^ error binding-wrong-carrier: [3, 2] is a CoolantConsumer. Expected the position of a FuelConsumer.
    }
  ]
}`,
      '* Bind fuel to the FuelConsumer at [3, 1]',
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
    checkFix(
      `
{
  "props": [
    {
      "type": "ReactorControl",
      "position": [5, 3],
      "id": "b",
      "consumers": { "fuel": [4, 1], "coolant": [3, 2], "electricity": [3, 3] }
                             ^^^^^^ error binding-not-consumer: There is no prop at [4, 1]. Expected the position of a FuelConsumer.
    }
  ]
}`,
      '* Bind fuel to the FuelConsumer at [3, 1]',
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
