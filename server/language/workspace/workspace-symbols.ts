import type { WorkspaceSymbol } from './features';

/** A source of named things. `Project` is one. */
export interface SymbolSource {
  uris(): readonly string[];
  whenScanned(): Promise<void>;
  revisionOf(uri: string): number;
  symbolsOf(uri: string): Promise<readonly WorkspaceSymbol[]>;
}

/** The maximum number of results; typing finds the rest. */
const most = 500;

/** Finds what has a name in a workspace, whatever its language. A file is read again only where its text has changed. */
export class WorkspaceSymbols {
  private readonly known = new Map<string, { revision: number; symbols: readonly WorkspaceSymbol[] }>();

  constructor(private readonly source: SymbolSource) {}

  /** Finds the symbols whose names contain the letters of the query in the same order, ignoring case. */
  async find(query: string, isCancelled: () => boolean = () => false): Promise<readonly WorkspaceSymbol[]> {
    await this.source.whenScanned();
    const uris = this.source.uris();
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
    const revision = this.source.revisionOf(uri);
    const known = this.known.get(uri);
    if (known?.revision === revision) return known.symbols;
    const symbols = await this.source.symbolsOf(uri);
    this.known.set(uri, { revision, symbols });
    return symbols;
  }
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
