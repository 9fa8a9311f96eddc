import type { Command } from './command';
import { commands } from './commands';
import type { Option } from './option';

/** The column at which explanations begin, and the length of a line. */
const column = 19;
const lineLength = 100;

/** Returns the help of all commands. */
export function help(): string {
  const parts = commands.flatMap((each) => [
    entry(`  ${each.name} ${each.paths}`, each.help),
    ...Object.entries(each.options)
      .filter(([name, option]) => !isShared(name, option))
      .map(([name, option]) => optionEntry(name, option)),
  ]);
  const shared = commands.filter(({ options }) => Object.entries(options).some((each) => isShared(...each)));
  const names = shared.map(({ name }) => name);
  const rest = [
    '  --help, --version',
    '',
    `Options of ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}:`,
    ...Object.entries(shared[0]?.options ?? {})
      .filter(([name, option]) => isShared(name, option))
      .map(([name, option]) => optionEntry(name, option)),
    '',
    'reactor-level <command> --help explains one command.',
    '',
    exitCodeHelp,
  ];
  return `Usage: reactor-level <command>\n\n${[...parts.filter((part) => part !== ''), ...rest].join('\n')}\n`;
}

/** Returns the help of one command. */
export function helpOf({ name, paths, help: text, options }: Command): string {
  const shown = Object.entries(options)
    .map(([each, option]) => optionEntry(each, option))
    .filter((part) => part !== '');
  const list = shown.length === 0 ? [] : ['', ...shown];
  return [`Usage: reactor-level ${name} ${paths}`, '', ...wrapped(text, lineLength), ...list, ''].join('\n');
}

/** Returns true for the options that most commands have, which are explained once: those of the check. */
function isShared(name: string, { help: text }: Option): boolean {
  return text !== undefined && name === 'root' && text === commands[0]?.options['root']?.help;
}

function optionEntry(name: string, { value, help: text }: Option): string {
  return text === undefined ? '' : entry(`    --${name}${value === undefined ? '' : ` ${value}`}`, text);
}

/** Formats a name and its explanation in two columns. */
function entry(name: string, text: string): string {
  const margin = ' '.repeat(column);
  const lines = wrapped(text, lineLength - column);
  const [first = '', ...others] = name.length < column ? lines : ['', ...lines];
  return [`${name.padEnd(column)}${first}`.trimEnd(), ...others.map((line) => margin + line)].join('\n');
}

function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const exitCodeHelp = `Exit codes:
  0  Success.
  1  A file has errors or too many warnings, or a transcript diverges.
  2  The arguments are wrong, a path does not exist, or nothing was read.
  3  solve: a level cannot be won.
  4  solve: a level cannot be won within --max-turns, or the answer is unknown.`;
