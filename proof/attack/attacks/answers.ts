import { setTimeout as sleep } from 'node:timers/promises';
import { STATION } from '@cpc/testkit';
import type { Attack, Scene } from '../attack.ts';
import { raw } from '../raw.ts';

const HEADERS = ['content-security-policy', 'x-content-type-options', 'permissions-policy', 'referrer-policy'] as const;
const MAX_WAIT_MS = 20_000;

/** What answers give away, and streams that continue after logout. */
export const answers: Attack = {
  name: 'answers',
  title: 'cached answers, missing headers, a stream after logout',
  async run(scene) {
    await headers(scene);
    await afterLogout(scene);
  },
};

async function headers({ shop, hold }: Scene): Promise<void> {
  const self = shop.visitor();
  const session = await self.call('User.guest', {});
  hold(/no-store/.test(String(session.headers['cache-control'])), 'an answer with a token can be cached');
  for (const path of ['/', '/partner/', '/api/docs', '/no/such']) {
    const { headers: received } = await self.send({ path });
    for (const name of HEADERS) hold(received[name] !== undefined, `${path} has no ${name}`);
    hold(received['access-control-allow-origin'] === undefined, `${path} is open to other origins`);
    hold(received['set-cookie'] === undefined, `${path} sets a cookie`);
    hold(received['x-powered-by'] === undefined, `${path} names its server program`);
  }
}

/** The stream of the caller's own queue ends with the session. */
async function afterLogout({ shop, hold }: Scene): Promise<void> {
  const self = await shop.guest();
  const { socket, received, end } = await raw(shop.port, self.address);
  socket.write(
    `GET /api/queue/stream?machine_id=${STATION} HTTP/1.1\r\nhost: shop\r\nauthorization: ${self.authorization}\r\n\r\n`,
  );
  for (let waited = 0; received() === '' && waited < 5_000; waited += 50) await sleep(50);
  await self.must('User.logout', {});
  // The connection may stay open for another call; the answer on it has ended.
  const hasEnded = () => socket.destroyed || received().endsWith('0\r\n\r\n');
  for (let waited = 0; !hasEnded() && waited < MAX_WAIT_MS; waited += 100) await sleep(100);
  hold(hasEnded(), `an event stream was open ${MAX_WAIT_MS / 1_000} s after its logout`);
  end();
}
