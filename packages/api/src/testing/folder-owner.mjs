/** A process that owns a data folder until it is killed. Plain JavaScript, because it starts without a loader. */
import { DatabaseSync } from '@photostructure/sqlite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
const lock = new DatabaseSync(join(folder, 'process.lock'));
lock.exec('begin exclusive');
process.send('owned');
// A lock that nothing refers to may be collected, and is given back then.
setInterval(() => lock.isOpen, 1_000);
