import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partFolder } from '../../base/ports/part-folder.ts';
import { guest } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { photo } from '../../testing/pictures.ts';
import { groundServer } from '../../testing/server.ts';
import { storedIn } from '../../testing/services.ts';
import { mayMount } from '../../testing/small-disk.ts';
import { smallDisk } from '../../testing/test-disk.ts';
import { upload } from '../../testing/upload.ts';

const picture = await photo(1_600, 1_200);
const TUS = { 'tus-resumable': '1.0.0' };

describe.skipIf(!mayMount()).each(databases())('files on a full disk, $engine', ({ open }) => {
  async function shop() {
    const db = await open();
    const disk = smallDisk(8);
    const blobs = storedIn(join(disk.folder, 'blobs'), db);
    const { app } = await groundServer(db, { blobs, parts: partFolder(join(disk.folder, 'parts')) });
    return { app, disk, me: await guest(app) };
  }

  it('[RL-03.8] a picture is answered 503, leaves nothing behind, and is accepted later', async () => {
    const { app, disk, me } = await shop();
    await upload(app, me.headers, await photo(320, 240));
    const files = () =>
      readdirSync(disk.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const before = files().length;
    disk.fill();
    expect((await upload(app, me.headers, picture)).http).toBe(503);
    disk.makeRoom();
    expect(files()).toHaveLength(before);
    expect((await upload(app, me.headers, picture)).http).toBe(200);
  });

  it('[RL-03.2] [RL-03.8] [AP-06.4] an upload in parts continues where the disk was full', async () => {
    const { app, disk, me } = await shop();
    const ask = (method: 'POST' | 'HEAD' | 'PATCH', url: string, headers: object, payload?: Buffer) =>
      app.inject({ method, url, headers: { ...me.headers, ...TUS, ...headers }, ...(payload ? { payload } : {}) });
    const made = await ask('POST', '/api/upload/parts', { 'upload-length': String(picture.length) });
    const url = String(made.headers['location']);
    const send = (from: number) =>
      ask(
        'PATCH',
        url,
        { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
        picture.subarray(from),
      );
    disk.fill(10_000);
    expect((await send(0)).statusCode).toBe(503);
    const came = Number((await ask('HEAD', url, {})).headers['upload-offset']);
    expect(came).toBeLessThan(picture.length);
    disk.makeRoom();
    expect((await send(came)).statusCode).toBe(204);
    const whole = await me.must('Upload.finish', { upload_id: url.split('/').at(-1) ?? '' });
    expect(whole).toEqual((await upload(app, me.headers, picture)).data);
  });
});
