import type { Attack, Scene } from '../attack.ts';
import type { Answer, Person } from '../person.ts';
import { type HostileRequest, hostileRequest } from '../shapes/requests.ts';

const CALLS = { short: 1_000, full: 10_000, long: 100_000 } as const;
const AT_ONCE = 64;
const RENEW_EVERY = 2_000;
const MAX_ANSWER_MS = 40_000;
/** Text that only a careless server exposes. */
const STACK = /node_modules|\bat .+\.[jt]s:\d+|SQLITE_|syntax error at or near/;

/** Bar 8: thousands of almost valid calls, from every kind of caller. */
export const fuzz: Attack = {
  name: 'fuzz',
  title: 'random calls from the contract, with odd headers, methods, paths and bodies',
  env: { REQUESTS_PER_MINUTE: '1000000' },
  // With the keys of the station and its owner it changes everything.
  alone: true,
  async run(scene) {
    const counts = new Map<string, number>();
    const count = CALLS[scene.scale];
    let [made, callers] = [0, await everyCaller(scene)];
    // A call that waits, such as a lease, does not hold up the others.
    const one = async () => {
      while (made < count) {
        made += 1;
        // By now a caller may have logged out or been blocked.
        if (made % RENEW_EVERY === 0) callers = { ...callers, ...(await everyCaller(scene)) };
        await tried(scene, callers, hostileRequest(scene.chance), counts);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    const shown = [...counts].toSorted(([, a], [, b]) => b - a).map(([status, times]) => `${times} × ${status}`);
    scene.note(`${count} calls: ${shown.join(', ')}`);
  },
};

type Callers = Readonly<Record<string, Person>>;

async function everyCaller({ shop }: Scene): Promise<Callers> {
  const customer = await shop.guest().catch(() => undefined);
  return { visitor: shop.visitor(), ...(customer ? { customer } : {}), ...keys(shop) };
}

const keys = ({ station, screen, partner }: Scene['shop']): Callers => ({ station, screen, partner });

async function tried(scene: Scene, callers: Callers, request: HostileRequest, counts: Map<string, number>) {
  const { who, ...asked } = request;
  const self = callers[who] ?? callers['visitor'];
  const answer = await self?.send({ ...asked, deadlineMs: MAX_ANSWER_MS });
  if (!answer) return;
  const status = answer.status === 0 ? 'no answer' : String(answer.status);
  counts.set(status, (counts.get(status) ?? 0) + 1);
  const problem = problemOf(answer);
  if (problem === undefined) return;
  const body = String(asked.body ?? '').slice(0, 300);
  scene.hold(false, `${problem}: ${asked.method} ${asked.path} by ${who} ${JSON.stringify(asked.headers)} ${body}`);
}

function problemOf({ status, bytes }: Answer): string | undefined {
  if (status === 0) return 'not answered';
  if (status >= 500 && status !== 503) return `answered ${status}`;
  return status >= 400 && STACK.test(bytes.toString()) ? 'answered with a stack' : undefined;
}
