import type { Plugin } from 'esbuild';

/** Loads the server's own bundle, which is beside the script, instead of bundling the server a second time. */
export const serverBeside: Plugin = {
  name: 'server beside',
  setup(build) {
    build.onResolve({ filter: /\/lsp\/main\.js$/ }, () => ({ path: './server.js', external: true }));
  },
};
