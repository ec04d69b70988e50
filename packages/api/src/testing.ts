export { databases, type TestEngine } from './testing/databases.ts';
export { mayMount } from './testing/small-disk.ts';
export { smallDisk } from './testing/test-disk.ts';
export { DEAR, hostileDesign } from './testing/hostile-design.ts';
export { childrenOf, isRunning } from './testing/processes.ts';
export {
  testClock,
  type TestClock,
  testLog,
  testServices,
  type TestServices,
  TEST_CONFIG,
} from './testing/services.ts';
