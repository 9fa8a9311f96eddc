import { withArticle } from '../../../../../engine/core';
import { hazardFields, hazardKeys, type Remedy } from '../../../../../engine/reactor';
import { setMember } from '../../../json/edits';
import type { LevelFix } from '../context';
import { EditComposer } from '../../../text/fixes';
import { objectAt } from '../../../json/fixes/tools/values';

/** Fixes a hazard without an available remedy: adds the remedy to the inventory of the robot. */
export const unreachableHazard: LevelFix = {
  advice:
    'Give the robot one of each missing remedy if it has room. Never preferred, since it makes the puzzle easier. A path over floor has to be opened by hand.',
  *propose(problem) {
    const { context, diagnostic } = problem;
    const hazard = objectAt(problem, diagnostic.path);
    const robot = objectAt(problem, ['robot']);
    const inventory = objectAt(problem, ['robot', 'inventory']);
    const missing = hazardFields.flatMap((field): Remedy[] => {
      const amount = hazard[hazardKeys[field]];
      const remedy: Remedy = field === 'Heat' ? 'HeatShield' : `${field}Neutralizer`;
      const { caution } = context.balance.hazard.bands[hazardKeys[field]];
      return typeof amount === 'number' && amount >= caution && !inventory[remedy] ? [remedy] : [];
    });
    if (missing.length === 0) return;
    const order = ['position', 'inventory', 'heatImmunity'];
    let { json } = context;
    const composer = new EditComposer(json.text.length);
    const given = Object.fromEntries(missing.map((remedy) => [remedy, 1]));
    const steps = Object.hasOwn(robot, 'inventory')
      ? missing.map((remedy) => () => setMember(json, ['robot', 'inventory'], remedy, 1))
      : [() => setMember(json, ['robot'], 'inventory', given, { order })];
    for (const step of steps) {
      const edits = step();
      if (edits === undefined) return;
      composer.add(edits);
      json = json.edit(edits);
    }
    yield { title: `Give the robot ${missing.map(withArticle).join(' and ')}`, edits: composer.edits };
  },
};
