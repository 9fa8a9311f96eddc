import type { Design } from '../design';
import { lixNukes } from './lix-nukes';
import { neutralCore } from './neutral-core';
import { reactorV1 } from './reactor-v1';
import { reducedModel } from './reduced-model';
import { rooms } from './rooms';

/** The designs, in the order of the page. */
export const designs: readonly Design[] = [reactorV1, reducedModel, rooms, neutralCore, lixNukes];
