/** The server as a separate process, over standard input and output or Node IPC. */
import { startNodeServer } from './start-node';

startNodeServer();
