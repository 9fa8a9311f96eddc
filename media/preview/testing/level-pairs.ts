import type { Level } from '../../../engine/reactor';
import { directions, stepTo } from '../../../engine/reactor/simulation/network/directions';
import type { Random } from '../../../engine/reactor/simulation/testing/random';
import { smallLevel } from '../../../engine/reactor/simulation/testing/random-level';
import { carriers, junctionTypes, includes, type Carrier } from '../../../engine/reactor/terms';

/**
 * Creates two levels that differ underground only: in one more cell of a network, in the turn in which a rule cuts it out, and
 * if both cells are in walls of one floor cell, in the source of a leak. Returns `undefined` if there is no place for them.
 */
export function levelPair(random: Random): readonly [Level, Level] | undefined {
  const level: Level = { ...smallLevel(random), allSeeingEye: 'Locked' };
  const carrier = random.pick([...carriers, 'Electricity'] as const);
  const ends = deadEnds(level, carrier);
  const inWalls = carrier === 'Electricity' ? ends.filter((end) => level.floor[end] === 0) : [];
  const partners = (end: number, face: number) =>
    inWalls.filter((each) => each !== end && facesOf(level, each).includes(face));
  const faces = inWalls.flatMap((end) =>
    facesOf(level, end).flatMap((face) => partners(end, face).map((other) => ({ end, other, face }))),
  );
  if (faces.length > 0) {
    const { end, other, face } = random.pick(faces);
    return [withEnd(level, carrier, end, 9, face), withEnd(level, carrier, other, 9, face)];
  }
  if (ends.length < 2) return undefined;
  const one = random.pick(ends);
  const other = random.pick(ends.filter((end) => end !== one));
  const turn = (): number => 1 + random.integer(4);
  return [withEnd(level, carrier, one, turn()), withEnd(level, carrier, other, turn())];
}

function withEnd(level: Level, carrier: Carrier, cell: number, turn: number, access?: number): Level {
  const cells = level.networks[carrier].slice();
  cells[cell] = 1;
  const leak = { carrier, cell, access: access ?? cell, state: 'Repaired', severity: 2 } as const;
  return {
    ...level,
    networks: { ...level.networks, [carrier]: cells },
    leaks: access === undefined ? level.leaks : [...level.leaks, leak],
    rules: [
      ...level.rules,
      {
        id: 'cut',
        enabled: true,
        trigger: 'Once',
        phase: 'EndOfTurn',
        priority: 0,
        predicates: [{ type: 'Turn', op: '>=', value: turn }],
        effects: [{ type: 'DisableNetworkCell', carrier, cell }],
      },
    ],
  };
}

/** Lists the free cells that can prolong a network: next to exactly one cell of it, which is not at a junction. */
function deadEnds(level: Level, carrier: Carrier): number[] {
  const network = level.networks[carrier];
  const props = new Map(level.props.map(({ cell, type }) => [cell, type]));
  return Array.from(network.keys()).filter((cell) => {
    const beside = neighbors(level, cell).filter((next) => network[next] === 1);
    const type = props.get(beside[0] ?? -1);
    return (
      network[cell] === 0 &&
      !props.has(cell) &&
      beside.length === 1 &&
      !(type !== undefined && includes(junctionTypes, type))
    );
  });
}

function facesOf(level: Level, cell: number): number[] {
  return neighbors(level, cell).filter((next) => level.floor[next] === 1);
}

function neighbors(level: Level, cell: number): number[] {
  return directions.map((side) => stepTo(level, cell, side)).filter((next) => next >= 0);
}
