import assert from 'node:assert/strict';
import { balanceFrom, defaultBalance, type Balance } from '../../../engine/reactor';
import { analyseLevel } from '../reactor/analyse';
import { readDocument } from '../text/document';
import { underlines } from './underlines';

/** A small level without faults, member by member. A fixture says only what it is about; the rest comes from here. */
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

/** What a fixture adds to or takes from the small level. */
export interface Setting {
  /** Numbers that differ from the default balance, as a balance file writes them. */
  readonly balance?: object;
  /** Members that the small level lends and that shall be missing. */
  readonly without?: readonly string[];
  /** True where the small level's props are added behind those that the text has. */
  readonly moreProps?: boolean;
}

/**
 * Checks a level that is written with the issues it has: under a line of the file stand `^^^` at the place and behind
 * them severity and code, `^^^ error robot-not-on-floor`. Members that the text leaves out are lent. A text that is
 * no strict JSON, or says `"format"` itself, is taken as it stands.
 */
export function checkLevelFixture(fixture: string, setting: Setting = {}): void {
  const { text, expected } = underlines(fixture);
  const { diagnostics } = analyseLevel(readDocument(complete(text, setting)), balanceOf(setting.balance));
  const found = diagnostics.map(({ code, severity, range }) => ({
    line: range.start.line,
    from: range.start.character,
    to: range.end.character,
    says: `${severity} ${code}`,
  }));
  assert.deepEqual(found, expected, diagnostics.map(({ message }) => message).join('\n'));
  for (const { range } of diagnostics) assert.equal(range.start.line, range.end.line, 'a range of one line');
}

/** The messages that a level gets, in text order; the level is completed as in `checkLevelFixture`. */
export function messagesOf(text: string, setting: Setting = {}): string[] {
  const document = readDocument(complete(underlines(text).text, setting));
  return analyseLevel(document, balanceOf(setting.balance)).diagnostics.map(({ message }) => message);
}

/** The default balance with some numbers changed, as a balance file writes them. */
export function balanceOf(numbers: object | undefined): Balance {
  return numbers ? balanceFrom(numbers) : defaultBalance;
}

/** A fixture's text with the members of the small level that it leaves out. */
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

/** Adds the small level's props to the end of the text's own, on the line where these end. */
function withProps(text: string): string {
  const list = readDocument(text).json.spanOf(['props']);
  assert.ok(list, 'a text with props');
  const end = list.end - 1;
  const props = JSON.stringify(members['props']).slice(1, -1);
  return `${text.slice(0, end)}, ${props}${text.slice(end)}`;
}
