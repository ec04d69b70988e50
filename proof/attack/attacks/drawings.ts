import { setTimeout as sleep } from 'node:timers/promises';
import { type DrawingId, MAX_PROMPT } from '@cpc/domain';
import type { Attack, Scene } from '../attack.ts';
import {
  MAX_DRAWINGS_AT_ONCE,
  MAX_DRAWINGS_BEFORE,
  MAX_DRAWINGS_PER_ADDRESS,
  MAX_REFUSAL_CPU_MS,
  MAX_STREAMS_PER_ACCOUNT,
} from '../bars.ts';
import { cpuOf } from '../cpu.ts';
import { awaitEnd, drawingOf, isOpen, MANY_READINGS } from '../draw.ts';
import type { Person } from '../person.ts';
import { type Raw, raw, statusOf } from '../raw.ts';

const LONG = 20_000;
/** Prompts that are refused or end as no words: what it costs to find that out. */
const PROMPTS: Readonly<Record<string, string>> = {
  letters: 'a'.repeat(LONG),
  marks: `a${'\u0301'.repeat(LONG - 1)}`,
  'look-alikes': '\u{1d68d}'.repeat(LONG / 2),
  settings: '<lora:x:1>'.repeat(MAX_PROMPT / 10),
  'open settings': '<lora:'.repeat(MAX_PROMPT / 6),
  arguments: '--aa '.repeat(MAX_PROMPT / 5),
  spaces: ' '.repeat(MAX_PROMPT),
  controls: '\u0001'.repeat(MAX_PROMPT),
  'unfolding characters': '\ufdfa'.repeat(MAX_PROMPT),
  'one-letter words': 'a b '.repeat(MAX_PROMPT / 4),
  'many readings': MANY_READINGS,
};
const GUESTS = { short: 4, full: 16, long: 16 } as const;
const EACH = { short: 5, full: 12, long: 12 } as const;
const CANCELS = { short: 3, full: 12, long: 12 } as const;
const STREAMS = { short: 30, full: 60, long: 60 } as const;
const MAX_WAIT_MS = { short: 120_000, full: 240_000, long: 240_000 } as const;
const OPENING_MS = 5_000;
const CPU_CALLS = 8;

/** Everything that drawings from words can cost others: words, begun work, streams and cancels (AI-04). */
export const drawings: Attack = {
  name: 'drawings',
  title: 'giant prompts, many drawings, streams and cancels from one address',
  async run(scene) {
    await prompts(scene);
    const { address } = scene.shop.visitor();
    const crowd: Person[] = [];
    for (let n = 0; n < GUESTS[scene.scale]; n += 1) crowd.push(await scene.shop.guest(address));
    let taken = await greedy(scene, crowd);
    await streams(scene, crowd[0]);
    await fairness(scene, crowd);
    taken += await cancels(scene, crowd);
    scene.note(`${taken} drawings of one address were begun`);
    scene.hold(taken <= MAX_DRAWINGS_PER_ADDRESS, `one address began ${taken} drawings of a station`);
  },
};

/** No prompt costs much before it is refused. */
async function prompts({ shop, hold, note }: Scene): Promise<void> {
  let worst = { name: '', ms: 0 };
  for (const [name, prompt] of Object.entries(PROMPTS)) {
    const self = await shop.guest();
    const ms = await cpuOf(shop.server.pid(), async () => {
      for (let time = 0; time < CPU_CALLS; time += 1) {
        const { status, code } = await self.call('Drawing.begin', drawingOf(prompt));
        hold(status < 500 && status > 0 && code !== 0, `the prompt of ${name} was answered ${status}, code ${code}`);
      }
    });
    if (ms / CPU_CALLS > worst.ms) worst = { name, ms: ms / CPU_CALLS };
  }
  note(`${Math.round(worst.ms)} ms of CPU for a prompt of ${worst.name}`);
  hold(
    worst.ms <= MAX_REFUSAL_CPU_MS,
    `a prompt of ${worst.name} cost ${Math.round(worst.ms)} ms of CPU, the bar is ${MAX_REFUSAL_CPU_MS}`,
  );
}

const openOf = async (self: Person): Promise<DrawingId[]> =>
  ((await self.call('Drawing.list', {})).output ?? []).filter(isOpen).map(({ drawing_id }) => drawing_id);

