import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { configName, readDocument, roomsEnding } from '../../language';
import { inputPath, type Target } from './targets';

/**
 * Returns the folders whose rooms files each form one registry. For a target inside `--root`, this is `--root`; for
 * any other target, it is the folder found from its path, whatever the current folder is.
 */
export async function registryFolders(
  targets: readonly Target[],
  root: string | undefined,
  cwd: string,
): Promise<string[]> {
  const given = root === undefined ? undefined : inputPath(root, cwd);
  const all = new Set<string>();
  for (const folder of targets.flatMap((target) => folderOf(target) ?? []))
    all.add(given !== undefined && isWithin(folder, given) ? given : await topmost(folder));
  return [...all].filter((folder) => ![...all].some((other) => other !== folder && isWithin(folder, other)));
}

/** Returns the folder that a target names; `undefined` if it names a file that cannot belong to a registry. */
function folderOf(target: Target): string | undefined {
  if (target.kind === 'missing') return undefined;
  if (target.kind !== 'file') return target.path;
  return target.path.endsWith('.toml') ? dirname(target.path) : undefined;
}

/**
 * Returns the outermost folder that holds rooms files, going up from a folder as long as the next one does, or that has
 * a config file which names rooms files.
 */
async function topmost(folder: string): Promise<string> {
  let found = folder;
  let isNext = true;
  for (let at = folder, above = dirname(at); above !== at; at = above, above = dirname(at)) {
    const names = await readdir(above).catch((): string[] => []);
    const isPart: boolean = isNext && (await holdRooms(above, names));
    isNext = isPart || (names.includes(configName) && (await namesRooms(join(above, configName))));
    if (isNext) found = above;
  }
  return found;
}

/** Returns true if one of the files in a folder is a rooms file with entries. */
async function holdRooms(folder: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    if (!name.endsWith(roomsEnding)) continue;
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    if (/^\s*\[\[\s*(?:prefabs|floors|creatures|loot_tables|npcs)\b/m.test(text)) return true;
  }
  return false;
}

async function namesRooms(configFile: string): Promise<boolean> {
  const text = await readFile(configFile, 'utf8').catch(() => '');
  const { value } = readDocument(text).json;
  return typeof value === 'object' && value !== null && 'rooms' in value;
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way);
}
