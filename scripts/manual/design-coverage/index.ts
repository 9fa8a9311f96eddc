export { coveragePage } from './coverage-page';
export { designs } from './demands';
export { coverageFaults } from './faults';
export { tagsOf, tagsOfText } from './tags';
