import { connect } from 'node:tls';
import type { DoctorLine } from '@cpc/contract';
import type { Settings } from '@cpc/settings';
import { fetched } from './fetching.ts';
import { fault, ok, reasonOf, warning } from './line.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

/** The server answers here, and customers reach it at its public address. */
export async function examineAddresses({ host, port, publicUrl }: Settings): Promise<DoctorLine[]> {
  const here = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
  const running = await answers(`${here}/ready`);
  const server =
    running === 200
      ? ok('server', `runs at ${here}`)
      : running === undefined
        ? warning('server', `nothing answers at ${here}`, 'start it: ENV_FILE=<file> node apps/server/dist/main.mjs')
        : fault('server', `${here}/ready answers ${running}`, 'look at its log');
  // Without a server, its public address says nothing new.
  if (publicUrl === undefined || running === undefined) return [server];
  return [server, ...(await publicLines(publicUrl))];
}

async function answers(url: string): Promise<number | undefined> {
  try {
    return (await fetched(url)).status;
  } catch {
    return undefined;
  }
}

async function publicLines(publicUrl: string): Promise<DoctorLine[]> {
  const todo = `let ${publicUrl} lead to the server: name, certificate, proxy`;
  try {
    const { status } = await fetched(`${publicUrl}/health`);
    if (status !== 200) return [fault('publicUrl', `${publicUrl}/health answers ${status}`, todo)];
    return [ok('publicUrl', `${publicUrl} leads to the server`), ...(await certificateLine(publicUrl))];
  } catch (error) {
    return [fault('publicUrl', `${publicUrl} cannot be reached: ${reasonOf(error)}`, todo)];
  }
}

async function certificateLine(publicUrl: string): Promise<DoctorLine[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  const until = await validUntil(hostname, Number(port || 443)).catch(() => undefined);
  if (until === undefined) return [];
  const days = Math.floor((until - Date.now()) / DAY_MS);
  const found = `the certificate is valid for ${days} days`;
  return [days < SOON_DAYS ? warning('tls', found, 'renew it, and let it renew itself') : ok('tls', found)];
}

function validUntil(host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port, servername: host, timeout: 5_000 }, () => {
      done(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.on('error', fail).on('timeout', () => socket.destroy(new Error('no answer')));
  });
}
