/**
 * Entry point of the server as a Node process or a web worker. Both share one script, because only the few lines that
 * connect to the client differ (decision 014).
 */
if (typeof importScripts === 'function') void import('./browser.js');
else void import('./node.js');
