import { DidChangeConfigurationNotification, type Connection } from 'vscode-languageserver';
import type { ClientAbilities } from './client-abilities';

/** The section of the editor's settings that the server reads. */
export const settingsSection = 'reactor';

/** The settings below `reactor.`, with their defaults. The extension's manifest describes them. */
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

/** Reads the settings of an editor. Missing settings and settings of the wrong type have their default. */
function settingsFrom(given: unknown): Settings {
  return read(defaultSettings, given) as Settings;
}

function read(defaults: SettingsTree, given: unknown): SettingsTree {
  const values = isObject(given) ? given : {};
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]): [string, Setting | SettingsTree] => {
      const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
      if (typeof fallback === 'object') return [name, read(fallback, value)];
      return [name, typeof value === typeof fallback ? (value as Setting) : fallback];
    }),
  );
}

/**
 * The settings of the connected editor. They are requested with `workspace/configuration` if the editor supports it, and
 * otherwise taken from `initialize` (`{ "reactor": … }` in the options) and `workspace/didChangeConfiguration`. Until they
 * are known, the defaults apply.
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

  /** Calls the listener whenever a setting has changed. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Called when the client can receive requests. */
  start(): void {
    if (this.client.registersConfiguration) {
      this.connection.client
        .register(DidChangeConfigurationNotification.type, { section: settingsSection })
        .catch(() => undefined);
    }
    if (this.client.configuration) void this.ask();
  }

  /** Called when the client reports changed settings. */
  changed(settings: unknown): void {
    if (this.client.configuration) void this.ask();
    else if (isObject(settings)) this.take(ownSection(settings));
  }

  private async ask(): Promise<void> {
    try {
      this.take(await this.connection.workspace.getConfiguration(settingsSection));
    } catch {
      // keep the known settings if the request fails
    }
  }

  private take(given: unknown): void {
    const before = JSON.stringify(this.known);
    this.known = settingsFrom(given);
    if (JSON.stringify(this.known) !== before) for (const listener of this.listeners) listener();
  }
}

/** Returns the server's section of all settings. */
function ownSection(given: unknown): unknown {
  return isObject(given) ? given[settingsSection] : undefined;
}

/** Returns true if an editor sent only settings of the server, which do not affect the list of files. */
export function isOwnSection(given: unknown): boolean {
  return isObject(given) && Object.hasOwn(given, settingsSection);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
