export { databaseOf } from './database-of.ts';
export { envLine, readEnvFile, withEnvFile } from './env-file.ts';
export { EnvironmentError, readEnvironment, type Settings, VARIABLES } from './environment.ts';
export { warningsOf } from './warnings.ts';
export { paypalOf } from './paypal-of.ts';
