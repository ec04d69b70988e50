import { backUp, restore, StartError, type StorePlace } from '@cpc/api';
import { databaseOf, readEnvironment } from '@cpc/settings';

/**
 * `npm run backup -- <folder>`, `npm run restore -- <folder>`: for the shop of DATA_DIR and DATABASE_URL, see
 * docs/CONFIGURATION.md.
 */
const [deed, folder] = process.argv.slice(2);

try {
  if (folder === undefined || (deed !== 'backup' && deed !== 'restore'))
    throw new StartError(`expected a folder: npm run ${deed ?? 'backup'} -- <folder>`);
  const { madeAt, files } =
    deed === 'backup' ? await backUp(placeOf(), folder, new Date()) : await restore(placeOf(), folder);
  const what = deed === 'backup' ? 'backed up to' : 'restored from';
  process.stdout.write(`${what} ${folder}: the database of ${madeAt} and ${Object.keys(files).length} files\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function placeOf(): StorePlace {
  const settings = readEnvironment(process.env);
  return { dataDir: settings.dataDir, database: databaseOf(settings) };
}
