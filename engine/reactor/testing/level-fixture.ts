import assert from 'node:assert/strict';
import { balanceFrom, defaultBalance, type Balance } from '..';
import { readJson } from '../../json';
import { underlines } from '../../json/testing/underlines';
import { problemsOf } from './problems';

/**
 * A small level without problems, by member. A fixture only writes the members that it tests; the rest comes from here.
 */
const members: Readonly<Record<string, unknown>> = {
  format: 'reactor-maintenance-level',
  version: 1,
  metadata: { title: 'Fixture' },
  dimensions: { width: 9, height: 5 },
  terrain: ['#########', '#.......#', '#.......#', '#.......#', '#########'],
  networks: {
    fuel: ['.........', '.FFF.....', '.........', '.........', '.........'],
    coolant: ['.........', '.........', '.CCC.....', '.........', '.........'],
    electricity: ['.........', '.........', '.........', '.EEE.....', '.........'],
  },
  props: [
    { type: 'FuelFlow', position: [1, 1], state: 'Enabled' },
    { type: 'CoolantFlow', position: [1, 2], state: 'Enabled' },
    { type: 'ElectricityFlow', position: [1, 3], state: 'Enabled' },
    { type: 'FuelConsumer', position: [3, 1], state: 'Enabled' },
    { type: 'CoolantConsumer', position: [3, 2], state: 'Enabled' },
    { type: 'ElectricityConsumer', position: [3, 3], state: 'Enabled' },
    {
      type: 'ReactorControl',
      position: [6, 2],
      id: 'core',
      consumers: { fuel: [3, 1], coolant: [3, 2], electricity: [3, 3] },
    },
  ],
  robot: { position: [5, 2] },
};

/** The differences of a fixture from the small level. */
export interface Setting {
  /** Numbers that differ from the default balance, as a balance file writes them. */
  readonly balance?: object;
  /** Members of the small level that are left out. */
  readonly without?: readonly string[];
  /** True to add the small level's props after those of the text. */
  readonly moreProps?: boolean;
}

/**
 * Checks a level written with its expected problems: a line of `^^^` below the place, followed by severity and code, as
 * in `^^^ error robot-not-on-floor`. Missing members come from the small level, unless the text is not strict JSON or
 * has a `"format"` of its own.
 */
export function checkLevelFixture(fixture: string, setting: Setting = {}): void {
  const { text, expected } = underlines(fixture);
  const problems = problemsOf(complete(text, setting), balanceOf(setting.balance));
  const found = problems.map(({ code, severity, line, from, to }) => ({
    line,
    from,
    to,
    says: `${severity} ${code}`,
  }));
  assert.deepEqual(found, expected, problems.map(({ message }) => message).join('\n'));
}

/** Returns the messages of a level, in text order. The level is completed as in `checkLevelFixture`. */
export function messagesOf(text: string, setting: Setting = {}): string[] {
  const completed = complete(underlines(text).text, setting);
  return problemsOf(completed, balanceOf(setting.balance)).map(({ message }) => message);
}

/** Returns the default balance with some numbers changed, as a balance file writes them. */
export function balanceOf(numbers: object | undefined): Balance {
  return numbers ? balanceFrom(numbers) : defaultBalance;
}

/** Returns a fixture's text completed with the missing members of the small level. */
export function complete(given: string, { without = [], moreProps = false }: Setting): string {
  const text = moreProps ? withProps(given) : given;
  if (text.includes('"format"')) return text;
  let own: object;
  try {
    own = JSON.parse(text) as object;
  } catch {
    return text;
  }
  const lent = Object.entries(members).filter(([key]) => !Object.hasOwn(own, key) && !without.includes(key));
  const end = text.lastIndexOf('}');
  const body = text.slice(0, end).trimEnd();
  const comma = Object.keys(own).length > 0 ? ',' : '';
  const added = lent.map(([key, value]) => `\n  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `${body}${added.length > 0 ? comma : ''}${added.join(',')}\n}\n`;
}

/** Adds the small level's props after the text's own, on the line where these end. */
function withProps(text: string): string {
  const list = readJson(text).spanOf(['props']);
  assert.ok(list, 'a text with props');
  const end = list.end - 1;
  const props = JSON.stringify(members['props']).slice(1, -1);
  return `${text.slice(0, end)}, ${props}${text.slice(end)}`;
}
