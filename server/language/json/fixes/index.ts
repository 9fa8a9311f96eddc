export { finish } from '../../../../engine/core';
export { hasPreferredMend, hasSafeMend, mendAll, mendSafely } from './mend-all';
export { faultsIn, fixesOf, mendOf, tryFixes, type Fix } from './offer';
export { mends } from '../../reactor/fixes/registry';
export { levelSubject, shapedSubject, subjectOf, type Subject } from './subject';
