import { checkLevelFixture } from '../testing/level-fixture';

describe('orphan-network', () => {
  // design: v1-warning-orphan
  it('underlines the first cell of each piece without source and consumer', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [
      ".........",
      ".FFF...F.",
              ^ warning orphan-network
      ".......F.",
      "......FF.",
      "F........"
       ^ warning orphan-network
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  }
}`);
  });

  it("leaves a piece with a consumer to the consumer's check", () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FF..", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "FuelConsumer", "position": [5, 1], "state": "Enabled" }]
                                                  ^^^^^^ warning unreachable-consumer
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if a faulty consumer may belong there', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FF..", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "FuelConsumer", "position": [9, 9], "state": "Enabled" }]
                                                  ^^^^^^ error prop-out-of-bounds
}`,
      { moreProps: true },
    );
  });

  it('reports nothing next to a row that cannot be read', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [
      ".........",
      ".FFFxFF..",
           ^ error unknown-glyph
      ".........",
      ".........",
      "........."
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  }
}`);
  });

  it('reports nothing about a loop', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [
      ".........",
      ".FFF.....",
      ".........",
      ".....FF..",
            ^ error network-loop
      ".....FF.."
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  }
}`);
  });
});
