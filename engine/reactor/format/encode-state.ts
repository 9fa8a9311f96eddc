import type { JsonObject } from '../../json';
import type { SavedState } from '../level';
import { carrierKeys, carriers } from '../terms';
import { encodeHazard, encodeLeak, encodeRobot, type PositionOf } from './encode-floor';

/** Writes a saved game's `state`, every key, in the format's order. */
export function encodeState(state: SavedState, positionOf: PositionOf): JsonObject {
  return {
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    moves: state.moves,
    status: state.status,
    lossCause: state.lossCause,
    robot: encodeRobot(state.robot, positionOf),
    allSeeingEye: state.allSeeingEye,
    props: state.props.map(({ cell, ...now }) => ({ position: positionOf(cell), ...now })),
    leaks: state.leaks.map((leak) => encodeLeak(leak, positionOf)),
    severed: state.severed.map(({ carrier, cell }) => ({ carrier, position: positionOf(cell) })),
    hazards: state.hazards.map((hazard) => encodeHazard(hazard, positionOf)),
    previous: state.previous.map((hazard) => encodeHazard(hazard, positionOf)),
    networks: Object.fromEntries(
      carriers.map((carrier) => [carrierKeys[carrier], { ...state.networks[carrier] }]),
    ),
    services: state.services,
    readyReactors: state.readyReactors,
    fired: state.fired,
  };
}
