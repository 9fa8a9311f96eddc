import type { Lens } from '../workspace/answers';
import type { ScenarioFile } from './answers';

/** The command of our own client that shows a scenario: its file. */
const previewCommand = 'reactor.lix.preview';

/** Over a scenario that can be played: how it goes. */
export function lensesOf({ uri, text }: ScenarioFile): readonly Lens[] {
  if (text.timeline === undefined) return [];
  const start = text.document.json.spanOf([])?.start ?? 0;
  return [
    {
      span: { start, end: start },
      title: 'Show scenario',
      tooltip: 'Shows it beside the text: a lane for each player, update by update.',
      command: { name: previewCommand, arguments: [uri] },
    },
  ];
}
