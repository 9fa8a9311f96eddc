import { counted, grouped, withArticle } from '../../../core';
import type { Path } from '../../../core';
import { faulty, quote, type Faulty, type PositionDraft } from '../../../shape';
import type { LevelDraft } from '../../format/shapes';
import { type LevelFacts } from '../../level-facts';
import { ABSENT, PRESENT } from '../../cell-presence';
import { totalOf } from '../../level-facts/inventory';
import { leakFault } from '../../level-facts/leak-faults';
import { carrierKeys, carriers, consumerTypes, includes } from '../../terms';
import { at } from './check';
import type { LeakEntry } from './leaks';
import { impossibleMode, impossibleState, isFault, propOn } from './rule-targets';

type StateDraft = Exclude<NonNullable<LevelDraft['state']>, Faulty>;

/** A member of a saved state that does not match its level. */
export interface StateFault {
  readonly message: string;
  readonly path: Path;
}

/** Lists all members of a saved state that do not match its level, in the format's order of members. */
export function stateFaults(facts: LevelFacts, state: StateDraft): StateFault[] {
  return [
    ...countFaults(facts, state),
    ...robotFaults(facts, state),
    ...propFaults(facts, state),
    ...leakFaults(facts, state),
    ...severedFaults(facts, state),
    ...floorFaults(facts, state.hazards, 'hazards'),
    ...floorFaults(facts, state.previous, 'previous'),
    ...networkFaults(facts, state),
    ...serviceFaults(facts, state),
    ...nameFaults(facts, state),
  ];
}

function countFaults({ draft, balance }: LevelFacts, state: StateDraft): StateFault[] {
  const { actionsLeft, moves, status, lossCause } = state;
  const found: StateFault[] = [];
  const own = draft.metadata === faulty ? faulty : draft.metadata.actionBudget;
  const budget = own ?? balance.turn.actionBudget;
  if (budget !== faulty && actionsLeft !== faulty) {
    if (actionsLeft > budget) {
      found.push({
        message: `Expected at most ${counted(budget, 'action')} left but found ${grouped(actionsLeft)}.`,
        path: ['actionsLeft'],
      });
    } else if (moves !== faulty && actionsLeft + moves * balance.turn.actionCost.MoveRobot > budget) {
      found.push({
        message: `With ${actionsLeft} of ${counted(budget, 'action')} left, the robot cannot have made ${counted(moves, 'move')}.`,
        path: ['moves'],
      });
    }
  }
  if (status !== faulty && lossCause !== faulty && (status === 'Lost') !== (lossCause !== null)) {
    const message =
      status === 'Lost'
        ? 'A lost level needs a loss cause.'
        : 'A level that is not lost cannot have a loss cause.';
    found.push({ message, path: ['lossCause'] });
  }
  return found;
}

function robotFaults(facts: LevelFacts, { robot }: StateDraft): StateFault[] {
  if (robot === faulty) return [];
  const found: StateFault[] = [];
  if (robot.position !== faulty && isNoFloor(facts, robot.position)) {
    found.push({
      message: `The robot cannot be at ${at(robot.position)}, because this is not a floor cell of the level.`,
      path: ['robot', 'position'],
    });
  }
  const total = totalOf(robot.inventory);
  const capacity = facts.balance.robot.inventoryCapacity;
  if (total !== undefined && total > capacity) {
    found.push({
      message: `The robot carries ${counted(total, 'remedy', 'remedies')} but has room for only ${grouped(capacity)}.`,
      path: ['robot', 'inventory'],
    });
  }
  return found;
}

