export type { Balance, CostedAction, HazardBands } from './balance';
export { balanceFrom, defaultBalance } from './load';
export { balanceShape, eachNumber } from './numbers';
