import { DidChangeConfigurationNotification, type Connection } from 'vscode-languageserver';
import type { ClientAbilities } from './client-abilities';

/** The section of an editor's settings that is ours. */
export const settingsSection = 'reactor';

/** What a user may set, below `reactor.`; declared, with what it means, in the extension's manifest. */
export const defaultSettings = {
  forecastHints: true,
  codeLenses: { forecast: true, preview: true, solve: true },
  solver: { maxStates: 500_000, maxTurns: 0 },
  inlayHints: { positions: true, rules: true, rows: true, rooms: true },
} as const satisfies SettingsTree;

interface SettingsTree {
  readonly [name: string]: Setting | SettingsTree;
}
type Setting = boolean | number | string;

/** A tree of settings with any values of the defaults' types. */
type Widened<T> = {
  readonly [K in keyof T]: T[K] extends boolean
    ? boolean
    : T[K] extends number
      ? number
      : T[K] extends string
        ? string
        : Widened<T[K]>;
};
export type Settings = Widened<typeof defaultSettings>;

/** Settings as an editor gives them: of what it leaves out, or gives in another type, the defaults hold. */
function settingsFrom(given: unknown): Settings {
  return read(defaultSettings, given) as Settings;
}

function read(defaults: SettingsTree, given: unknown): SettingsTree {
  const said = isObject(given) ? given : {};
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]): [string, Setting | SettingsTree] => {
      const value: unknown = Object.hasOwn(said, name) ? said[name] : undefined;
      if (typeof fallback === 'object') return [name, read(fallback, value)];
      return [name, typeof value === typeof fallback ? (value as Setting) : fallback];
    }),
  );
}

/**
 * The settings of the editor that is connected. One that answers `workspace/configuration` is asked; of any other, what
 * it gives at `initialize` (`{ "reactor": … }` among the options) or sends in `workspace/didChangeConfiguration`
 * holds. Nothing waits for them: until they are known the defaults hold.
 */
export class EditorSettings {
  private known: Settings;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly connection: Connection,
    private readonly client: Pick<ClientAbilities, 'configuration' | 'registersConfiguration'>,
    initializationOptions: unknown,
  ) {
    this.known = settingsFrom(ownSection(initializationOptions));
  }

  get current(): Settings {
    return this.known;
  }

  /** Calls the listener whenever a setting has another value than before. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Called when the client is ready to be asked. */
  start(): void {
    if (this.client.registersConfiguration) {
      this.connection.client
        .register(DidChangeConfigurationNotification.type, { section: settingsSection })
        .catch(() => undefined);
    }
    if (this.client.configuration) void this.ask();
  }

  /** Called when the client says that settings have changed. */
  changed(settings: unknown): void {
    if (this.client.configuration) void this.ask();
    else if (isObject(settings)) this.take(ownSection(settings));
  }

  private async ask(): Promise<void> {
    try {
      this.take(await this.connection.workspace.getConfiguration(settingsSection));
    } catch {
      // an editor that cannot say leaves us with what we know
    }
  }

  private take(given: unknown): void {
    const before = JSON.stringify(this.known);
    this.known = settingsFrom(given);
    if (JSON.stringify(this.known) !== before) for (const listener of this.listeners) listener();
  }
}

/** What is ours of all settings. */
function ownSection(given: unknown): unknown {
  return isObject(given) ? given[settingsSection] : undefined;
}

/** Whether what an editor sends are settings of ours, and of nothing that decides which files there are. */
export function isOwnSection(given: unknown): boolean {
  return isObject(given) && Object.hasOwn(given, settingsSection);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
