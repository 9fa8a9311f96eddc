/** Which run this is; the bundler puts the value in. */
declare const RUN_KIND: RunKind;

/**
 * `desktop`: the extension under development in a Node host. `web`: the same in a web worker host.
 * `installed`: the packaged `.vsix`, in Restricted Mode.
 */
export type RunKind = 'desktop' | 'web' | 'installed';

export const runKind: RunKind = RUN_KIND;
