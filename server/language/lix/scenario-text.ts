import { checkScenario, type CheckedScenario, type Scenario, type Timeline } from '../../../engine/lix';
import { diagnose } from '../text/diagnose';
import type { Diagnostic } from '../text/diagnostic';
import type { Document } from '../text/document';
import { locateIssue } from '../text/locate';
import { originalSeverities, type SeverityOf } from '../text/severity';

/** The analysis of a scenario's text. Immutable; checked and played on first use. */
export class ScenarioText {
  private known: CheckedScenario | undefined;
  private found: readonly Diagnostic[] | undefined;

  constructor(
    readonly document: Document,
    private readonly severityOf: SeverityOf = originalSeverities,
  ) {}

  /** The timeline, as far as the scenario can be played. */
  get timeline(): Timeline | undefined {
    return this.checked.timeline;
  }

  /** The scenario; `undefined` if it has an error, whatever severity a config file gives to it. */
  get scenario(): Scenario | undefined {
    return this.document.json.duplicateKeys.length === 0 ? this.checked.scenario : undefined;
  }

  /** Returns the analysis of another version of the text, with the same severities. */
  inVersion(document: Document): ScenarioText {
    return new ScenarioText(document, this.severityOf);
  }

  /** In text order. */
  get diagnostics(): readonly Diagnostic[] {
    return (this.found ??= this.diagnose());
  }

  private get checked(): CheckedScenario {
    return (this.known ??= checkScenario(this.document.json));
  }

  private diagnose(): readonly Diagnostic[] {
    const { issues, foreign } = this.checked;
    const weighed = issues.flatMap((issue) => {
      const severity = this.severityOf(issue.code, issue.severity);
      return severity === 'off' ? [] : [{ ...issue, severity }];
    });
    // other problems are not reported for a file of another kind
    return foreign
      ? weighed.map((issue) => locateIssue(this.document, issue))
      : diagnose(this.document, weighed);
  }
}

/** A version of an open scenario. */
export interface ScenarioFile {
  /** As the editor spells it. */
  readonly uri: string;
  readonly version: number;
  readonly text: ScenarioText;
}
