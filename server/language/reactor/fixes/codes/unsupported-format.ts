import { levelFormat, levelVersion } from '../../../../../engine/reactor';
import { suggest } from '../../../../../engine/shape';
import { replaceValue, setMember } from '../../../json/edits';
import type { LevelFix } from '../context';
import { EditComposer } from '../../../text/fixes';
import { objectAt } from '../../../json/fixes/tools/values';

/** Members by which a level without a format is recognized. */
const marks = ['terrain', 'networks', 'props', 'robot', 'dimensions'];

/** Fixes a missing or misspelled format: writes the format if the rest of the file looks like a level. */
export const unsupportedFormat: LevelFix = {
  advice:
    'Add `"format"` (and `"version"` if it is missing) to a file that has the fields of a level. Files of the ' +
    'prototype cannot be converted, so no fix is offered for them.',
  *propose(problem) {
    const { json } = problem.context;
    const file = objectAt(problem, []);
    const { format } = file;
    const isNear = typeof format === 'string' && suggest(format, [levelFormat]) !== undefined;
    const isLevel = marks.filter((key) => Object.hasOwn(file, key)).length >= 2;
    if (!isNear && !isLevel) return;
    if (format !== undefined) {
      yield {
        title: `Change to "${levelFormat}"`,
        edits: replaceValue(json, ['format'], levelFormat),
        isPreferred: true,
      };
      return;
    }
    const order = [
      '$schema',
      'format',
      'version',
      ...Object.keys(file).filter((key) => key !== '$schema' && key !== 'version'),
    ];
    const first = setMember(json, [], 'format', levelFormat, { order });
    if (first === undefined) return;
    const composer = new EditComposer(json.text.length);
    composer.add(first);
    if (!Object.hasOwn(file, 'version')) {
      const second = setMember(json.edit(first), [], 'version', levelVersion, { order });
      if (second === undefined) return;
      composer.add(second);
    }
    yield { title: 'Declare the file as a version 1 level', edits: composer.edits, isPreferred: true };
  },
};
