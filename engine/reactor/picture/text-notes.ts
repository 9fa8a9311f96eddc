import { counted, decimal } from '../../core';
import { hazardFields, type HazardField } from '../terms';
import type { Cell } from '../level';
import type { LayerName, OverlayName } from './layers';
import type { Scene, SceneLeak, SceneProp } from './scene';

/** The greatest number of hazards that are listed. On a large board a longer list would hide the other lines. */
const maxHazards = 40;

/**
 * Returns a line for each thing that a single character cannot describe: props, leaks, amounts on the floor, blocks.
 */
export function noteLines(scene: Scene, shows: (layer: LayerName | OverlayName) => boolean): string[] {
  const place = (cell: Cell) => `[${cell % scene.width}, ${Math.floor(cell / scene.width)}]`;
  const lines: string[] = [];
  if (shows('props')) {
    for (const prop of scene.props) lines.push(`${place(prop.cell)} ${propWords(scene, prop)}`);
    const { robot } = scene;
    if (robot !== null)
      lines.push(`${place(robot.cell)} robot${robot.shielded ? ', shielded from heat' : ''}`);
  }
  if (shows('leaks'))
    for (const leak of scene.leaks) lines.push(`${place(leak.access)} ${leakWords(leak, place)}`);
  lines.push(...hazardLines(scene, shows, place));
  if (shows('hazards')) {
    for (const { cell, carrier, turns } of scene.blocks) {
      lines.push(`${place(cell)} ${carrier} blocked for ${counted(turns, 'turn')}`);
    }
  }
  return lines;
}

function hazardLines(
  { codes, hazards, width, height }: Scene,
  shows: (layer: LayerName | OverlayName) => boolean,
  place: (cell: Cell) => string,
): string[] {
  const fields = hazardFields.map((field) => shows(field === 'Heat' ? 'heat' : 'hazards'));
  const lines: string[] = [];
  let more = 0;
  for (let cell = 0; cell < width * height; cell++) {
    if (codes[cell] === 0) continue;
    const words = hazardFields.flatMap((field, index): string[] => {
      const amount = hazards[4 * cell + index] ?? 0;
      return amount > 0 && fields[index] === true
        ? [amountWords(field, amount, (codes[cell] ?? 0) >> (2 * index))]
        : [];
    });
    if (words.length === 0) continue;
    if (lines.length < maxHazards) lines.push(`${place(cell)} ${words.join(', ')}`);
    else more++;
  }
  return more === 0 ? lines : [...lines, `and hazards on ${counted(more, 'more cell')}`];
}

const bandWords = ['', 'safe', 'caution', 'critical'] as const;

function amountWords(field: HazardField, amount: number, code: number): string {
  return `${field} ${decimal(amount)} (${bandWords[(code & 3) as 0 | 1 | 2 | 3]})`;
}

function propWords({ width }: Scene, prop: SceneProp): string {
  switch (prop.type) {
    case 'FuelFlow':
    case 'CoolantFlow':
    case 'ElectricityFlow':
      return `${prop.type} ${prop.on ? 'Enabled' : 'Disabled'}`;
    case 'FuelConsumer':
    case 'CoolantConsumer':
    case 'ElectricityConsumer':
      return `${prop.type} ${prop.on ? (prop.service ?? 'Enabled') : 'Disabled'}`;
    case 'TJunction':
    case 'CrossJunction':
      return `${prop.type} ${prop.mode}`;
    case 'Door': {
      const ends = prop.edge?.map((cell) => `[${cell % width}, ${Math.floor(cell / width)}]`).join(' and ');
      return `Door ${prop.open ? 'Open' : 'Closed'}${ends === undefined ? '' : ` between ${ends}`}`;
    }
    case 'AllSeeingEyeTerminal':
      return `${prop.type} ${prop.unlocked ? 'Unlocked' : 'Locked'}`;
    case 'FuelRemedySupply':
    case 'CoolantRemedySupply':
    case 'ElectricityRemedySupply':
    case 'HeatRemedySupply':
      return `${prop.type} ${prop.available ? 'Available' : 'Depleted'}`;
    case 'ReactorControl': {
      const ready = prop.ready === null ? '' : prop.ready ? ', ready' : ', not ready';
      return `ReactorControl ${prop.id}${ready}${prop.heat === 'cool' ? '' : `, ${heatWords[prop.heat]}`}`;
    }
    case 'unknown':
      return `a prop of no known type${prop.name === '' ? '' : ` (${prop.name})`}`;
  }
}

const heatWords = { hot: 'hot', critical: 'critically hot', terminal: 'overheated' } as const;

function leakWords(
  { carrier, cell, access, leaking, severity }: SceneLeak,
  place: (cell: Cell) => string,
): string {
  const from = cell === access ? '' : ` out of ${place(cell)}`;
  return leaking ? `${carrier} leak${from}, severity ${severity}` : `repaired ${carrier} leak${from}`;
}
