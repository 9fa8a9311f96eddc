import type { SubmittedAction } from '../../../core';
import { carriers, hazardFields, junctionModes, type Carrier, type Remedy } from '../../terms';
import { plainPairs, type PlainHazards } from './plain';
import { plainRules } from './plain-rules';
import { budgetOf, derive, lost, supplyAll, type PlainWorld } from './plain-world';

const f = Math.fround;

/** Plays an action on a plain world. Returns the reason if it is refused, else `null`. */
export function plainApply(world: PlainWorld, action: SubmittedAction): string | null {
  world.said = { fired: [], warnings: [] };
  if (isOver(world)) return 'game-over';
  if (action.id !== 'EndTurn') {
    const name = action.id === 'Repair' || action.id === 'Neutralize' ? 'InteractLeak' : action.id;
    const cost = world.balance.turn.actionCost[name as keyof typeof world.balance.turn.actionCost];
    if (cost > world.actionsLeft) return 'no-budget';
    const refusal = act(world, action);
    if (refusal !== null) return refusal;
    world.actionsLeft -= cost;
    if (isOver(world) || world.actionsLeft > 0) return null;
  }
  plainTurn(world);
  return null;
}

function isOver({ status }: PlainWorld): boolean {
  return status === 'Won' || status === 'Lost';
}

function act(world: PlainWorld, action: SubmittedAction): string | null {
  const { level, balance, inventory, robot } = world;
  const spend = (remedy: Remedy): boolean => {
    if (inventory[remedy] === 0) return false;
    inventory[remedy] -= 1;
    return true;
  };
  switch (action.id) {
    case 'MoveRobot': {
      const x = action.x ?? NaN;
      const y = action.y ?? NaN;
      const distance = Math.abs(x - (robot % level.width)) + Math.abs(y - Math.floor(robot / level.width));
      const inside = x >= 0 && x < level.width && y >= 0 && y < level.height;
      if (!inside || distance !== 1 || level.floor[y * level.width + x] !== 1) return 'blocked';
      world.robot = y * level.width + x;
      world.moves += 1;
      return null;
    }
    case 'InteractProp':
      return use(world, action.index);
    case 'Repair': {
      const asked = action.index === undefined ? carriers : [carriers[action.index]];
      for (const carrier of asked) {
        for (const leak of world.leaks) {
          if (leak.carrier !== carrier || leak.access !== robot || leak.state !== 'Leaking') continue;
          leak.state = 'Repaired';
          return null;
        }
      }
      return 'no-leak';
    }
    case 'Neutralize': {
      const carrier = carriers[action.index ?? 0] ?? 'Fuel';
      if (!spend(`${carrier}Neutralizer`)) return 'no-remedy';
      world.hazards[carrier][robot] = 0;
      const key = `${carrier} ${robot}`;
      const turns = Math.max(world.blocks.get(key) ?? 0, balance.remedy.blockTurns);
      if (turns > 0) world.blocks.set(key, turns);
      return null;
    }
    case 'ApplyHeatShield':
      if (!spend('HeatShield')) return 'no-remedy';
      world.immunity = Math.max(world.immunity, balance.remedy.heatImmunitySteps);
      return null;
    default: {
      const reactor = level.props.find((prop) => prop.type === 'ReactorControl' && prop.cell === robot);
      if (reactor?.type !== 'ReactorControl') return 'no-reactor';
      if (!world.ready.has(reactor.id)) return 'not-ready';
      world.status = 'Won';
      return null;
    }
  }
}

const gives: Record<string, Remedy> = {
  FuelRemedySupply: 'FuelNeutralizer',
  CoolantRemedySupply: 'CoolantNeutralizer',
  ElectricityRemedySupply: 'ElectricityNeutralizer',
  HeatRemedySupply: 'HeatShield',
};
const other: Record<string, string> = {
  Enabled: 'Disabled',
  Disabled: 'Enabled',
  Open: 'Closed',
  Closed: 'Open',
};

function use(world: PlainWorld, index: number | undefined): string | null {
  const { level, settings, robot, inventory } = world;
  const prop = level.props.find(({ cell }) => cell === robot);
  if (prop === undefined) return 'no-prop';
  const setting = settings.get(robot) ?? '';
  if (prop.type === 'TJunction' || prop.type === 'CrossJunction') {
    const modes: readonly string[] = junctionModes[prop.type];
    const mode = index === undefined ? modes[(modes.indexOf(setting) + 1) % modes.length] : modes[index];
    if (mode === undefined) return 'invalid-mode';
    settings.set(robot, mode);
    return null;
  }
  if (prop.type === 'AllSeeingEyeTerminal') {
    if (world.eye === 'Unlocked') return 'already-unlocked';
    world.eye = 'Unlocked';
    return null;
  }
  if (prop.type === 'ReactorControl') return 'use-activate';
  const remedy = gives[prop.type];
  if (remedy === undefined) {
    settings.set(robot, other[setting] ?? '');
    return null;
  }
  if (setting === 'Depleted') return 'depleted';
  const carried = Object.values(inventory).reduce((sum, count) => sum + count, 0);
  if (carried === world.balance.robot.inventoryCapacity) return 'inventory-full';
  inventory[remedy] += 1;
  settings.set(robot, 'Depleted');
  return null;
}

/** Steps 3 to 16. */
function plainTurn(world: PlainWorld): void {
  const { level, balance, blocks } = world;
  plainRules(world, 'StartOfSimulation');
  supplyAll(world);
  for (const leak of world.leaks) inject(world, leak);
  const closed = new Set(
    level.props.flatMap((prop) =>
      prop.type === 'Door' && world.settings.get(prop.cell) === 'Closed'
        ? [`${Math.min(...prop.edge)} ${Math.max(...prop.edge)}`]
        : [],
    ),
  );
  world.hazards = plainPairs(level, balance, world.hazards, new Set(blocks.keys()), closed);
  const { unsafe } = balance.robot;
  const on = (field: keyof PlainHazards) => world.hazards[field][world.robot] ?? 0;
  const harmed =
    on('Fuel') >= unsafe.fuel || on('Coolant') >= unsafe.coolant || on('Electricity') >= unsafe.electricity;
  if (harmed || (on('Heat') >= unsafe.heat && world.immunity === 0)) lost(world, 'robot');
  derive(world);
  plainRules(world, 'EndOfTurn');
  world.previous = Object.fromEntries(
    hazardFields.map((field) => [field, [...world.hazards[field]]]),
  ) as PlainHazards;
  for (const [key, turns] of [...blocks]) {
    if (turns === 1) blocks.delete(key);
    else blocks.set(key, turns - 1);
  }
  world.immunity = Math.max(0, world.immunity - world.moves);
  world.moves = 0;
  world.turn += 1;
  world.actionsLeft = budgetOf(world);
}

/** Step 6. */
function inject(world: PlainWorld, leak: { carrier: Carrier } & PlainWorld['leaks'][number]): void {
  const { carrier, cell, access, severity } = leak;
  const { base, perPotential, maxInjection } = world.balance.leak;
  const { amount, potential } = world.flows[carrier];
  if (leak.state !== 'Leaking' || world.severed.has(`${carrier} ${cell}`)) return;
  if (!((amount[cell] ?? 0) > 0) || world.blocks.has(`${carrier} ${access}`)) return;
  const out = Math.min(maxInjection, f(severity * f(base + f(perPotential * (potential[cell] ?? 0)))));
  world.hazards[carrier][access] = f((world.hazards[carrier][access] ?? 0) + out);
}
