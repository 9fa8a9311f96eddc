/** The output of `--help`. */
export const help = `Usage: reactor-level <command>

  check PATH…      Check levels, balance and config files, rooms and scenarios. Each PATH is a file, a
                   folder or a quoted glob.
    --format F     text (default), json, sarif or github
    --max-warnings N
                   Fail if there are more than N warnings.
  forecast LEVEL   Show what happens if the player only ends turns.
    --turns N      Number of turns. Default: the forecast horizon of the balance.
    --format F     text (default) or json
  solve PATH…      Find out whether levels can be won. Each PATH is a level, a folder or a quoted glob.
    --max-turns N  Do not search beyond N turns.
    --max-states N Stop after N states. Default: 2,000,000.
    --time SECONDS Stop after this time.
    --out FILE     Save the winning actions of one level as a transcript.
    --format F     text (default) or json
  render LEVEL     Draw a level. Of a level with errors, draw the valid parts.
    --turn N       Draw the start of turn N, assuming that the player only ends turns.
    --transcript FILE
                   Play a transcript or a list of actions, to its end or to the start of turn N.
    --format F     svg (default) or text
    --theme T      dark (default), light, hc-dark or hc-light
    --cell-size N  Width of a cell in pixels. Default: 24.
    --locked       Hide the underground from the player until the eye is unlocked.
    --status       Write the level state, actions, remedies and upcoming warnings below the board.
    --out FILE     Write the picture to a file.
  trace FILE [ACTIONS]
                   Play a transcript or a JSON list of actions in a level, a rooms file or a scenario.
                   Print one line of JSON before the first action and one after each action. A
                   scenario (NAME.lix.json) can be played without ACTIONS: its own inputs are used,
                   and one line is printed per update.
    --dump         Include all amounts of all cells of a level, as bit patterns.
    --floor ID, --seed N
                   For rooms: the first floor and the seed of the run. Default: the floor with the
                   lowest number, and 0.
    --save FILE    Save the accepted actions as a transcript.
    --save-state FILE
                   Save the last state of a level as a saved game: a level from which play continues.
  verify PATH…     Replay transcripts (NAME.reactor-transcript.json, NAME.rooms-transcript.json,
                   NAME.lix-transcript.json), each with the file next to it (NAME.reactor.json,
                   NAME.rooms.toml, NAME.lix.json). Each PATH is a transcript, a file with
                   transcripts, a folder or a quoted glob.
    --coverage     List the levels without a winning transcript.
  generate FILE    Generate a floor from the rooms in FILE and the other files of its registry.
    --floor ID     The floor to generate. Default: the floor with the lowest number.
    --seed N       The same seed gives the same floor. Default: 0.
    --seeds N      Print statistics over N seeds, starting with --seed, instead of one floor.
    --format F     text (default), json or svg
    --cell-size N  Width of a cell in pixels. Default: 10.
    --root DIR     Use the rooms files of this folder as the registry.
  new [FILE]       Create a small level without errors that can be won. Print it if FILE is missing.
    --width N, --height N
                   Size of the level. Default: 12 x 8.
    --title TEXT   Title of the level.
    --template NAME
                   running (default), leak, junction, door or clock
  lsp --stdio      Run the language server.
  schema [NAME]    Print a JSON Schema: level (default), balance, config or lix.
  --help, --version

Options of check, forecast, solve, render, trace, verify and new:
    --root DIR     reactor.balance.json and reactor.config.json are searched for in the folder of each
                   level and its parents, up to DIR. Default: the current folder. For rooms: the
                   folder whose files form the registry. Default: the folder that is named, or one
                   above it that holds rooms files.

Exit codes:
  0  Success.
  1  A file has errors or too many warnings, or a transcript diverges.
  2  The arguments are wrong, a path does not exist, or nothing was read.
  3  solve: a level cannot be won.
  4  solve: a level cannot be won within --max-turns, or the answer is unknown.
`;