function propFaults(facts: LevelFacts, { props }: StateDraft): StateFault[] {
  const seen = new Set<string>();
  return entries(props).flatMap(([place, { position, state, mode }]) => {
    if (position === faulty) return [];
    const path = ['props', place];
    if (isRepeated(seen, at(position)))
      return [repeated([...path, 'position'], `The prop at ${at(position)}`)];
    const prop = propOn(facts, position);
    if (prop === undefined) return [];
    if (isFault(prop)) {
      return [{ message: `There is no prop at ${at(position)} in the level.`, path: [...path, 'position'] }];
    }
    if (prop.draft.type === 'AllSeeingEyeTerminal') {
      const message = 'Unexpected terminal. Its state is stored in `allSeeingEye`.';
      return [{ message, path: [...path, 'position'] }];
    }
    const fault = impossibleState(prop, state) ?? impossibleMode(prop, mode);
    return fault ? [{ message: fault.message, path: [...path, fault.member] }] : [];
  });
}

function leakFaults(facts: LevelFacts, { leaks }: StateDraft): StateFault[] {
  const seen = new Set<string>();
  const found = entries(leaks).flatMap(([place, { carrier, position, access }]): StateFault[] => {
    if (carrier === faulty || position === faulty) return [];
    const path = ['leaks', place];
    const key = `${carrier} ${at(position)}`;
    if (isRepeated(seen, key)) return [repeated([...path, 'position'], `The leak at ${at(position)}`)];
    const fault = leakFault(facts, carrier, position, access);
    if (fault === undefined) return [];
    const isFace = fault === 'leak-access-mismatch' || fault === 'leak-face-invalid';
    const message = `The level cannot have such ${withArticle(`${carrier.toLowerCase()} leak`)} at ${at(position)}.`;
    if (fault === 'leak-face-missing') return [{ message, path }];
    return [{ message, path: [...path, isFace ? 'access' : 'position'] }];
  });
  const { leaks: authored } = facts.draft;
  if (found.length > 0 || leaks === faulty || authored === undefined || authored === faulty) return found;
  const misplaced = authored.findIndex((leak, place) => {
    const now = leaks[place];
    if (isUnsure(facts, leak) || (now !== undefined && isUnsure(facts, now))) return false;
    return now?.carrier !== leak.carrier || String(now.position) !== String(leak.position);
  });
  if (misplaced < 0) return [];
  const message = `Expected the leaks of the level first, in the same order, but leak ${misplaced} is missing or different.`;
  return [{ message, path: ['leaks'] }];
}

/** Returns true if it is unknown which leak is meant. */
function isUnsure(facts: LevelFacts, leak: LeakEntry['draft'] | Faulty): leak is Faulty {
  return leak === faulty || leak.carrier === faulty || leak.position === faulty || facts.isBlamed(leak);
}

function severedFaults(facts: LevelFacts, { severed }: StateDraft): StateFault[] {
  const seen = new Set<string>();
  return entries(severed).flatMap(([place, { carrier, position }]) => {
    if (carrier === faulty || position === faulty) return [];
    const path = ['severed', place, 'position'];
    const name = `the ${carrier.toLowerCase()} network at ${at(position)}`;
    if (isRepeated(seen, name)) return [repeated(path, `The cell of ${name}`)];
    const cell = facts.cellOf(position);
    const isMissing =
      cell === undefined ? facts.isOutside(position) : facts.network(carrier, cell) === ABSENT;
    return isMissing ? [{ message: `The level has no cell of ${name}.`, path }] : [];
  });
}

function floorFaults(
  facts: LevelFacts,
  list: readonly ({ readonly position: PositionDraft | Faulty } | Faulty)[] | Faulty,
  key: 'hazards' | 'previous',
): StateFault[] {
  const seen = new Set<string>();
  return entries(list).flatMap(([place, { position }]) => {
    if (position === faulty) return [];
    const path = [key, place, 'position'];
    if (isRepeated(seen, at(position))) return [repeated(path, `The cell ${at(position)}`)];
    return isNoFloor(facts, position)
      ? [{ message: `${at(position)} is not a floor cell of the level.`, path }]
      : [];
  });
}

