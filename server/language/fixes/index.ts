export { finish } from '../../../engine/core';
export type { Mend, NoMend, Proposal } from './mend';
export { hasPreferredMend, hasSafeMend, mendAll, mendSafely, type MendedAll, type Mending } from './mend-all';
export { faultsIn, fixesOf, mendOf, tryFixes, type Fix, type Fixing } from './offer';
export { mends } from './registry';
export { levelSubject, shapedSubject, subjectOf, type Subject, type SubjectSource } from './subject';
