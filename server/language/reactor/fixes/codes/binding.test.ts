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
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error binding-missing: \`consumers\` has no "fuel". Add it: a position [x, y].
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
                             ^^^^^^ error binding-out-of-bounds: [9, 9] is off the map. Write the position of a FuelConsumer.
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
                             ^^^^^^ error binding-not-consumer: At [1, 1] stands a FuelFlow. Write the position of a FuelConsumer.
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
                             ^^^^^^ error binding-wrong-carrier: At [3, 2] stands a CoolantConsumer. Write the position of a FuelConsumer.
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
                             ^^^^^^ error binding-not-consumer: At [4, 1] nothing stands. Write the position of a FuelConsumer.
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
