import assert from 'node:assert/strict';
import fc from 'fast-check';
import { balanceFrom, defaultBalance, solveReactorLevel, type Balance } from '../../../../engine/reactor';
import { applyAction, reactorGame } from '../../../../engine/reactor/simulation';
import { analyseLevel } from '../analyse';
import { readDocument } from '../../text/document';
import { formatDocument } from '../../json/format';
import { newLevelText, sizeFault, usualSize, type LevelSize } from '.';
import { levelTemplates, templates } from './templates';
import { runs } from '../../../../engine/core/testing/budget';

/** Checks that a new level has no fault of any kind and can be won by walking to its control. */
function check(size: LevelSize, title: string, balance: Balance = defaultBalance): void {
  assert.equal(sizeFault(size, balance), undefined);
  const document = readDocument(newLevelText(size, title, balance));
  const { level, diagnostics } = analyseLevel(document, balance);
  assert.deepEqual(diagnostics, [], `${size.width} x ${size.height}`);
  assert.ok(level !== undefined);
  assert.deepEqual([level.width, level.height, level.metadata.title], [size.width, size.height, title]);
  assert.deepEqual(formatDocument(document.json, { indent: '  ' }), [], 'written as the formatter would');
  const control = level.props.find(({ type }) => type === 'ReactorControl');
  assert.ok(control !== undefined);
  let state = reactorGame(balance).init(level, 0);
  const place = (cell: number) => ({ x: cell % level.width, y: Math.floor(cell / level.width) });
  const goal = place(control.cell);
  for (let { x, y } = place(state.robot); x !== goal.x || y !== goal.y;) {
    if (x !== goal.x) x += Math.sign(goal.x - x);
    else y += Math.sign(goal.y - y);
    state = applyAction(state, { id: 'MoveRobot', x, y });
    assert.equal(state.refused, null);
  }
  assert.equal(applyAction(state, { id: 'ActivateReactor' }).status, 'Won');
}

describe('a new level', () => {
  it('has no fault and can be won, whatever its size', function () {
    for (let width = 3; width <= 12; width++) {
      for (let height = 3; height <= 12; height++) check({ width, height }, 'Small');
    }
    const title = fc.string().filter((text) => text.trim() !== '');
    const side = fc.integer({ min: 3, max: 120 });
    fc.assert(
      fc.property(side, side, title, (width, height, name) => {
        check({ width, height }, name);
      }),
      runs(20, 60),
    );
    check({ width: 1024, height: 3 }, 'Long');
    check({ width: 3, height: 1024 }, 'High');
    check({ width: 1024, height: 1024 }, 'Large');
  });

  it('of each template has neither error nor warning, and is won by the solver', function () {
    for (const template of levelTemplates) {
      const { width: least, height: lowest } = templates[template].least;
      for (let width = least; width <= 14; width++)
        for (let height = lowest; height <= 11; height++) {
          const size = { width, height };
          assert.equal(sizeFault(size, defaultBalance, template), undefined);
          const document = readDocument(newLevelText(size, 'New', defaultBalance, template));
          const { level, diagnostics } = analyseLevel(document, defaultBalance);
          const said = `${template} ${width} x ${height}`;
          assert.deepEqual(
            diagnostics.filter(({ severity }) => severity !== 'information'),
            [],
            said,
          );
          assert.deepEqual(formatDocument(document.json, { indent: '  ' }), [], said);
          if (level === undefined || (width !== least && width !== 12)) continue;
          assert.equal(solveReactorLevel(level, defaultBalance, {}).verdict, 'solved', said);
        }
      const fault = sizeFault({ width: least - 1, height: lowest }, defaultBalance, template);
      assert.match(fault ?? '', new RegExp(`^Expected ${least} to`));
    }
  });

  it('is won by the solver', () => {
    for (const size of [usualSize, { width: 3, height: 3 }, { width: 20, height: 5 }]) {
      const { level } = analyseLevel(readDocument(newLevelText(size, 'New', defaultBalance)), defaultBalance);
      assert.ok(level !== undefined);
      assert.equal(solveReactorLevel(level, defaultBalance, {}).verdict, 'solved');
    }
  });

  it('keeps its ways short where a balance wants them so', () => {
    check(
      { width: 30, height: 9 },
      'Leaky',
      balanceFrom({ network: { falloff: { amount: 30, potential: 30 } } }),
    );
  });

  it('has a size within the limits', () => {
    const { width, height } = usualSize;
    assert.equal(sizeFault(usualSize, defaultBalance), undefined);
    const said = 'Expected 3 to 1024 columns and 3 to 1024 rows, such as 12 x 8.';
    for (const wrong of [2, 1025, 4.5, Number.NaN, -5, Infinity]) {
      assert.equal(sizeFault({ width: wrong, height }, defaultBalance), said);
      assert.equal(sizeFault({ width, height: wrong }, defaultBalance), said);
    }
    const grid = { minWidth: 1, minHeight: 5, maxWidth: 20, maxHeight: 9 };
    assert.equal(
      sizeFault({ width: 2, height: 5 }, balanceFrom({ grid })),
      'Expected 3 to 20 columns and 5 to 9 rows, such as 12 x 8.',
    );
  });

  it('shows its rooms and ways', () => {
    const text = newLevelText({ width: 13, height: 6 }, 'Mine', defaultBalance);
    const rows = [...text.matchAll(/^ +"([#.FCE]+)",?$/gm)].map(([, row = '']) => row);
    const [none, wall, floor] = ['.............', '#############', '#...........#'];
    assert.deepEqual(rows, [
      ...[wall, floor, floor, floor, floor, wall],
      ...[none, '.FFFFFFFFF...', none, none, none, none],
      ...[none, none, '.CCCCCCCCC...', none, none, none],
      ...[none, none, none, none, '.EEEEEEEEE...', none],
    ]);
    assert.match(text, /"metadata": \{ "title": "Mine" \}/);
    assert.match(text, /"position": \[11, 2\],\n +"id": "core",/);
  });
});
