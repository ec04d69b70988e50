import { backUp, restore, StartError, type StorePlace } from '@cpc/api';
import { databaseOf } from '@cpc/settings';
import type { Answer, Context } from '../io/command.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { settingsHere } from './env-file.ts';

/** `operator backup <folder>`: the servers may run on. */
export const backupCommand = (context: Context): Promise<Answer> =>
  copied(context, 'backed up to', (place, folder) => backUp(place, folder, new Date()));

/** `operator restore <folder>`: only into an empty place. */
export const restoreCommand = (context: Context): Promise<Answer> => copied(context, 'restored from', restore);

type Copy = (place: StorePlace, folder: string) => Promise<{ readonly madeAt: string; readonly files: object }>;

async function copied(context: Context, what: string, copy: Copy): Promise<Answer> {
  const settings = settingsHere(context);
  const [folder = ''] = context.args;
  const place = { dataDir: settings.dataDir, database: databaseOf(settings), inBucket: settings.s3 !== undefined };
  const { madeAt, files } = await copy(place, folder).catch((error: unknown) => {
    throw error instanceof StartError ? new Failure('refused', EXIT.refused, error.message) : error;
  });
  const count = Object.keys(files).length;
  return {
    data: { folder, made_at: madeAt, files: count },
    text: `${what} ${folder}: the database of ${madeAt} and ${count} files${settings.s3 ? `. The files in the bucket ${settings.s3.bucket} are not part of it` : ''}`,
  };
}
