import type { Faultless } from '../../shape';
import type { SavedState } from '../level';
import { carrierKeys, perCarrier } from '../terms';
import { hazardFrom, leakFrom, robotFrom, type CellOf } from './floor-from';
import type { StateDraft } from './shapes';

/** Builds the saved state of a file without errors. */
export function stateFrom(state: Faultless<StateDraft>, cellOf: CellOf): SavedState {
  return {
    turn: state.turn + 0,
    actionsLeft: state.actionsLeft + 0,
    moves: state.moves + 0,
    status: state.status,
    lossCause: state.lossCause,
    robot: robotFrom(state.robot, cellOf),
    allSeeingEye: state.allSeeingEye,
    props: state.props.map(({ position, state: now, mode }) => ({
      cell: cellOf(position),
      ...(now === undefined ? {} : { state: now }),
      ...(mode === undefined ? {} : { mode }),
    })),
    leaks: state.leaks.map((leak) => leakFrom(leak, cellOf)),
    severed: state.severed.map(({ carrier, position }) => ({ carrier, cell: cellOf(position) })),
    hazards: state.hazards.map((hazard) => hazardFrom(hazard, cellOf)),
    previous: state.previous.map((hazard) => hazardFrom(hazard, cellOf)),
    networks: perCarrier((carrier) => {
      const { amount, potential } = state.networks[carrierKeys[carrier]];
      return { amount, potential };
    }),
    services: state.services,
    readyReactors: state.readyReactors,
    fired: state.fired,
  };
}
