import { strokeRequest, type StrokeBreak } from '../../../protocol/board';
import { isLevelDocument, brokenBy, buildStroke, type Diagnostic } from '../../language';
import type { ServiceHost } from '../host';

/** Maximum number of faults reported for a stroke: they are drawn, not listed. */
const mostBreaks = 50;

/** Serves strokes: computes the edits that write them into the document. */
export function serveStrokes(host: ServiceHost): void {
  host.onRequest(strokeRequest, async ({ uri, version, width, stroke, judge }) => {
    const context = host.isChecked(uri) ? await host.project.contextOf(uri) : undefined;
    if (!isLevelDocument(context) || context.version !== version) return null;
    if (context.level.sketch.width !== width)
      return { refused: 'The map has been resized. Draw the stroke again.' };
    const result = buildStroke(context.level, stroke);
    if ('refused' in result) return result;
    const { lines } = context.document;
    return {
      edits: result.edits.map((edit) => ({ range: lines.rangeOf(edit), newText: edit.text })),
      breaks: judge ? brokenBy(context.level, result.edits).slice(0, mostBreaks).flatMap(breakOf) : [],
    };
  });
}

function breakOf({ severity, code, message, cells }: Diagnostic): StrokeBreak[] {
  return severity === 'information' ? [] : [{ severity, code, message, cells }];
}
