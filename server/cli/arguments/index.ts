export { isCommand, readArguments } from './read-arguments';
