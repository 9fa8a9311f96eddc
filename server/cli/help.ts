/** What `--help` prints. */
export const help = `Usage: reactor-level <command>

  check PATH…      Checks levels, balance and config files: files, folders or quoted globs.
    --format F     text (default), json, sarif or github
    --max-warnings N
                   Fails when there are more warnings than N.
    --root DIR     Where the search for reactor.balance.json and reactor.config.json, beside and
                   above each level, ends. By default the current folder.
  lsp --stdio      Runs the language server.
  schema [NAME]    Prints a JSON Schema: level (default), balance or config.
  --help, --version

check ends with 0 where there is no error, 1 where there is one (or too many warnings), and 2 where
it was called wrongly, a path does not exist or nothing was read.
`;
