import { playerWords, verdictWords, type Timeline } from '../../engine/lix';
import { drawHead, drawLane, endOf, headHeight, laneHeight, rows } from './lanes';
import { fitting } from './scale';
import { looks, type Drawing, type Look } from './shapes';
import { gutter } from './lanes-box';
import { eventTexts } from './words';

const [width, titleHeight] = [1200, 20];

/** Draws the whole game in the colors of the theme. */
export function svgOf(timeline: Timeline): string {
  const scale = { per: fitting(endOf(timeline), width - gutter), left: 0, width: width - gutter };
  const last = timeline.states.at(-1);
  const ink = colorOf('var(--vscode-foreground)');
  const parts: string[] = [text(8, 15, verdictWords(timeline), ink, 'start', true)];
  let y = titleHeight;
  const put = (drawing: Drawing): void => {
    parts.push(`<g transform="translate(${gutter} ${y})">${pieces(drawing)}</g>`);
  };
  put(drawHead(timeline, scale));
  y += headHeight;
  for (const [player, lane] of timeline.lanes.entries()) {
    const state = last?.players[player];
    const words = state === undefined ? '' : `: ${playerWords(lane.player, state)}`;
    parts.push(text(8, y + 15, lane.player.id + words, ink, 'start', true));
    y += titleHeight;
    for (const row of rows) parts.push(text(gutter - 8, y + row.y + 4, row.name, ink, 'end'));
    put(drawLane(timeline, player, scale));
    y += laneHeight;
  }
  const page = colorOf('var(--vscode-editor-background)');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="${page}"/>
${parts.join('\n')}
</svg>
`;
}

/** Lists the events of each update. Updates without events are omitted. */
export function textOf(timeline: Timeline): string {
  const lines = timeline.states.flatMap(({ update, events }) =>
    events.length === 0 ? [] : [`${update}: ${eventTexts(timeline, update).join('; ')}`],
  );
  return `${[verdictWords(timeline), '', ...lines].join('\n')}\n`;
}

function pieces({ shapes, labels }: Drawing): string {
  const drawn = shapes.map(({ look, path }) => {
    const { fill, stroke, width: thick = 1, dash, opacity }: Look = looks[look];
    const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
    const veil = opacity === undefined ? '' : ` opacity="${opacity}"`;
    return `<path d="${path}" fill="${colorOf(fill)}" stroke="${colorOf(stroke)}" stroke-width="${thick}"${dashes}${veil}/>`;
  });
  const words = labels.map(({ x, y, text: label, anchor, isOnBar }) =>
    text(
      x,
      y,
      label,
      colorOf(isOnBar === true ? 'var(--vscode-editor-background)' : 'var(--vscode-foreground)'),
      anchor,
    ),
  );
  return [...drawn, ...words].join('');
}

function text(x: number, y: number, words: string, fill: string, anchor: string, isBold = false): string {
  const weight = isBold ? ' font-weight="bold"' : '';
  return `<text x="${x}" y="${y}" fill="${fill}" text-anchor="${anchor}"${weight}>${escaped(words)}</text>`;
}

function escaped(words: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  // remove characters that XML does not allow
  return words.replace(/[&<>]/g, (each) => names[each] ?? '').replace(/[^\P{Cc}\t\n]/gu, '');
}

/** The current color of a look on the page. */
function colorOf(value: string | undefined): string {
  const name = /^var\((.*)\)$/.exec(value ?? '')?.[1];
  if (name === undefined) return 'none';
  const color = getComputedStyle(document.body).getPropertyValue(name).trim();
  return /^[#\w(),.% -]+$/.test(color) ? color : 'currentColor';
}
