/**
 * The server wherever it is started: as a process of Node's, or as a web worker. One script is both, since all but the
 * few lines that reach the client is the same (decision 014).
 */
if (typeof importScripts === 'function') void import('./browser.js');
else void import('./node.js');
