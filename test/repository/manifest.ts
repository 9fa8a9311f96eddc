/** The extension's manifest, and the strings in it that people read. */
import { read } from './sources';

interface Step {
  readonly id: string;
  readonly description: string;
  readonly media: { readonly svg: string; readonly altText: string };
  readonly completionEvents: readonly string[];
}
interface Language {
  readonly id: string;
  readonly extensions?: readonly string[];
  readonly filenames?: readonly string[];
  readonly configuration: string;
  readonly icon: { readonly light: string; readonly dark: string };
}
interface Grammar {
  readonly language: string;
  readonly scopeName: string;
  readonly path: string;
}
interface CommandUse {
  readonly command: string;
  readonly alt?: string;
  readonly when?: string;
}
interface Setting {
  readonly default: unknown;
  readonly scope: string;
  readonly markdownDescription: string;
}
interface Manifest {
  readonly engines: { readonly node: string };
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly commands: readonly {
      readonly command: string;
      readonly title: string;
      readonly enablement?: string;
    }[];
    readonly languages: readonly Language[];
    readonly grammars: readonly Grammar[];
    readonly menus: Readonly<Record<string, readonly CommandUse[]>>;
    readonly keybindings: readonly (CommandUse & { readonly key: string })[];
    readonly configuration: { readonly properties: Readonly<Record<string, Setting>> };
    readonly walkthroughs: readonly { readonly steps: readonly Step[] }[];
  };
}

/** Strings by their keys, without the signs around them. */
export const strings: Readonly<Record<string, string>> = JSON.parse(read('package.nls.json')) as Record<
  string,
  string
>;

/** The manifest as it is written: `%key%` for each string that people read. */
export const written: unknown = JSON.parse(read('package.json'));

/** The manifest as VS Code shows it. */
export const manifest = resolved(written) as Manifest;

/** The key that a value is, if it is one. */
export function stringKey(value: unknown): string | undefined {
  return typeof value === 'string' ? /^%(.+)%$/.exec(value)?.[1] : undefined;
}

function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolved(member)]));
  const key = stringKey(value);
  return key === undefined ? value : strings[key];
}
