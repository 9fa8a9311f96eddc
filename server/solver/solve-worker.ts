/** The script of a worker that searches: a thread of Node's, or a web worker. */
import { worker, workerEmit } from 'workerpool';
import type { SolveJob } from './job';
import { runJob } from './run';

worker({ solve: (job: SolveJob) => runJob(job, workerEmit) });
