import type { Design } from '../design';
import { lixNukes } from './lix-nukes';
import { neutralCore } from './neutral-core';
import { rooms } from './rooms';

/** The designs, in the order of the page. */
export const designs: readonly Design[] = [rooms, neutralCore, lixNukes];
