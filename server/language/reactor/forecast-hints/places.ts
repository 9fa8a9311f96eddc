import type { Place } from '../../../../engine/core';
import type { Cell, Level } from '../../../../engine/reactor';
import type { Loss, Origin, State } from '../../../../engine/reactor/simulation';

/** Returns the place that represents a prop: its id, else its type. */
export function propPlace({ props }: Level, prop: number): Place {
  return { path: ['props', prop, props[prop]?.type === 'ReactorControl' ? 'id' : 'type'] };
}

/** Returns the place that represents a rule: its id. */
export function rulePlace(rule: number): Place {
  return { path: ['rules', rule, 'id'] };
}

/** The character of a cell on the map. */
export function cellPlace({ width }: Level, cell: Cell): Place {
  return { path: ['terrain', Math.floor(cell / width)], index: cell % width };
}

/** Returns the place at which the origin of a loss is written. */
export function originPlace({ machine: { level } }: State, origin: Origin): Place {
  switch (origin.kind) {
    case 'leak':
      return { path: [...nowPath(level), 'leaks', origin.index, 'carrier'] };
    case 'rule':
      return rulePlace(origin.index);
    case 'hazard': {
      const hazards = level.state?.hazards ?? level.hazards;
      const index = hazards.findIndex(({ cell }) => cell === origin.cell);
      return { path: [...nowPath(level), 'hazards', index, 'position'] };
    }
  }
}

/** Returns the place of a loss: the reactor that overheats, the robot, or the rule. */
export function lossPlace(level: Level, { cause, id }: Pick<Loss, 'cause' | 'id'>): Place {
  switch (cause) {
    case 'reactor':
      return propPlace(
        level,
        level.props.findIndex((prop) => prop.type === 'ReactorControl' && prop.id === id),
      );
    case 'robot':
      return { path: [...nowPath(level), 'robot', 'position'] };
    case 'rule':
      return rulePlace(level.rules.findIndex((rule) => rule.id === id));
  }
}

/** Returns the path of the state in which the forecast begins: the top of the file, or its saved game. */
function nowPath(level: Level): readonly string[] {
  return level.state === undefined ? [] : ['state'];
}
