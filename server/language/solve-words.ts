export { solveWords, whyWords, type SolveWords } from '../../engine/reactor/words';
