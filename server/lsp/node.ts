/** The server as a process of its own, over standard input and output or Node's messages. */
import { startNodeServer } from './start-node';

startNodeServer();
