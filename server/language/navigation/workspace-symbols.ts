import type { JsonDocument } from '../../../engine/json';
import { valueAt } from '../../../engine/shape';
import type { Document } from '../document';
import { sketchLevel } from '../level';
import { shownText } from '../shown-text';
import type { Range } from '../text';
import type { SymbolKind } from './symbols';

/** A named thing in one of the levels. */
export interface WorkspaceSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly uri: string;
  readonly range: Range;
  /** The title of its level. */
  readonly level: string;
}

/** Where the levels are. `Project` is one. */
export interface LevelTexts {
  uris(): readonly string[];
  scanned(): Promise<void>;
  revisionOf(uri: string): number;
  levelText(
    uri: string,
  ): Promise<{ readonly uri: string; readonly revision: number; readonly document: Document } | undefined>;
}

/** As many as are shown; who types on finds the rest. */
const most = 500;

/** Names are no longer, in characters. */
const longest = 100;

/** Finds the levels, reactors and rules of a workspace by name. A file is read again only where its text has changed. */
export class WorkspaceSymbols {
  private readonly known = new Map<string, { revision: number; symbols: readonly WorkspaceSymbol[] }>();

  constructor(private readonly levels: LevelTexts) {}

  /** Those whose name has the letters of the query in their order, whatever their case. */
  async find(query: string, isCancelled: () => boolean = () => false): Promise<readonly WorkspaceSymbol[]> {
    await this.levels.scanned();
    const uris = this.levels.uris();
    const present = new Set(uris);
    for (const uri of this.known.keys()) if (!present.has(uri)) this.known.delete(uri);
    const found: WorkspaceSymbol[] = [];
    for (const uri of uris) {
      if (isCancelled() || found.length >= most) break;
      found.push(...(await this.symbolsOf(uri)).filter(({ name }) => isLike(name, query)));
    }
    return found.slice(0, most);
  }

  private async symbolsOf(uri: string): Promise<readonly WorkspaceSymbol[]> {
    const known = this.known.get(uri);
    if (known?.revision === this.levels.revisionOf(uri)) return known.symbols;
    const level = await this.levels.levelText(uri);
    const symbols = level === undefined ? [] : symbolsIn(level.document, level.uri);
    this.known.set(uri, { revision: level?.revision ?? this.levels.revisionOf(uri), symbols });
    return symbols;
  }
}

function symbolsIn({ json, lines }: Document, uri: string): WorkspaceSymbol[] {
  const sketch = sketchLevel(json.value);
  const title = textAt(json, ['metadata', 'title']) ?? '';
  const symbol = (kind: SymbolKind, path: readonly (string | number)[]): WorkspaceSymbol[] => {
    const name = textAt(json, path);
    const span = json.spanOf(path);
    return name && span ? [{ name, kind, uri, range: lines.rangeOf(span), level: title }] : [];
  };
  return [
    ...symbol('level', ['metadata', 'title']),
    ...sketch.props.flatMap(({ index, type }) =>
      type === 'ReactorControl' ? symbol('reactor', ['props', index, 'id']) : [],
    ),
    ...sketch.rules.flatMap(({ index }) => symbol('rule', ['rules', index, 'id'])),
  ];
}

function textAt({ value }: JsonDocument, path: readonly (string | number)[]): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' ? shownText(text, longest) : undefined;
}

function isLike(name: string, query: string): boolean {
  const letters = name.toLowerCase();
  let at = 0;
  for (const letter of query.toLowerCase()) {
    at = letters.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
