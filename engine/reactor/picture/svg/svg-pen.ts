import type { Brush, Font, Pattern, Pen, PenState, Tile } from '../pen';
import { escaped, short, shortList } from './numbers';

/** State that all drawings of one document share. */
interface Shared {
  readonly defs: string[];
  readonly patterns: Map<Pattern, string>;
  readonly tiles: Map<Tile, string>;
  readonly styles: Map<string, string>;
  clips: number;
}

/** A pen that writes SVG. Consecutive shapes of one brush become one path; tiles and patterns become `defs`. */
export class SvgPen implements Pen {
  private readonly parts: string[] = [];
  private brush: Brush | null = null;
  private path = '';
  private readonly open: number[] = [];

  constructor(private readonly shared: Shared = freshShared()) {}

  /** Returns the elements drawn so far. */
  get content(): string {
    this.flush();
    return this.parts.join('');
  }

  /** Returns the definitions that the elements refer to: styles, patterns, tiles. */
  get defs(): string {
    const rules = [...this.shared.styles].map(([rule, name]) => `.${name}{${rule}}`).join('');
    return `<style>${rules}</style>${this.shared.defs.join('')}`;
  }

  rect(x: number, y: number, width: number, height: number, brush: Brush): void {
    this.add(`M${shortList([x, y])}h${short(width)}v${short(height)}h${short(-width)}z`, brush);
  }

  line(x1: number, y1: number, x2: number, y2: number, brush: Brush): void {
    const start = `M${shortList([x1, y1])}`;
    if (y1 === y2) this.add(`${start}h${short(x2 - x1)}`, brush);
    else if (x1 === x2) this.add(`${start}v${short(y2 - y1)}`, brush);
    else this.add(`${start}L${shortList([x2, y2])}`, brush);
  }

  polyline(points: readonly number[], brush: Brush): void {
    this.add(`M${shortList(points)}`, brush);
  }

  polygon(points: readonly number[], brush: Brush): void {
    this.add(`M${shortList(points)}z`, brush);
  }

  circle(x: number, y: number, radius: number, brush: Brush): void {
    const arc = `a${shortList([radius, radius])} 0 1 0`;
    const across = short(2 * radius);
    this.add(`M${shortList([x - radius, y])}${arc} ${across} 0${arc}-${across} 0z`, brush);
  }

  text(x: number, y: number, text: string, font: Font): void {
    this.flush();
    const { size, fill, halo, bold, family, anchor } = font;
    const around =
      halo === null ? '' : `stroke:${halo};stroke-width:${short(size * 0.22)};stroke-linejoin:round;`;
    const name = this.styleOf(
      `font:${bold ? 'bold ' : ''}${short(size)}px ${family};fill:${fill};${around}paint-order:stroke;text-anchor:${anchor}`,
    );
    this.parts.push(`<text class="${name}" x="${short(x)}" y="${short(y)}">${escaped(text)}</text>`);
  }

  tile(tile: Tile, x: number, y: number): void {
    this.flush();
    let id = this.shared.tiles.get(tile);
    if (id === undefined) {
      const inner = new SvgPen(this.shared);
      tile.draw(inner);
      const { content } = inner;
      id = `t${this.shared.tiles.size}`;
      this.shared.tiles.set(tile, id);
      this.shared.defs.push(`<g id="${id}">${content}</g>`);
    }
    this.parts.push(`<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`);
  }

  mosaic(
    x: number,
    y: number,
    columns: number,
    rows: number,
    size: number,
    squares: Uint8Array,
    colors: readonly string[],
  ): void {
    // one path for each color
    const paths = new Map<number, string>();
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const color = squares[row * columns + column] ?? 0;
        if (color === 0) continue;
        const start = column;
        while (column + 1 < columns && squares[row * columns + column + 1] === color) column++;
        const wide = (column + 1 - start) * size;
        const square = `M${shortList([x + start * size, y + row * size])}h${short(wide)}v${short(size)}h${short(-wide)}z`;
        paths.set(color, (paths.get(color) ?? '') + square);
      }
    }
    this.flush();
    for (const [color, path] of [...paths].sort(([a], [b]) => a - b)) {
      this.parts.push(`<path fill="${colors[color] ?? 'none'}" d="${path}"/>`);
    }
  }

  push({ x = 0, y = 0, alpha = 1, clip }: PenState): void {
    this.flush();
    let groups = 0;
    const open = (attributes: string) => {
      this.parts.push(`<g${attributes}>`);
      groups++;
    };
    if (x !== 0 || y !== 0) open(` transform="translate(${short(x)} ${short(y)})"`);
    if (clip !== undefined) {
      const id = `c${this.shared.clips++}`;
      const { width, height } = clip;
      this.shared.defs.push(
        `<clipPath id="${id}"><path d="M${shortList([clip.x, clip.y])}h${short(width)}v${short(height)}h${short(-width)}z"/></clipPath>`,
      );
      open(` clip-path="url(#${id})"`);
    }
    if (alpha < 1) open(` opacity="${short(alpha)}"`);
    this.open.push(groups);
  }

  pop(): void {
    this.flush();
    this.parts.push('</g>'.repeat(this.open.pop() ?? 0));
  }

  private add(path: string, brush: Brush): void {
    if (brush !== this.brush) this.flush();
    this.brush = brush;
    this.path += path;
  }

  private flush(): void {
    if (this.brush !== null) {
      const name = this.styleOf(this.ruleOf(this.brush));
      this.parts.push(`<path class="${name}" d="${this.path}"/>`);
    }
    this.brush = null;
    this.path = '';
  }

  private ruleOf({ fill, pattern, stroke, width, dash, cap }: Brush): string {
    const paint = pattern === null ? (fill ?? 'none') : `url(#${this.patternOf(pattern)})`;
    const rule = `fill:${paint}`;
    if (stroke === null) return rule;
    const dashes = dash === null ? '' : `;stroke-dasharray:${dash.map(short).join(' ')}`;
    const ends = cap === 'round' ? ';stroke-linecap:round' : '';
    return `${rule};stroke:${stroke};stroke-width:${short(width)};stroke-linejoin:round${dashes}${ends}`;
  }

  private styleOf(rule: string): string {
    const { styles } = this.shared;
    let name = styles.get(rule);
    if (name === undefined) styles.set(rule, (name = `s${styles.size}`));
    return name;
  }

  private patternOf(pattern: Pattern): string {
    const { patterns, defs } = this.shared;
    const known = patterns.get(pattern);
    if (known !== undefined) return known;
    const id = `p${patterns.size}`;
    patterns.set(pattern, id);
    const { size, stroke, width, lines, dots } = pattern;
    const strokes = lines.map((points) => `M${shortList(points)}`).join('');
    const circles = dots
      .map(([x, y, r]) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${stroke}"/>`)
      .join('');
    const drawn =
      strokes === ''
        ? ''
        : `<path fill="none" stroke="${stroke}" stroke-width="${short(width)}" d="${strokes}"/>`;
    const side = short(size);
    defs.push(
      `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${drawn}${circles}</pattern>`,
    );
    return id;
  }
}

function freshShared(): Shared {
  return { defs: [], patterns: new Map(), tiles: new Map(), styles: new Map(), clips: 0 };
}
