/** Input and output of a suite's run inside VS Code. */

export interface SuiteRun {
  /** The bundled suite, an absolute path. */
  readonly suite: string;
  /** The workspace folder, an absolute path. */
  readonly workspace: string;
  /** The extension under development, an absolute path. */
  readonly extension: string;
  /** A package that is installed first. */
  readonly vsix?: string;
  /** True for the web worker host. */
  readonly web: boolean;
  /** Hears the lines that the suite writes. */
  readonly say: (line: string) => void;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Begins the line in which a suite writes its counts; `test/vscode/suite/reporter.ts` writes it. */
const resultMark = 'reactor-suite-result:';

/** Collects a suite's lines; passes on those that are a person's business. */
export class SuiteLog {
  private counts: Counts | undefined;
  private readonly lines: string[] = [];

  constructor(private readonly say: (line: string) => void) {}

  /** Takes a line of the extension host's console. */
  take(line: string): void {
    const at = line.indexOf(resultMark);
    if (at >= 0) {
      this.counts = JSON.parse(line.slice(at + resultMark.length)) as Counts;
      return;
    }
    this.lines.push(line);
    if (/^ {2}[✓✗|-] /u.test(line)) this.say(line);
  }

  /** The counts; where the suite came to no end, one failure, with what was last seen. */
  result(): Counts {
    if (this.counts !== undefined) return this.counts;
    this.say('The suite came to no end. The last that VS Code wrote:');
    for (const line of this.lines.slice(-30)) this.say(`  | ${line}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
