import type { Attack, Scene } from '../attack.ts';
import { MAX_REFUSAL_CPU_MS } from '../bars.ts';
import { cpuOf } from '../cpu.ts';
import { type HostileBody, HOSTILE_BODIES } from '../shapes/bodies.ts';

const PATHS = [
  '/userphoneapplets/index',
  '/partnerapplets/index',
  '/stationapplets/index',
  '/api/Paypal/webhook',
] as const;
const BYTES = 3.9 * 2 ** 20;
const TIMES = { short: 1, full: 4, long: 8 } as const;
const noCpu = async (work: () => Promise<void>): Promise<number> => {
  await work();
  return 0;
};

/** Review 2: bodies of 4 MB from a visitor without a login, which took seconds to parse. */
export const bodies: Attack = {
  name: 'bodies',
  title: 'large bodies without a login, of every shape',
  async run(scene) {
    let worst = { name: '', ms: 0 };
    for (const body of HOSTILE_BODIES) {
      if (scene.isOver()) break;
      const ms = await refusal(scene, body);
      if (ms > worst.ms) worst = { name: body.name, ms };
    }
    if (scene.scale === 'short') return;
    scene.note(`${Math.round(worst.ms)} ms of CPU for ${worst.name}`);
    scene.hold(
      worst.ms <= MAX_REFUSAL_CPU_MS,
      `${worst.name} cost ${Math.round(worst.ms)} ms of CPU, the bar is ${MAX_REFUSAL_CPU_MS}`,
    );
  },
};

/** @returns what it costs the server to refuse such a body, ms of CPU */
async function refusal({ shop, scale, hold }: Scene, { name, type, make }: HostileBody): Promise<number> {
  const self = shop.visitor();
  const body = make(BYTES);
  const asked = PATHS.flatMap((path) => Array<string>(TIMES[scale]).fill(path));
  const measured = (work: () => Promise<void>) => (scale === 'short' ? noCpu(work) : cpuOf(shop.server.pid(), work));
  const ms = await measured(async () => {
    for (const path of asked) {
      const { status } = await self.send({ method: 'POST', path, headers: { 'content-type': type }, body });
      // A connection that the server closes during the upload counts as refused too.
      hold(status === 0 || (status >= 400 && status < 500), `${name} to ${path} got status ${status}`);
    }
  });
  return ms / asked.length;
}
