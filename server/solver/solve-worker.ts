/** The script of a worker that searches: a Node thread or a web worker. */
import { worker, workerEmit } from 'workerpool';
import type { SolveJob } from './job';
import { runJob } from './run';

worker({ solve: (job: SolveJob) => runJob(job, workerEmit) });
