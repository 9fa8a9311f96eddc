import { joinRooms, type JoinedRooms } from '../../../engine/rooms';
import type { Document } from '../text/document';
import type { WorkspaceSymbol } from '../workspace/features';
import type { DocumentContext, Finding, Language, Workspace } from '../workspace/language';
import { notUtf8 } from '../workspace/not-utf8';
import { roomsFeatures } from './features';
import { roomsDefinition, roomsEnding, roomsLanguageId } from './definition';
import type { SeverityOf } from '../text/severity';
import type { Settings } from '../workspace/settings';
import { relativePath } from '../workspace/uris';
import { diagnoseRooms, readRoomsText, type RoomsText } from './analyse';

/** All files of a registry as one. Immutable. */
export interface RoomsRegistry extends JoinedRooms {
  readonly texts: readonly RoomsText[];
  /** Changes whenever a text changes. */
  readonly revision: number;
}
import { namedEntries } from './outline';
import type { FileView, RegistryView } from './registry-view';

/** The language of rooms: all files of a folder form one registry. */
export class RoomsLanguage implements Language {
  readonly definition = roomsDefinition;
  private readonly texts = new Map<string, RoomsText>();
  /** By the first file of each registry. */
  private readonly latest = new Map<string | undefined, RoomsRegistry>();
  private revisions = 0;
  private grouped:
    | { readonly of: readonly string[]; readonly groups: ReadonlyMap<string, readonly string[]> }
    | undefined;

  constructor(private readonly workspace: Workspace) {}

  ownsFileName(name: string): boolean {
    return name.endsWith(roomsEnding);
  }

  kindOf(key: string): 'rooms' | undefined {
    return this.isOwn(key) ? 'rooms' : undefined;
  }

  /** All other rooms files of the registry. */
  dependenciesOf(key: string): readonly string[] {
    if (!this.isOwn(key)) return [];
    return this.groupOf(key).filter((other) => other !== key);
  }

  async diagnose(key: string, _kind: string, settings: Settings): Promise<Finding | undefined> {
    const content = await this.workspace.content(key);
    if ('fault' in content) {
      if (content.fault === 'missing') return undefined;
      return content.fault === 'unreadable'
        ? { diagnostics: [], fault: content.fault }
        : { diagnostics: [notUtf8] };
    }
    const rooms = await this.registryFor(key);
    const text = this.texts.get(key);
    return {
      diagnostics: text === undefined ? [] : diagnoseRooms(text, rooms.issues, severitiesFor(key, settings)),
    };
  }

  async contextOf(...[open, , settings, key]: Parameters<Language['contextOf']>): Promise<DocumentContext> {
    const { uri, version, document } = open;
    const own: FileView = { uri, version, text: this.textOf(key, document) };
    const others = await Promise.all(this.dependenciesOf(key).map((other) => this.viewOf(other)));
    const joined = await this.registryFor(key);
    const files = [own, ...others.flatMap((file) => file ?? [])];
    const view: RegistryView = { own, files, joined, severityOf: severitiesFor(key, settings) };
    return { uri, version, document, kind: 'rooms', features: roomsFeatures(view) };
  }

  async symbolsOf(key: string): Promise<readonly WorkspaceSymbol[]> {
    const view = await this.viewOf(key);
    return view === undefined ? [] : namedEntries(view.uri, view.text);
  }

  private async viewOf(key: string): Promise<FileView | undefined> {
    const text = await this.read(key);
    const open = this.workspace.open(key);
    return text && { uri: open?.uri ?? key, version: open?.version ?? null, text };
  }

  /** The registry that a file is part of, as all of its files now are. */
  async registryFor(key: string): Promise<RoomsRegistry> {
    const keys = this.isOwn(key) ? this.groupOf(key) : [key];
    const read = await Promise.all(keys.map((each) => this.read(each)));
    const texts = read.flatMap((text) => text ?? []);
    const latest = this.latest.get(keys[0]);
    const isSame =
      latest?.texts.length === texts.length && texts.every((text, index) => text === latest.texts[index]);
    if (latest !== undefined && isSame) return latest;
    const joined = joinRooms(texts.map(({ file }) => file));
    const registry = { ...joined, texts, revision: ++this.revisions };
    this.latest.set(keys[0], registry);
    return registry;
  }

  private async read(key: string): Promise<RoomsText | undefined> {
    const content = await this.workspace.content(key);
    if ('fault' in content) {
      this.texts.delete(key);
      return undefined;
    }
    return this.textOf(key, content.document);
  }

  private textOf(key: string, document: Document): RoomsText {
    const before = this.texts.get(key);
    if (before?.document.text === document.text) return before;
    const text = readRoomsText(key, document, before);
    this.texts.set(key, text);
    return text;
  }

  private isOwn(key: string): boolean {
    if (key.endsWith(roomsEnding) || this.workspace.configuredAs(key) === 'rooms') return true;
    if (!key.endsWith('.toml')) return this.workspace.open(key)?.language === roomsLanguageId;
    return this.workspace.isNamed(key) || this.workspace.open(key)?.language === roomsLanguageId;
  }

  private groupOf(key: string): readonly string[] {
    const keys = this.workspace.keys();
    if (this.grouped?.of !== keys) {
      const groups = new Map<string, string[]>();
      for (const each of keys) {
        if (!this.isOwn(each)) continue;
        const root = this.workspace.listedFolderOf(each) ?? each;
        const group = groups.get(root);
        if (group === undefined) groups.set(root, [each]);
        else group.push(each);
      }
      this.grouped = { of: keys, groups };
    }
    return this.grouped.groups.get(this.workspace.listedFolderOf(key) ?? key) ?? [key];
  }
}

function severitiesFor(key: string, { config, configFolder }: Settings): SeverityOf {
  return config.severitiesFor(relativePath(configFolder ?? '', key));
}
