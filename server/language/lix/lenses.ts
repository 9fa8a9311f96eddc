import type { Lens } from '../workspace/features';
import type { ScenarioFile } from './scenario-text';
import { openLixPreview } from './commands';

/** Returns a lens with the outcome of a scenario that can be played. */
export function lensesOf({ uri, text }: ScenarioFile): readonly Lens[] {
  if (text.timeline === undefined) return [];
  const start = text.document.json.spanOf([])?.start ?? 0;
  return [
    {
      span: { start, end: start },
      title: 'Show scenario',
      tooltip: 'Shows the scenario next to the editor: one lane per player, update by update.',
      command: { name: openLixPreview, arguments: [uri] },
    },
  ];
}
