export { databases, type TestEngine } from './testing/databases.ts';
export {
  testClock,
  type TestClock,
  testLog,
  testServices,
  type TestServices,
  TEST_CONFIG,
} from './testing/services.ts';
