import type { Lens } from '../workspace/features';
import { openRoomsPreview } from './commands';
import type { RegistryView } from './registry-view';
import { isEntry } from './sketch';

/** The seed of the first floor that is shown; the panel continues from it. */
const firstSeed = 1;
/** The maximum number of floors with a lens. */
const most = 500;

/** Returns a lens for each valid floor, which shows a generated floor. */
export function lensesOf({ own, joined }: RegistryView): readonly Lens[] {
  const { names, sketch } = own.text;
  return names
    .filter(
      ({ kind, name, isDefinition }) => kind === 'floor' && isDefinition && joined.registry.floors.has(name),
    )
    .slice(0, most)
    .flatMap(({ name, path }) => {
      const table = sketch.parts.find(
        (part) => isEntry(part) && part.path.join() === path.slice(0, 2).join(),
      );
      if (table === undefined) return [];
      return {
        span: { start: table.span.start, end: table.span.start },
        title: `Generate floor (seed ${firstSeed})`,
        tooltip: 'Shows a generated floor next to the editor.',
        command: { name: openRoomsPreview, arguments: [own.uri, name, firstSeed] },
      };
    });
}
