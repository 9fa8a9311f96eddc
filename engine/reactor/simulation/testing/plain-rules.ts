import type { Effect, Predicate, Rule } from '../../level';
import { bands, type Band, type Comparison, type HazardField } from '../../terms';
import { lost, type PlainWorld } from './plain-world';

const f = Math.fround;

/** Steps 3 and 14. */
export function plainRules(world: PlainWorld, phase: Rule['phase']): void {
  const order = [...world.level.rules].sort((a, b) => a.priority - b.priority);
  for (const rule of order) {
    if (rule.phase !== phase || !rule.enabled) continue;
    if (rule.trigger === 'Once' && world.fired.has(rule.id)) continue;
    if (!rule.predicates.every((predicate) => holds(world, predicate))) continue;
    if (rule.trigger === 'Once') world.fired.add(rule.id);
    world.said.fired.push(rule.id);
    for (const effect of rule.effects) happen(world, effect);
  }
}

function compared(a: number, op: Comparison, b: number): boolean {
  return { '==': a === b, '!=': a !== b, '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[op];
}

function holds(world: PlainWorld, predicate: Predicate): boolean {
  const { balance, level } = world;
  const inBand = (band: Band, op: Comparison, other: Band) =>
    compared(bands.indexOf(band), op, bands.indexOf(other));
  switch (predicate.type) {
    case 'Turn':
      return compared(world.turn, predicate.op, predicate.value);
    case 'LevelState':
      return (world.status === predicate.value) === (predicate.op === '==');
    case 'Reactor':
      if (predicate.is === 'Ready') return world.ready.has(predicate.reactor);
      if (predicate.is === 'NotReady') return !world.ready.has(predicate.reactor);
      return predicate.is === 'Lost' && world.overheated.has(predicate.reactor);
    case 'Prop': {
      const prop = level.props.find(({ cell }) => cell === predicate.cell);
      const setting = prop?.type === 'AllSeeingEyeTerminal' ? world.eye : world.settings.get(predicate.cell);
      return (
        (predicate.propType ?? prop?.type) === prop?.type &&
        (predicate.state ?? setting) === setting &&
        (predicate.mode ?? setting) === setting
      );
    }
    case 'ConsumerService': {
      const service = world.services.get(predicate.cell);
      const wanted = predicate.service === 'Supplied' ? 'Producing' : predicate.service;
      return (service === wanted) === (predicate.op === '==');
    }
    case 'NetworkBand': {
      const flow = world.flows[predicate.carrier];
      const value = (predicate.quantity === 'Amount' ? flow.amount : flow.potential)[predicate.cell] ?? 0;
      const { criticalBelow, cautionBelow } = balance.network.bands;
      const band = value < criticalBelow ? 'Critical' : value < cautionBelow ? 'Caution' : 'Safe';
      return inBand(band, predicate.op, predicate.band);
    }
    case 'HazardBand': {
      const value = world.hazards[predicate.hazard][predicate.cell] ?? 0;
      const { caution, critical } =
        balance.hazard.bands[predicate.hazard.toLowerCase() as Lowercase<HazardField>];
      const band = value >= critical ? 'Critical' : value >= caution ? 'Caution' : 'Safe';
      return inBand(band, predicate.op, predicate.band);
    }
    case 'RobotPosition':
      return world.robot === predicate.cell;
    case 'RobotInventory':
      return compared(world.inventory[predicate.remedy], predicate.op, predicate.count);
    case 'AllSeeingEye':
      return world.eye === predicate.is;
  }
}

function happen(world: PlainWorld, effect: Effect): void {
  const { level, balance } = world;
  const leakOf = (carrier: string, cell: number) =>
    world.leaks.find((leak) => leak.carrier === carrier && leak.cell === cell);
  const change = (field: HazardField, cell: number, by: number) => {
    const value = f((world.hazards[field][cell] ?? 0) + by);
    world.hazards[field][cell] = Math.min(balance.hazard.max, Math.max(0, value));
  };
  switch (effect.type) {
    case 'StartLeak': {
      const { carrier, cell, severity } = effect;
      if (level.networks[carrier][cell] !== 1 || world.severed.has(`${carrier} ${cell}`)) return;
      const leak = leakOf(carrier, cell);
      if (leak?.state === 'Leaking') return;
      const access = effect.access ?? (carrier === 'Electricity' ? leak?.access : cell);
      if (access === undefined) return;
      if (leak === undefined) world.leaks.push({ carrier, cell, access, state: 'Leaking', severity });
      else Object.assign(leak, { access, severity, state: 'Leaking' });
      return;
    }
    case 'WorsenLeak': {
      const leak = leakOf(effect.carrier, effect.cell);
      if (leak?.state === 'Leaking')
        leak.severity = Math.min(balance.leak.maxSeverity, leak.severity + effect.by);
      return;
    }
    case 'RepairNetworkCell':
    case 'DisableNetworkCell': {
      const leak = leakOf(effect.carrier, effect.cell);
      if (leak !== undefined) leak.state = 'Repaired';
      world.severed.delete(`${effect.carrier} ${effect.cell}`);
      if (effect.type === 'DisableNetworkCell') world.severed.add(`${effect.carrier} ${effect.cell}`);
      return;
    }
    case 'SetPropState': {
      const prop = level.props.find(({ cell }) => cell === effect.cell);
      if (prop?.type === 'AllSeeingEyeTerminal') world.eye = effect.state as PlainWorld['eye'];
      else world.settings.set(effect.cell, effect.state);
      return;
    }
    case 'AddHazard':
      if ((world.blocks.get(`${effect.hazard} ${effect.cell}`) ?? 0) === 0) {
        change(effect.hazard, effect.cell, f(effect.amount));
      }
      return;
    case 'RemoveHazard':
      change(effect.hazard, effect.cell, -f(effect.amount));
      return;
    case 'AddHeat':
      change('Heat', effect.cell, f(effect.amount));
      return;
    case 'RemoveHeat':
      change('Heat', effect.cell, -f(effect.amount));
      return;
    case 'AddInventory':
      for (let count = 0; count < effect.count; count++) {
        const carried = Object.values(world.inventory).reduce((sum, each) => sum + each, 0);
        if (carried < balance.robot.inventoryCapacity) world.inventory[effect.remedy] += 1;
      }
      return;
    case 'RemoveInventory':
      world.inventory[effect.remedy] = Math.max(0, world.inventory[effect.remedy] - effect.count);
      return;
    case 'LoseLevel':
      lost(world, 'rule');
      return;
    case 'Warn':
      world.said.warnings.push(effect.text);
  }
}
