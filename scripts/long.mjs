/** `npm run test:long`: `npm test` with the whole of what it runs a share of, and the tests of e2e/engines/nightly. */
process.env.NIGHTLY = '1';
await import('./test.mjs');
