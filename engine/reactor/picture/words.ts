import { counted } from '../../core';
import { stateText } from '../words/state-words';
import type { Scene } from './scene';

/** Returns the title of a picture and a description of one or two sentences. */
export function sceneWords(scene: Scene): { readonly title: string; readonly description: string } {
  const { title, width, height, moment, props, leaks, codes, robot } = scene;
  const name = title === '' ? 'A level without a title' : title;
  const leaking = leaks.filter((leak) => leak.leaking).length;
  let hazardous = 0;
  for (let cell = 0; cell < width * height; cell++) if (codes[cell] !== 0) hazardous++;
  const parts = [
    `${width} × ${height} cells`,
    counted(props.length, 'prop'),
    counted(leaking, 'open leak'),
    `hazards on ${counted(hazardous, 'cell')}`,
    ...(robot === null ? [] : [`the robot at [${robot.cell % width}, ${Math.floor(robot.cell / width)}]`]),
    ...(scene.underground ? [] : ['the underground hidden']),
  ];
  return {
    title: moment === null ? name : `${name}, turn ${moment.turn}: ${stateText(moment.status)}`,
    description: `${parts.join(', ')}.`,
  };
}

/** Returns the caption of a picture: that a reactor is ready, or nothing. */
export function readyLines({ moment }: Scene): readonly string[] {
  return moment?.status === 'Ready' ? [stateText(moment.status)] : [];
}
