export { databaseOf } from './database-of.ts';
export { readEnvironment, type Settings } from './environment.ts';
export { warningsOf } from './warnings.ts';
