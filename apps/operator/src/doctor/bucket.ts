import { randomUUID } from 'node:crypto';
import { MARKER, s3Store } from '@cpc/api';
import type { DoctorLine } from '@cpc/contract';
import type { Settings } from '@cpc/settings';
import { fault, ok, reasonOf } from './line.ts';

/** The bucket of stored files: reached, its own, and this key may write and delete. */
export async function examineBucket({ s3 }: Pick<Settings, 's3'>): Promise<DoctorLine[]> {
  if (!s3) return [];
  const store = s3Store(s3);
  const key = `.doctor-${randomUUID()}`;
  try {
    const written = await store.send({ method: 'PUT', key, body: Buffer.from('doctor') });
    if (written.status === 404) return [fault('bucket', `there is no bucket ${store.place}`, 'make it')];
    await store.send({ method: 'DELETE', key });
    const marker = await store.send({ method: 'HEAD', key: MARKER });
    return [ok('bucket', marker.status === 404 ? `${store.place}: nothing was stored yet` : store.place)];
  } catch (error) {
    return [fault('bucket', reasonOf(error), 'check the S3_ variables, the rights of the key, and the store')];
  } finally {
    await store.close();
  }
}
