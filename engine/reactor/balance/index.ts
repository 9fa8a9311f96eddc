export type { Balance, CostedAction, HazardBands } from './balance';
export { balanceFrom, defaultBalance } from './load';
export { balanceShape, eachNumber, numbers } from './numbers';
