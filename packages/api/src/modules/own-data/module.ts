import { Readable } from 'node:stream';
import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { Services } from '../../base/services.ts';
import { countAttempt } from '../../records/accounts/attempts.ts';
import { erasedResolver } from '../../records/accounts/sessions.ts';
import { eraseAccount } from './erase.ts';
import { filesOf, type ArchivedFile } from './export.ts';
import { Zip, ZipPassThrough } from 'fflate';

/** Archives of one account in a quarter of an hour: each reads all of its pictures. */
const MAX_ARCHIVES = 5;

/** What customers do with everything that is stored of them: read it, and delete it (SN-07). */
export function ownDataModule(services: Services): Module {
  const { passwords } = services;
  return {
    handlers: {
      async 'User.erase'({ password }, call) {
        await eraseAccount(services, passwords, callerAs(call, 'customer').accountId, password);
        return { erased: true };
      },
    },
    principals: [erasedResolver(services)],
    routes(app, open) {
      app.get('/api/account/data', async (request, reply) => {
        const { accountId } = callerAs(await open(request, reply, ['customer']), 'customer');
        await countAttempt(services, [{ subject: ['archive', accountId], most: MAX_ARCHIVES }]);
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="my-data.zip"')
          .header('cache-control', 'no-store')
          .send(Readable.from(archiveOf(filesOf(services, accountId))));
      });
    },
  };
}

/**
 * A ZIP archive, made file by file, so that only one file is in memory. The files are stored, not compressed: pictures
 * are compressed already.
 */
async function* archiveOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
