/** The shapes of the lanes: path segments and their looks, on the screen and in exported pictures. */

/** Colors are CSS variables, so that a change of theme needs no redraw. */
export interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

const page = 'var(--vscode-editor-background)';
const ink = 'var(--vscode-foreground)';

export const looks = {
  overtime: { fill: 'var(--caution)', opacity: 0.16 },
  closed: { fill: 'var(--bad)', opacity: 0.14 },
  'overtime-bar': { fill: 'var(--caution)' },
  'closed-bar': { fill: 'var(--bad)' },
  'overtime-edge': { stroke: 'var(--caution)', width: 1, dash: '4 3' },
  'closed-edge': { stroke: 'var(--bad)', width: 1.5 },
  over: { stroke: ink, width: 2 },
  grid: { stroke: ink, width: 1, opacity: 0.1 },
  base: { stroke: ink, width: 1, opacity: 0.4 },
  end: { stroke: ink, width: 2 },
  lost: { stroke: 'var(--caution)', width: 2, dash: '2 3' },
  spawn: { fill: page, stroke: 'var(--coolant)', width: 2 },
  save: { fill: 'var(--good)' },
  nuke: { fill: 'var(--fuel)' },
  exploder: { fill: page, stroke: 'var(--fuel)', width: 1.5 },
  input: { fill: ink },
  refused: { fill: page, stroke: 'var(--bad)', width: 1.5 },
  spot: { stroke: 'var(--focus)', width: 2 },
  now: { stroke: 'var(--focus)', width: 2 },
  tick: { stroke: ink, width: 1, opacity: 0.5 },
} as const satisfies Record<string, Look>;
export type LookName = keyof typeof looks;

export interface Shape {
  readonly look: LookName;
  readonly path: string;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The look of a shape on a bar of its own color. */
  readonly isOnBar?: boolean;
  readonly isQuiet?: boolean;
}

export interface Drawing {
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly labels: readonly Label[];
}

/** Collects path segments into one shape per look, in the order in which the looks were first used. */
export class Sketch {
  private readonly pieces = new Map<LookName, string[]>();
  readonly labels: Label[] = [];

  add(look: LookName, piece: string): void {
    const known = this.pieces.get(look);
    if (known === undefined) this.pieces.set(look, [piece]);
    else known.push(piece);
  }

  drawing(height: number): Drawing {
    const shapes = [...this.pieces].map(([look, pieces]): Shape => ({ look, path: pieces.join('') }));
    return { height, shapes, labels: this.labels };
  }
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A bar with round ends that covers the circles from `x1` to `x2`. */
export function bar(x1: number, x2: number, y: number, r: number): string {
  return `M${x1} ${y - r}H${x2}a${r} ${r} 0 1 1 0 ${2 * r}H${x1}a${r} ${r} 0 1 1 0 ${-2 * r}z`;
}

export function diamond(x: number, y: number, r: number): string {
  return `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
}

/** A triangle that points to the right. */
export function triangle(x: number, y: number, r: number): string {
  return `M${x - r + 1} ${y - r}L${x + r} ${y}L${x - r + 1} ${y + r}z`;
}

const spikes = 8;
/** A star that represents an explosion. */
export function burst(x: number, y: number, r: number): string {
  const points = Array.from({ length: 2 * spikes }, (_, index) => {
    const angle = (index * Math.PI) / spikes;
    const length = index % 2 === 0 ? r : r * 0.5;
    return `${(x + length * Math.sin(angle)).toFixed(1)} ${(y - length * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** A small cross over a refused input. */
export function cross(x: number, y: number, r: number): string {
  return line(x - r, y - r, x + r, y + r) + line(x - r, y + r, x + r, y - r);
}
