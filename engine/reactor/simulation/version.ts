export { engineVersion } from '../../core';