function networkFaults(facts: LevelFacts, { networks }: StateDraft): StateFault[] {
  if (networks === faulty) return [];
  return carriers.flatMap((carrier) => {
    const values = networks[carrierKeys[carrier]];
    const grid = facts.layout.grids[carrier];
    if (values === faulty || !grid.cells || !grid.whole) return [];
    const cells = grid.cells.reduce((sum, cell) => sum + (cell === PRESENT ? 1 : 0), 0);
    const { amount, potential } = values;
    const path = ['networks', carrierKeys[carrier]];
    const messageFor = (count: number) =>
      `Expected ${counted(cells, 'value')} (one for each cell of the ${carrier.toLowerCase()} network) but found ${grouped(count)}.`;
    // two lists of equal length were saved together, so the network must have changed
    if (amount !== faulty && potential !== faulty && amount.length === potential.length) {
      return amount.length === cells ? [] : [{ message: messageFor(amount.length), path }];
    }
    return (['amount', 'potential'] as const).flatMap((quantity) => {
      const list = values[quantity];
      if (list === faulty || list.length === cells) return [];
      return [{ message: messageFor(list.length), path: [...path, quantity] }];
    });
  });
}

function serviceFaults(facts: LevelFacts, { services }: StateDraft): StateFault[] {
  if (services === faulty || facts.draft.props === faulty) return [];
  if (!facts.knowsAll((type) => includes(consumerTypes, type))) return [];
  const consumers = facts.propsOf(consumerTypes);
  if (services.length === consumers.length) return [];
  const message = `Expected ${counted(consumers.length, 'service')} (one for each consumer) but found ${grouped(services.length)}.`;
  return [{ message, path: ['services'] }];
}

function nameFaults(facts: LevelFacts, { readyReactors, fired }: StateDraft): StateFault[] {
  const { rules } = facts.draft;
  const reactorIds: (string | Faulty)[] = facts
    .propsOf(['ReactorControl'])
    .flatMap(({ draft }) => (draft.type === 'ReactorControl' ? [draft.id] : []));
  const onceIds: (string | Faulty)[] =
    rules === faulty || rules === undefined
      ? []
      : rules.flatMap((rule) => (rule === faulty || (rule.trigger ?? 'Once') === 'Repeat' ? [] : [rule.id]));
  const canTell = rules !== faulty && !rules?.includes(faulty) && !onceIds.includes(faulty);
  return [
    ...(facts.knowsAll((type) => type === 'ReactorControl') && !reactorIds.includes(faulty)
      ? strangers(
          readyReactors,
          reactorIds,
          'readyReactors',
          (id) => `The level has no reactor ${quote(id)}.`,
        )
      : []),
    ...(canTell
      ? strangers(fired, onceIds, 'fired', (id) => `The level has no rule ${quote(id)} that fires once.`)
      : []),
  ];
}

function strangers(
  list: readonly (string | Faulty)[] | Faulty,
  known: readonly (string | Faulty)[],
  key: string,
  message: (id: string) => string,
): StateFault[] {
  if (list === faulty) return [];
  const seen = new Set<string>();
  const names = new Set(known);
  return list.flatMap((id, place): StateFault[] => {
    if (id === faulty) return [];
    if (isRepeated(seen, id)) return [repeated([key, place], quote(id))];
    return names.has(id) ? [] : [{ message: message(id), path: [key, place] }];
  });
}

function isNoFloor(facts: LevelFacts, position: PositionDraft): boolean {
  const cell = facts.cellOf(position);
  return cell === undefined ? facts.isOutside(position) : facts.ground(cell) === ABSENT;
}

function isRepeated(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

function repeated(path: Path, what: string): StateFault {
  return { message: `${what} is listed twice.`, path };
}

function entries<T>(list: readonly (T | Faulty)[] | Faulty): [number, T][] {
  if (list === faulty) return [];
  return list.flatMap((item, place): [number, T][] => (item === faulty ? [] : [[place, item]]));
}
