import type { Design } from '../design';
import { lixNukes } from './lix-nukes';

/** The designs, in the order of the page. */
export const designs: readonly Design[] = [lixNukes];
