export type { Mend, NoMend, Proposal } from './mend';
export {
  finish,
  hasPreferredMend,
  hasSafeMend,
  mendAll,
  mendSafely,
  type MendedAll,
  type Mending,
} from './mend-all';
export { faultsIn, fixesIn, fixesOf, mendOf, type Fix } from './offer';
export { mends } from './registry';
export { levelSubject, subjectOf, type Subject, type SubjectSource } from './subject';
