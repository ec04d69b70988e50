import { AwsV4Signer } from 'aws4fetch';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetch } from 'undici';
import { afterAll } from 'vitest';
import type { S3Config } from '../base/ports/s3-store.ts';

const KEYS = { accessKeyId: 'test', secretAccessKey: 'testing', region: 'us-east-1' };
const MAX_WAIT_MS = 60_000;

/**
 * Ceph's S3 gateway with a store in memory, for the suite that calls this where it is declared.
 * @returns a function that makes an empty bucket; undefined if the programs are missing
 */
export function s3ForTests(): (() => Promise<S3Config>) | undefined {
  if (!['radosgw', 'ceph-mon', 'ceph-osd'].every((program) => existsSync(`/usr/bin/${program}`))) {
    process.stderr.write(
      '\n!!! radosgw is not installed here: NO TEST RUNS WITH AN S3 STORE. Install radosgw, ceph-mon, ceph-osd. !!!\n\n',
    );
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'cpc-s3-'));
  let started: Promise<string> | undefined;
  afterAll(() => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.pid'))) stop(join(folder, file));
    rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    const endpoint = await (started ??= start(folder));
    const bucket = `test-${randomUUID()}`;
    const { url, headers } = await new AwsV4Signer({
      method: 'PUT',
      url: `${endpoint}/${bucket}`,
      service: 's3',
      ...KEYS,
    }).sign();
    const made = await fetch(url, { method: 'PUT', headers: Object.fromEntries(headers) });
    if (!made.ok) throw new Error(`no bucket: ${made.status} ${await made.text()}`);
    return { endpoint, bucket, ...KEYS };
  };
}

/** In memory: what is stored ends with the test. */
function stop(pidFile: string): void {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function start(folder: string): Promise<string> {
  const [port = 0, first = 0, second = 0] = await freePorts(3);
  const id = randomUUID();
  const monitor = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`;
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  const conf = join(folder, 'ceph.conf');
  writeFileSync(conf, configuration(folder, id, monitor, port));
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, {
      env: { ...process.env, CEPH_CONF: conf },
      cwd: folder,
      stdio: 'ignore',
      timeout: MAX_WAIT_MS,
    });
  run('monmaptool', '--create', '--fsid', id, '--addv', 'a', monitor, join(folder, 'monmap'));
  run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', join(folder, 'monmap'));
  run('ceph-mon', '-i', 'a');
  const store = randomUUID();
  run('ceph', 'osd', 'new', store);
  run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
  run('ceph-osd', '-i', '0');
  run('radosgw', '-i', 'rgw', '--name', 'client.rgw');
  const { accessKeyId, secretAccessKey } = KEYS;
  const user = ['--uid=test', '--display-name=test', `--access-key=${accessKeyId}`, `--secret=${secretAccessKey}`];
  run('radosgw-admin', 'user', 'create', ...user);
  const endpoint = `http://127.0.0.1:${port}`;
  for (let waited = 0; !(await fetch(endpoint).catch(() => undefined)); waited += 100) {
    if (waited > MAX_WAIT_MS) throw new Error('the S3 gateway does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return endpoint;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** One monitor, one store in memory, no manager, and no keys between them. */
const configuration = (folder: string, id: string, monitor: string, port: number): string => `[global]
fsid = ${id}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
admin socket = ${folder}/$name.sock
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
log to stderr = false
crash dir = ${folder}/crash
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 1000
osd crush chooseleaf type = 0
[mon]
mon data = ${folder}/mon
mon initial members = a
mon data avail crit = 1
[osd]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd op num shards = 2
osd memory target = 939524096
[client]
# Without keys there is no secure mode, which the gateway asks for.
ms mon client mode = crc
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw thread pool size = 32
rgw run sync thread = false
rgw data = ${folder}/rgw
`;
