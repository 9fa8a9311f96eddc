import { strokeRequest, type StrokeProblem } from '../../../protocol/board';
import { isLevelDocument, newDiagnostics, buildStroke, type Diagnostic } from '../../language';
import type { ServiceHost } from '../host';

/** Maximum number of faults reported for a stroke: they are drawn, not listed. */
const maxNewProblems = 50;

/** Serves strokes: computes the edits that write them into the document. */
export function serveStrokes(host: ServiceHost): void {
  host.onRequest(strokeRequest, async ({ uri, version, width, stroke, check }) => {
    const context = host.isChecked(uri) ? await host.project.contextOf(uri) : undefined;
    if (!isLevelDocument(context) || context.version !== version) return null;
    if (context.level.sketch.width !== width)
      return { refused: 'The map has been resized. Draw the stroke again.' };
    const result = buildStroke(context.level, stroke);
    if ('refused' in result) return result;
    const { lines } = context.document;
    return {
      edits: result.edits.map((edit) => ({ range: lines.rangeOf(edit), newText: edit.text })),
      newProblems: check
        ? newDiagnostics(context.level, result.edits).slice(0, maxNewProblems).flatMap(problemOf)
        : [],
    };
  });
}

function problemOf({ severity, code, message, cells }: Diagnostic): StrokeProblem[] {
  return severity === 'information' ? [] : [{ severity, code, message, cells }];
}
