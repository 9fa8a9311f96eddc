import { remedies } from '../../../../../engine/reactor';
import { replaceValue } from '../../../json/edits';
import type { LevelFix } from '../context';
import { objectAt } from '../../../json/fixes/tools/values';

/** Fixes a robot that carries too much: reduces one remedy, if that is enough. */
export const inventoryOverCapacity: LevelFix = {
  advice: 'Reduce one kind of remedy that has enough to spare. Preferred if only one kind does.',
  *propose(problem) {
    const { json, balance } = problem.context;
    const inventory = objectAt(problem, ['robot', 'inventory']);
    const counts = remedies.map((remedy) => {
      const count = inventory[remedy];
      return { remedy, count: typeof count === 'number' ? count : 0 };
    });
    const excess = counts.reduce((sum, { count }) => sum + count, 0) - balance.robot.inventoryCapacity;
    const enough = counts.filter(({ count }) => count >= excess);
    for (const { remedy, count } of enough) {
      yield {
        title: `Carry ${count - excess} ${remedy}`,
        edits: replaceValue(json, ['robot', 'inventory', remedy], count - excess),
        isPreferred: enough.length === 1,
      };
    }
  },
};
