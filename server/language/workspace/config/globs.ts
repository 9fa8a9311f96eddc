import picomatch from 'picomatch/posix';

/** True if a path, relative to the file that holds the globs and written with `/`, is meant. */
export type PathMatcher = (path: string) => boolean;

const options = { dot: true, nonegate: true } as const;

/**
 * Creates a matcher for globs. A glob that begins with `!` excludes paths. If all globs are exclusions, they apply to
 * `fallback`, which is everything by default.
 */
export function matchGlobs(globs: readonly string[], fallback: readonly string[] = ['**']): PathMatcher {
  const wanted = globs.filter((glob) => !isExclusion(glob)).map(plain);
  const excluded = globs.filter(isExclusion).map((glob) => plain(glob.slice(1)));
  const isWanted = picomatch(wanted.length > 0 ? wanted : [...fallback], options);
  const isExcluded = excluded.length > 0 ? matchFolders(excluded) : () => false;
  return (path) => {
    const shown = path.normalize();
    return isWanted(shown) && !isExcluded(shown);
  };
}

/** Creates a matcher for globs that can also name folders, which includes everything in them. */
export function matchFolders(globs: readonly string[]): PathMatcher {
  const isMatch = picomatch(
    globs.map(plain).flatMap((glob) => [glob, `${glob.replace(/\/$/, '')}/**`]),
    options,
  );
  return (path) => isMatch(path.normalize());
}

/** Returns the reason why a text is not a valid glob; `undefined` if it is valid. */
export function globFault(glob: string): string | undefined {
  const bare = isExclusion(glob) ? glob.slice(1) : glob;
  if (bare.includes('\\')) return 'Use "/" instead of a backslash.';
  if (bare.startsWith('/') || /^[a-z]:/i.test(bare)) return 'Use a path relative to the folder of this file.';
  if (bare.split('/').includes('..')) return 'The path must not leave the folder of this file.';
  if (plain(bare) === '') return 'Expected a glob, such as "drafts/**".';
  try {
    picomatch(bare, options);
    return undefined;
  } catch {
    return 'The glob is too long.';
  }
}

/** Returns true if a glob takes files away. */
export function isExclusion(glob: string): boolean {
  return glob.startsWith('!');
}

/** Removes a `./`. A name looks the same in each of its Unicode normal forms, so globs and paths are compared in one. */
function plain(glob: string): string {
  return (glob.startsWith('./') ? glob.slice(2) : glob).normalize();
}
