import type { Constraint } from './constraints';

/** A demand, with the index of the predicate that makes it. */
export type Demand = Constraint & { readonly place: number };

/** Two predicates of a rule that cannot both hold. A predicate that never holds is in conflict with itself. */
export interface Conflict {
  readonly place: number;
  readonly earlier: number;
}

/** The combined demands of the predicates of one rule. */
export interface Demands {
  readonly subjects: Map<string, Subject>;
  /** The least number of each remedy that the robot has to carry. */
  readonly carried: Map<string, number>;
  readonly capacity: number;
}

/** All demands on one thing. */
interface Subject {
  readonly demands: Demand[];
  allowed: readonly string[] | undefined;
  min: number;
  max: number;
  readonly except: Set<number>;
}

/** Creates an empty set of demands. `capacity` is the number of remedies that the robot can carry. */
export function noDemands(capacity: number): Demands {
  return { subjects: new Map(), carried: new Map(), capacity };
}

/** Adds a demand and returns the conflict that it causes, if any. */
export function addDemand(demands: Demands, demand: Demand): Conflict | undefined {
  const { subjects } = demands;
  let subject = subjects.get(demand.subject);
  if (!subject) subjects.set(demand.subject, (subject = newSubject()));
  narrow(subject, demand);
  return conflictOn(subject, demand) ?? overCapacity(demands, demand);
}

function newSubject(): Subject {
  return { demands: [], allowed: undefined, min: -Infinity, max: Infinity, except: new Set() };
}

function narrow(subject: Subject, demand: Demand): void {
  subject.demands.push(demand);
  if (demand.kind === 'values') {
    subject.allowed = subject.allowed?.filter((value) => demand.allowed.includes(value)) ?? demand.allowed;
    return;
  }
  subject.min = Math.max(subject.min, demand.min);
  subject.max = Math.min(subject.max, demand.max);
  if (demand.except !== undefined) subject.except.add(demand.except);
}

/** Returns true if a single value meets all demands. */
function canHold({ allowed, min, max, except }: Subject): boolean {
  if (allowed) return allowed.length > 0;
  const count = max - min + 1;
  if (count > except.size) return true;
  return count > [...except].filter((value) => value >= min && value <= max).length;
}

function conflictOn(subject: Subject, demand: Demand): Conflict | undefined {
  if (canHold(subject)) return undefined;
  const { place } = demand;
  if (!canHold(together([demand]))) return { place, earlier: place };
  const partner = subject.demands.find((other) => !canHold(together([other, demand]))) ?? subject.demands[0];
  return { place, earlier: partner?.place ?? place };
}

function together(demands: readonly Demand[]): Subject {
  const subject = newSubject();
  for (const demand of demands) narrow(subject, demand);
  return subject;
}

/** Finds a conflict where the robot cannot carry all demanded remedies together. */
function overCapacity({ carried, subjects, capacity }: Demands, demand: Demand): Conflict | undefined {
  if (demand.kind !== 'range' || !demand.subject.startsWith('inventory ')) return undefined;
  carried.set(demand.subject, Math.max(carried.get(demand.subject) ?? 0, demand.min));
  let total = 0;
  for (const count of carried.values()) total += count;
  if (total <= capacity) return undefined;
  const places = [...carried.keys()].map(
    (subject) => subjects.get(subject)?.demands[0]?.place ?? demand.place,
  );
  return { place: demand.place, earlier: Math.min(...places) };
}
