import type { Insert } from '../../../json/completion';
import { stop } from '../../../json/completion/insert';
import type { Whole } from '../../../json/completion/proposal';
import type { LevelContext } from '../../level';
import { levelTemplates, newLevelText, sizeFault, templateWords, usualSize } from '../../new-level';

/** The title of a new level, which is its only tab stop. */
const title = 'New level';

/** Returns whole levels, one for each template: as *New Reactor Level* makes them, in the usual size. */
export function wholeLevels({ balance }: LevelContext): readonly Whole[] {
  return levelTemplates
    .filter((template) => sizeFault(usualSize, balance, template) === undefined)
    .map((template) => {
      const { label, detail } = templateWords[template];
      const members = membersIn(newLevelText(usualSize, title, balance, template));
      // a long detail would leave no room for the label
      return { label: `Level: ${label}`, detail: 'new level', doc: `${detail}.`, members, value: undefined };
    });
}

/** Returns the members of a printed object, without its braces and their indentation. */
function membersIn(text: string): Insert {
  const inner = text
    .trim()
    .slice(1, -1)
    .trim()
    .replace(/\n {2}/g, '\n');
  const at = inner.indexOf(`"${title}"`) + 1;
  return [inner.slice(0, at), stop(title), inner.slice(at + title.length)];
}
