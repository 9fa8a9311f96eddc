import { memoize } from '../../../engine/core';
import { hazardFields, hazardKeys, type HazardField } from '../../../engine/reactor';
import { heatOf, type Machine, type State } from '../../../engine/reactor/simulation';
import type { Frame } from '../modes/frames';

/** One value per frame, with reference lines. */
export interface Series {
  readonly name: string;
  readonly kind: 'reactor' | HazardField;
  /** One list per reactor, or a single list: one value per frame. */
  readonly lines: readonly (readonly number[])[];
  readonly caution: number;
  readonly critical: number;
  readonly max: number;
}

const worstOf: (state: State) => readonly number[] = memoize(({ hazards }: State) => {
  const worst = [0, 0, 0, 0];
  for (let at = 0; at < hazards.length; at++) {
    const value = hazards[at] ?? 0;
    if (value > (worst[at & 3] ?? 0)) worst[at & 3] = value;
  }
  return worst;
});

/** The maximum number of plotted reactors. With more, only the greatest heat is plotted. */
const maxReactors = 8;

function reactorLines(frames: readonly Frame[], { reactors }: Machine): (readonly number[])[] {
  const heats = (state: State): number[] => reactors.map((each) => heatOf(state, each));
  if (reactors.length > maxReactors)
    return [frames.map(({ state }) => heats(state).reduce((most, heat) => Math.max(most, heat), 0))];
  return reactors.map((each) => frames.map(({ state }) => heatOf(state, each)));
}

function reactorName(count: number): string {
  if (count > maxReactors) return 'Hottest reactor';
  return count === 1 ? 'Reactor heat' : 'Reactor heat, each';
}

/** Returns the plotted series: the heat of each reactor, and the maximum of each hazard. */
export const seriesOf: (frames: readonly Frame[]) => readonly Series[] = memoize(
  (frames: readonly Frame[]): readonly Series[] => {
    const machine = frames[0]?.state.machine;
    if (machine === undefined) return [];
    const { reactor, hazard } = machine.balance;
    const { heat } = hazard.bands;
    const worst = frames.map(({ state }) => worstOf(state));
    return [
      {
        name: reactorName(machine.reactors.length),
        kind: 'reactor',
        lines: reactorLines(frames, machine),
        ...heat,
        max: Math.max(heat.critical, reactor.terminalFrom) * 1.25,
      },
      ...hazardFields.map((field, index): Series => {
        const { caution, critical } = hazard.bands[hazardKeys[field]];
        const values = worst.map((each) => each[index] ?? 0);
        const max = Math.max(critical * 1.25, ...values);
        return { name: `Worst ${field.toLowerCase()}`, kind: field, lines: [values], caution, critical, max };
      }),
    ];
  },
);
