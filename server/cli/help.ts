/** What `--help` prints. */
export const help = `Usage: reactor-level <command>

  check PATH…      Checks levels, balance and config files, rooms and scenarios: files, folders or quoted globs.
    --format F     text (default), json, sarif or github
    --max-warnings N
                   Fails when there are more warnings than N.
  forecast LEVEL   Tells what happens if the player only ends turns.
    --turns N      How many turns. By default as many as the balance says.
    --format F     text (default) or json
  solve PATH…      Tells whether levels can be won: levels, folders or quoted globs.
    --max-turns N  Looks for no win in more turns than N.
    --max-states N Gives up after N states. By default 2,000,000.
    --time SECONDS Gives up after so long.
    --out FILE     Saves the win of one level as a transcript.
    --format F     text (default) or json
  render LEVEL     Draws a level, also one with errors as far as it is known.
    --turn N       As it is when turn N begins, if the player only ends turns.
    --transcript FILE
                   Plays a transcript, or a list of actions: to its end, or until turn N begins.
    --format F     svg (default) or text
    --theme T      dark (default), light, hc-dark or hc-light
    --cell-size N  How many pixels a cell is wide. By default 24.
    --locked       As the player sees it: without the underground until the eye is unlocked.
    --out FILE     Writes the picture to a file.
  trace FILE [ACTIONS]
                   Plays a transcript, or a JSON list of actions, from a level, through the floors of a
                   file with rooms or in a scenario, and prints a JSON line before the first action and
                   after each. A scenario (NAME.lix.json) has inputs of its own: a line an update.
    --dump         Adds every amount of every cell of a level, as bit patterns.
    --floor ID, --seed N
                   Of rooms: where the run begins, and its seed; by default the first floor, and 0.
    --save FILE    Saves what was played as a transcript.
  verify PATH…     Plays transcripts (NAME.reactor-transcript.json, NAME.rooms-transcript.json,
                   NAME.lix-transcript.json) again, each from the file beside it (NAME.reactor.json,
                   NAME.rooms.toml, NAME.lix.json): files, folders, quoted globs, or what was played.
    --coverage     Lists the levels that have no winning transcript.
  generate FILE    Makes a floor from rooms: FILE and the other *.rooms.toml files of its folder.
    --floor ID     Which one. By default the one with the smallest number.
    --seed N       By default 0. The same seed gives the same floor.
    --seeds N      Counts what becomes of N seeds, from --seed on, in place of one floor.
    --format F     text (default), json or svg
    --cell-size N  How many pixels a cell of the picture is wide. By default 10.
    --root DIR     Takes the files of this folder in place of FILE's own.
  new [FILE]       Makes a small level that is without fault and can be won; without FILE it is printed.
    --width N, --height N
                   Its size. By default 12 x 8.
    --title TEXT   What it is called.
    --template NAME
                   running (default), leak, junction, door or clock
  lsp --stdio      Runs the language server.
  schema [NAME]    Prints a JSON Schema: level (default), balance, config or lix.
  --help, --version

Of check, forecast, solve, render, trace, verify and new:
    --root DIR     Where the search for reactor.balance.json and reactor.config.json, beside and
                   above each level, ends. By default the current folder. Of rooms: the folder whose
                   files are one registry. By default that of the file.

They end with 0 where all is well; with 1 where a file has errors (or too many warnings) or a
transcript diverges; with 2 where they were called wrongly, a path does not exist or nothing was read.
solve ends with 3 where a level cannot be won, and with 4 where one cannot be won within the given turns,
or it is not known.
`;
