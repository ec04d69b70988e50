import { setTimeout as sleep } from 'node:timers/promises';
import { photo } from '@cpc/api/testing/photo';
import { type Kind, plain, STATION } from '@cpc/testkit';
import { awaitReady, pay, place } from '../buy.ts';
import { upload } from '../multipart.ts';
import { type Answer, crowd, type Person } from '../person.ts';

/**
 * Honest customers beside an attack. They run in a separate process, so that they wait for the server only. Each call
 * is one line of JSON on standard output. Environment: ORIGIN, ADDRESS, SCREEN (the display's header), KINDS (JSON),
 * SCALE (`short` is calm: only whether they get what they ask for is judged, not when).
 */
const env = (name: string): string => process.env[name] ?? '';
/** Painting has the lowest priority on the station: if the station is busy, it waits. */
const MAX_PRINT_MS = 240_000;
const PAUSE_MS =
  env('SCALE') === 'short' ? { call: 500, upload: 6_000, print: 5_000 } : { call: 120, upload: 1_500, print: 500 };

const people = crowd({ origin: env('ORIGIN'), secrets: new Set() });
const home = people.at(env('ADDRESS'));
const { tokenHead, token } = await home.must('User.guest', {});
const self = home.as(tokenHead + token);
const screen = people.at(env('ADDRESS')).as(env('SCREEN'));
const kinds: readonly Kind[] = JSON.parse(env('KINDS'));
const picture = await photo(1_600, 1_200);

/** Below the uploads that one account may make in a quarter of an hour. */
const UPLOADS_EACH = 50;
let current = self;

process.once('SIGTERM', () => process.exit(0));
process.stdout.write(`${JSON.stringify({ ready: true, authorization: self.authorization })}\n`);
void forever('call', calls);
void forever('upload', async (turn) => checked(await upload(await uploader(turn), picture)));
void forever('print', print);

/** Somebody else after every {@link UPLOADS_EACH} pictures, so that no run is long enough to meet the limit of one person. */
async function uploader(turn: number): Promise<Person> {
  if (turn % UPLOADS_EACH === UPLOADS_EACH - 1) {
    const next = people.at(`127.0.9.${(Math.floor(turn / UPLOADS_EACH) % 250) + 1}`);
    const guest = await next.must('User.guest', {});
    current = next.as(guest.tokenHead + guest.token);
  }
  return current;
}

type What = keyof typeof PAUSE_MS;

async function forever(what: What, work: (turn: number) => Promise<number | void>): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const began = Date.now();
    const from = performance.now();
    try {
      const took = (await work(turn)) ?? performance.now() - from;
      printSample({ what, began, ms: took, wrong: '' });
    } catch (error) {
      printSample({
        what,
        began,
        ms: performance.now() - from,
        wrong: error instanceof Error ? error.message : String(error),
      });
    }
    await sleep(PAUSE_MS[what]);
  }
}

function printSample(sample: { what: What; began: number; ms: number; wrong: string }): void {
  process.stdout.write(`${JSON.stringify(sample)}\n`);
}

/** The calls that a page makes. */
async function calls(turn: number): Promise<void> {
  const asks: readonly (() => Promise<Answer>)[] = [
    () => self.call('Machine.get', { machine_id: STATION }),
    () => self.call('Goods.list', { machine_id: STATION, keyword: 'iphone' }),
    () => self.call('Queue.get', { machine_id: STATION }),
    () => self.send({ path: '/health' }),
  ];
  const answer = await asks[turn % asks.length]?.();
  if (answer) checked(answer);
}

function checked(answer: Answer): void {
  const fine = answer.status === 200 && (answer.code === 0 || answer.code === -1);
  if (!fine) throw new Error(`${answer.status} ${answer.error}`.trim());
}

/** From the settled payment until the item is in its bay. */
async function print(turn: number): Promise<number> {
  const kind = kinds[turn % kinds.length];
  if (!kind) throw new Error('the demo shop has no goods in stock');
  const order = await place(self, `bystander-${Date.now()}-${turn}`, [plain(kind, '#cc2233')]);
  await pay(self, order);
  const from = performance.now();
  const code = await awaitReady(self, order, MAX_PRINT_MS);
  const took = performance.now() - from;
  await collect(screen, code);
  return took;
}

async function collect(display: Person, code: string): Promise<void> {
  const { code: outcome, error, status } = await display.call('Pickup.verify', { code });
  // An attacker types wrong codes at the same display: the keypad is locked, and the item stays in its bay until it is
  // not.
  if (outcome !== 0 && error !== 'pickupLocked') throw new Error(`the pickup was refused: ${status} ${error}`);
}
