import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/**
 * Reserves the station's directory for this process: two agents on one journal could print a job twice. The lock is a
 * socket name that the operating system releases when the process ends, however it ends.
 * @throws ConfigError while another agent holds it
 */
export async function onlyAgentIn(directory: string): Promise<Server> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = `cpc-station-${createHash('sha256')
    .update(await realpath(directory))
    .digest('hex')
    .slice(0, 24)}`;
  const address = addressOf(name);
  if (isFile(address) && !(await answers(address))) await rm(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new ConfigError(`STATION_DIR is in use by another agent: ${directory}`) : error,
      ),
    );
    server.listen(address, resolve);
  });
  return server.unref();
}

function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Only a socket that is a file remains after its process. */
const isFile = (address: string): boolean => address.endsWith('.sock');

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}