/** Every guest of the address begins as many as it can. @returns how many were begun */
async function greedy({ scale, hold }: Scene, crowd: readonly Person[]): Promise<number> {
  let taken = 0;
  for (const self of crowd) {
    const asked = Array.from({ length: EACH[scale] }, (_, n) => self.call('Drawing.begin', drawingOf(`a cat ${n}`)));
    const answers = await Promise.all(asked);
    taken += answers.filter(({ code }) => code === 0).length;
    hold(
      answers.every(({ status }) => status > 0 && status < 500),
      'a begun drawing was answered with a 5xx, or not at all',
    );
    const open = (await openOf(self)).length;
    hold(open <= MAX_DRAWINGS_AT_ONCE, `one account has ${open} open drawings`);
  }
  return taken;
}

/** Streams of one account are limited; they end with the attack. */
async function streams({ shop, scale, hold, note }: Scene, self: Person | undefined): Promise<void> {
  const [drawing_id] = self ? await openOf(self) : [];
  if (!self || drawing_id === undefined) return note('no drawing was open to be watched');
  const call = `GET /api/drawing/stream?drawing_id=${drawing_id} HTTP/1.1\r\nhost: shop\r\nauthorization: ${self.authorization}\r\n\r\n`;
  const sockets: Raw[] = [];
  for (let n = 0; n < STREAMS[scale]; n += 1) {
    const one = await raw(shop.port, self.address);
    one.socket.write(call);
    sockets.push(one);
  }
  const until = performance.now() + OPENING_MS;
  while (sockets.some(({ received }) => received() === '') && performance.now() < until) await sleep(100);
  const opened = sockets.filter(({ received }) => statusOf(received()) === 200).length;
  note(`${opened} streams for one account`);
  hold(opened > 0 && opened <= MAX_STREAMS_PER_ACCOUNT, `one account opened ${opened} streams`);
  for (const { end } of sockets) end();
}

/** While the address has many drawings in the queue, another customer's drawing is the next one. */
async function fairness({ shop, scale, hold, note }: Scene, crowd: readonly Person[]): Promise<void> {
  const counted = async () => (await Promise.all(crowd.map(openOf))).reduce((sum, open) => sum + open.length, 0);
  const honest = await shop.guest();
  const { drawing_id } = await honest.must('Drawing.begin', drawingOf('a red fox'));
  const before = await counted();
  const { state } = await awaitEnd(honest, drawing_id, MAX_WAIT_MS[scale]);
  const ended = before - (await counted());
  note(`${ended} of ${before} ended before an honest one`);
  hold(state === 'done', `an honest drawing is ${state}`);
  hold(ended <= MAX_DRAWINGS_BEFORE, `${ended} drawings of the crowd ended before an honest one`);
}

/** Cancels everything twice at once, begins anew and cancels again: nothing is left, and drawing goes on. @returns how many were begun */
async function cancels({ shop, scale, hold, isOver, note }: Scene, crowd: readonly Person[]): Promise<number> {
  let [calls, begun] = [0, 0];
  const cancelAll = async (self: Person) => {
    for (const drawing_id of await openOf(self)) {
      const twice = await Promise.all([0, 1].map(() => self.call('Drawing.cancel', { drawing_id })));
      calls += twice.length;
      hold(
        twice.every(({ status }) => status > 0 && status < 500),
        'a cancel was answered with a 5xx, or not at all',
      );
    }
  };
  for (let round = 0; round < CANCELS[scale] && (round === 0 || !isOver()); round += 1) {
    await Promise.all(crowd.map(cancelAll));
    const answers = await Promise.all(crowd.map((self) => self.call('Drawing.begin', drawingOf(`a dog ${round}`))));
    begun += answers.filter(({ code }) => code === 0).length;
  }
  await Promise.all(crowd.map(cancelAll));
  note(`${calls} cancels`);
  const left = (await Promise.all(crowd.map(openOf))).flat().length;
  hold(left === 0, `${left} drawings are open after their cancel`);
  const honest = await shop.guest();
  const { drawing_id } = await honest.must('Drawing.begin', drawingOf('a green turtle'));
  const { state } = await awaitEnd(honest, drawing_id, MAX_WAIT_MS[scale]);
  hold(state === 'done', `after the cancels an honest drawing is ${state}`);
  return begun;
}
