import type { S3Store } from './s3-store.ts';

/** What is done with the objects of a bucket. */
export function s3Objects(store: S3Store) {
  /** @returns the last UTC millisecond at which it can have been put, for a time has whole seconds; undefined: none */
  const putAt = async (key: string): Promise<number | undefined> => {
    const { status, headers } = await store.send({ method: 'HEAD', key });
    return status === 404 ? undefined : Date.parse(String(headers['last-modified'])) + 999;
  };
  const get = async (key: string): Promise<Buffer | undefined> => {
    const { status, body } = await store.send({ method: 'GET', key });
    return status === 404 ? undefined : body;
  };
  /** Nothing happens if there is no such object. */
  const copy = async (from: string, to: string): Promise<void> => {
    await store.send({ method: 'PUT', key: to, headers: { 'x-amz-copy-source': `/${store.bucket}/${from}` } });
  };
  const remove = async (key: string): Promise<void> => {
    await store.send({ method: 'DELETE', key });
  };
  return { putAt, get, copy, remove };
}
