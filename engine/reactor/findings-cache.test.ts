import assert from 'node:assert/strict';
import { readJson } from '../json';
import { decode, faulty } from '../shape';
import { defaultBalance } from './balance';
import { checks, startChecks, type Check, type StartCheck } from './checks';
import { levelFrom, type LevelFile } from './level-from';
import { levelShape } from './format/shapes';
import { firstTurn, type FirstTurn } from './simulation';
import { measureGrids, facts, type LevelFacts } from './level-facts';
import { VALID_LEVELS } from './testing/levels';
import { levelTexts } from './testing/texts';

/** Surveys a text, or returns `undefined` if it is not a level. */
function surveyOf(text: string): LevelFacts | undefined {
  const json = readJson(text);
  const isBroken = json.faults.length > 0;
  const isOpen = () => false;
  const draft = decode(levelShape(defaultBalance), json.value, {
    broken: isBroken,
    isOpen,
    path: [],
    report: () => undefined,
  });
  return draft === faulty
    ? undefined
    : facts(draft, defaultBalance, measureGrids(draft, defaultBalance, isOpen), { broken: isBroken, isOpen });
}

/** Wraps the facts to record each member of the file that is read. */
function watched(whole: LevelFacts, read: (member: string) => void): LevelFacts {
  const telling = <T extends object>(object: T, name: (key: string) => string): T =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(object).map(([key, value]) => [
          key,
          {
            enumerable: true,
            get: () => {
              read(name(key));
              return value as unknown;
            },
          },
        ]),
      ),
    ) as T;
  return {
    ...whole,
    draft: telling(whole.draft, (key) => key),
    layout: {
      ...whole.layout,
      grids: telling(whole.layout.grids, (key) => (key === 'terrain' ? 'terrain' : 'networks')),
    },
    get props() {
      read('props');
      return whole.props;
    },
    propsOf: (types) => {
      read('props');
      return whole.propsOf(types);
    },
    propAt: (cell, mayBe) => {
      read('props');
      return whole.propAt(cell, mayBe);
    },
    knowsAll: (mayBe) => {
      read('props');
      return whole.knowsAll(mayBe);
    },
    sources: (carrier) => {
      read('props');
      return whole.sources(carrier);
    },
    network: (carrier, cell) => {
      read('networks');
      return whole.network(carrier, cell);
    },
    pieces: (carrier) => {
      read('networks');
      return whole.pieces(carrier);
    },
  };
}

/** Wraps the first turn to record the members that its parts depend on. */
function watchedStart({ consumers, reactors }: FirstTurn, read: (member: string) => void): FirstTurn {
  return {
    get consumers() {
      for (const member of ['props', 'networks']) read(member);
      return consumers;
    },
    get reactors() {
      for (const member of ['props', 'networks', 'hazards']) read(member);
      return reactors;
    },
  };
}

/** Collects the members that a check reads in any of the texts. */
function readBy(check: Check | StartCheck): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of levelTexts) {
    const whole = surveyOf(text);
    if (!whole) continue;
    const read = (member: string) => found.add(member);
    const telling = watched(whole, read);
    if (isCheck(check)) check.check(telling, () => undefined);
    else if (Object.values(VALID_LEVELS).includes(text)) {
      // a level without errors, so the draft does not have a faulty part
      const level = levelFrom(whole.draft as LevelFile, whole.layout, []);
      check.check(telling, watchedStart(firstTurn(level, defaultBalance), read), () => undefined);
    }
  }
  return found;
}

function isCheck(check: Check | StartCheck): check is Check {
  return checks.some((one) => one === check);
}

describe('the cache of check results', () => {
  for (const check of [...checks, ...startChecks]) {
    it(`${check.code}: depends only on the members of the file that it declares`, () => {
      const read = [...readBy(check)].filter((member) => member !== 'terrain');
      assert.deepEqual(read.sort(), [...check.reads].sort());
    });
  }
});
