import { memoize } from '../../core';
import { perCarrier } from '../terms';
import type { Scene, SceneNetwork, SceneProp } from './scene';

/**
 * Returns the part of a scene that a player sees without the underground. What is drawn or said of it cannot show the
 * underground, because it is not there: networks, arms of junctions, lines of consumers, the cells of leaks in walls,
 * and what only concerns the author: targets of rules and problems.
 */
export function surfaceScene(scene: Scene): Scene {
  return {
    ...scene,
    networks: perCarrier(() => noNetwork(scene.terrain)),
    props: scene.props.map(surfaceProp),
    leaks: scene.leaks.map((leak) => (leak.cell === leak.access ? leak : { ...leak, cell: leak.access })),
    ruleTargets: [],
    problems: [],
    underground: false,
  };
}

function surfaceProp(prop: SceneProp): SceneProp {
  if ('arms' in prop) return { ...prop, arms: null };
  return 'line' in prop ? { ...prop, line: null } : prop;
}

const noNetwork = memoize((terrain: Uint8Array): SceneNetwork => ({
  cells: new Uint8Array(terrain.length),
  supply: null,
  severed: [],
}));
