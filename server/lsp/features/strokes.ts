import { strokeRequest, type StrokeBreak } from '../../../protocol/board';
import { onRequest } from '../../../protocol/request';
import { isLevelDocument, brokenBy, buildStroke, type Diagnostic } from '../../language';
import type { Feature } from './feature';

/** No more faults than this are told of one stroke: they are drawn, not listed. */
const mostBreaks = 50;

/** Strokes on a board become edits of its document, for our own client. */
export const strokes: Feature = {
  capabilities: () => ({}),
  serve: (connection, { project, isChecked }) => {
    onRequest(connection, strokeRequest, async ({ uri, version, width, stroke, judge }) => {
      const context = isChecked(uri) ? await project.contextOf(uri) : undefined;
      if (!isLevelDocument(context) || context.version !== version) return null;
      if (context.level.sketch.width !== width)
        return { refused: 'The map has another size by now. Draw it again.' };
      const result = buildStroke(context.level, stroke);
      if ('refused' in result) return result;
      const { lines } = context.document;
      return {
        edits: result.edits.map((edit) => ({ range: lines.rangeOf(edit), newText: edit.text })),
        breaks: judge ? brokenBy(context.level, result.edits).slice(0, mostBreaks).flatMap(breakOf) : [],
      };
    });
  },
};

function breakOf({ severity, code, message, cells }: Diagnostic): StrokeBreak[] {
  return severity === 'information' ? [] : [{ severity, code, message, cells }];
}
