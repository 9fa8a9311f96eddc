import {
  controlWords,
  exitUpdate,
  gameWords,
  inputWords,
  scenarioShape,
  verdictWords,
  type InputMark,
  type PlayerState,
  type Timeline,
} from '../../../engine/lix';
import type { Hover } from '../workspace/features';
import { plain, stack, table } from '../json/hover/markdown';
import { shapeSaid } from '../json/hover/shape-said';
import type { ScenarioText } from './scenario-text';

/** Returns the hover at an offset: for an input its effect and the player's state, for a player the result. */
export function hoverAt(text: ScenarioText, offset: number): Hover | undefined {
  const { document, timeline } = text;
  const { path, onKey } = document.json.locate(offset);
  const own = timeline === undefined ? '' : played(timeline, path);
  const { markdown, span } = shapeSaid({ document, shape: scenarioShape }, offset);
  const said = onKey ? stack([markdown, own]) : stack([own, markdown]);
  const place = span ?? document.json.spanOf(path);
  if (said === '' || place === undefined || offset < place.start || offset > place.end) return undefined;
  // of a whole entry only its keys and values speak: it would cover the editor's text
  if (path.length < 1 || (path.length === 2 && !onKey)) return undefined;
  return { markdown: said, span: place, isPartial: false };
}

/** Describes the effect of the part of a scenario at a path. */
function played(timeline: Timeline, [list, index]: readonly (string | number)[]): string {
  if (list === 'inputs' && typeof index === 'number') {
    const marks = timeline.lanes.flatMap(({ inputs }) => inputs);
    const mark = marks.find(({ input }) => input.index === index);
    return mark === undefined ? '' : inputMarkdown(timeline, mark);
  }
  if (list === 'players' && typeof index === 'number') return playerMarkdown(timeline, index);
  if (list === 'until' || list === 'overtime' || list === 'nuke') return plain(verdictWords(timeline));
  return '';
}

function inputMarkdown(timeline: Timeline, mark: InputMark): string {
  const { scenario, states } = timeline;
  const { player, update } = mark.input;
  const [before, after] = [states[update - 1], states[update]];
  const [was, is] = [before?.players[player], after?.players[player]];
  const head = `**${plain(scenario.players[player]?.id ?? '')}**, update ${update}: ${plain(inputWords(timeline, mark))}`;
  if (was === undefined || is === undefined || after === undefined) return head;
  return stack([head, stateTable([`before`, `after`], [was, is]), gameWords(after)]);
}

function playerMarkdown(timeline: Timeline, index: number): string {
  const { scenario, states } = timeline;
  const player = scenario.players[index];
  const last = states.at(-1);
  const state = last?.players[index];
  if (player === undefined || state === undefined || last === undefined) return '';
  const first = exitUpdate(player, 1);
  const head = `**${plain(player.id)}** after update ${last.update}. The first lix is at the exit in update ${first}.`;
  return stack([head, stateTable(['in the end'], [state]), plain(verdictWords(timeline))]);
}

function stateTable(titles: readonly string[], states: readonly PlayerState[]): string {
  const row = (name: string, of: (state: PlayerState) => string): string[] => [name, ...states.map(of)];
  const names = [...new Set(states.flatMap(({ skills }) => Object.keys(skills)))];
  return table(
    ['', ...titles],
    [
      row('saved', ({ saved }) => String(saved)),
      row('walking', ({ alive }) => lixWords(alive)),
      row('in the hatch', ({ inHatch }) => String(inHatch)),
      row('exploded', ({ exploded }) => String(exploded)),
      row('control', ({ lostControl }) =>
        lostControl === null ? 'yes' : `no: ${controlWords(lostControl)}`,
      ),
      ...names.map((name) => row(name, ({ skills }) => String(skills[name as keyof typeof skills] ?? 0))),
    ],
  );
}

/** `3: lix 2 to 4`; numbers that are not in a row are listed, as far as they are few. */
function lixWords(alive: readonly number[]): string {
  const [first, last] = [alive[0], alive.at(-1)];
  if (first === undefined || last === undefined) return '0';
  const isRow = last - first === alive.length - 1;
  if (alive.length > 1 && isRow) return `${alive.length}: lix ${first} to ${last}`;
  return alive.length > 8 ? String(alive.length) : `${alive.length}: lix ${alive.join(', ')}`;
}
