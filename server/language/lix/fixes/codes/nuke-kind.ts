import { nukeKinds } from '../../../../../engine/lix';
import { setAt, type LixFix } from '../tools';

/** A scenario without a nuke that can be: each kind that there is. */
export const nukeKind: LixFix = (problem) => nukeKinds.map((kind) => setAt(problem, ['nuke'], kind));
