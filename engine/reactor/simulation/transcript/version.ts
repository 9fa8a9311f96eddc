export { engineVersion } from '../../../core';
