import {
  floorHash,
  floorPicture,
  floorStatistics,
  generateFloor,
  pictureRows,
  pictureSvg,
  roomsPalettes,
  waitingCells,
  type FloorPlan,
  type Generated,
  type Registry,
} from '../../engine/rooms';
import { counted } from '../../engine/core';
import { faultsOf } from '../language';
import { formatStatistics } from './formats/floor-statistics';
import { exitCodes, InputFault } from './input-fault';
import type { Output } from './output';
import { registryOf } from './rooms-registry';

export const generateFormats = ['text', 'json', 'svg'] as const;
export type GenerateFormat = (typeof generateFormats)[number];

/** The floor to generate, and the output format. */
export interface GenerateCommand {
  readonly file: string;
  /** `undefined` for the floor with the lowest number. */
  readonly floor: string | undefined;
  readonly seed: number;
  /** Number of seeds in the statistics; `undefined` to generate one floor. */
  readonly seeds: number | undefined;
  readonly format: GenerateFormat;
  readonly cellSize: number;
  /** Folder whose files form the registry; by default the folder of the file. */
  readonly root: string | undefined;
}

/**
 * Generates a floor and prints it, or prints statistics over many seeds. Throws an `InputFault` if the floor is unknown
 * or cannot be generated.
 */
export async function generate(command: GenerateCommand, cwd: string, output: Output): Promise<number> {
  const { seed, seeds, format, cellSize } = command;
  const files = await registryOf(command, cwd);
  const { registry } = files;
  const plan = planOf([...registry.floors.values()], command);
  const { count } = faultsOf(files);
  if (count > 0)
    output.note(
      `These files have ${counted(count, 'error')}. Faulty definitions were skipped. Run reactor-level check for details.`,
    );
  if (seeds !== undefined) {
    const statistics = floorStatistics(registry, plan.id, seed, seeds);
    output.print(
      format === 'json' ? `${JSON.stringify(statistics, null, 2)}\n` : formatStatistics(statistics),
    );
    return statistics.made === seeds ? exitCodes.clean : exitCodes.errors;
  }
  const result = generateFloor(registry, plan.id, seed);
  if (!result.ok) throw new InputFault(result.fault.message, exitCodes.errors);
  output.print(shown(registry, result.made, seed, format, cellSize));
  return exitCodes.clean;
}

function planOf(plans: readonly FloorPlan[], { file, floor }: GenerateCommand): FloorPlan {
  const sorted = [...plans].sort((one, other) => one.number - other.number);
  const plan = floor === undefined ? sorted[0] : sorted.find(({ id }) => id === floor);
  if (plan !== undefined) return plan;
  const known = sorted.map(({ id }) => id).join(', ');
  const message =
    known === ''
      ? `Found no floor without errors in "${file}" or the other rooms files of its folder.`
      : `Unknown or faulty floor "${floor ?? ''}". Expected one of: ${known}.`;
  throw new InputFault(message, exitCodes.errors);
}

function shown(
  registry: Registry,
  { floor, corridors }: Generated,
  seed: number,
  format: GenerateFormat,
  cellSize: number,
): string {
  const picture = floorPicture(floor, waitingCells(registry, floor));
  const rows = pictureRows(picture);
  switch (format) {
    case 'svg':
      return pictureSvg(picture, {
        palette: roomsPalettes.dark,
        cellSize,
        label: `${floor.plan}, seed ${seed}`,
        titles: floor.rooms.map(({ rect, prefab }, index) => ({ ...rect, title: `${index + 1}: ${prefab}` })),
      });
    case 'text':
      return `${rows.join('\n')}\n`;
    case 'json': {
      const { plan, number, width, height, rooms } = floor;
      const at = (cell: number): readonly [number, number] => [cell % width, Math.floor(cell / width)];
      const plain = {
        floor: plan,
        number,
        seed,
        hash: floorHash(floor),
        size: [width, height],
        tiles: rows,
        rooms: rooms.map(({ loot, npcs, lootTable, ...room }) => ({
          ...room,
          lootTable: lootTable ?? null,
          loot: loot.map(at),
          npcs: npcs.map(({ npc, cell }) => ({ npc, position: at(cell) })),
        })),
        corridors,
      };
      return `${JSON.stringify(plain, null, 2)}\n`;
    }
  }
}
