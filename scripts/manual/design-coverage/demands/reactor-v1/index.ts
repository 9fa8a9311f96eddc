import type { Design } from '../../design';
import { files } from './files';
import { play } from './play';
import { props } from './props';
import { turn } from './turn';
import { world } from './world';

/** The design of version 1 of the game. */
export const reactorV1: Design = {
  title: 'Reactor Maintenance v1',
  intro:
    'Where the rules of a turn can be read in more than one way, [decision 008](decisions/008-simulation-readings.md) says how ' +
    'they are read. The summary of the design repeats its sections and has no rows of its own.',
  sections: [...play, ...world, ...props, ...turn, ...files],
};
