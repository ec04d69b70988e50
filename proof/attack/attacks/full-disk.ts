import { setTimeout as sleep } from 'node:timers/promises';
import { photo } from '@cpc/api/testing/photo';
import { EMPTY_DOCUMENT } from '@cpc/design';
import type { WorkId } from '@cpc/domain';
import { plain, STATION } from '@cpc/testkit';
import type { Attack, Scene } from '../attack.ts';
import { awaitReady, pay, place } from '../buy.ts';
import { upload } from '../multipart.ts';
import type { Answer, Person } from '../person.ts';

const ROUNDS = { short: 1, full: 3, long: 5 } as const;
const CALLS = 20;
const MAX_ANSWER_MS = 10_000;
const MAX_RECOVERY_MS = 20_000;
const MAX_READY_MS = 200_000;

/** Review 7: the disk is full, and the server's log is on the same disk. */
export const fullDisk: Attack = {
  name: 'full-disk',
  title: 'a full disk for the data, the temporary files and the log',
  diskMb: 128,
  // Without the reserve, uploads and saves fill the disk itself.
  env: { RESERVE_MEGABYTES: '0' },
  mayRefuse: true,
  async run(scene) {
    const self = await scene.shop.guest();
    const picture = await photo(800, 600);
    for (let round = 0; round < ROUNDS[scene.scale] && !scene.isOver(); round += 1) {
      scene.shop.disk?.fill();
      const works: WorkId[] = [];
      for (let n = 0; n < CALLS && !scene.isOver(); n += 1) works.push(...(await whileFull(scene, self, picture, n)));
      scene.shop.disk?.makeRoom();
      await recovered(scene, self, picture, round);
      await checkStored(scene, self, works);
    }
  },
};

/** Everything that was saved while the disk was full can still be read. */
async function checkStored({ hold }: Scene, self: Person, works: readonly WorkId[]): Promise<void> {
  for (const work_id of works) {
    const { output, status, error } = await self.call('Work.get', { work_id });
    hold(output !== undefined, `a design that was accepted on a full disk is lost: ${status} ${error}`);
  }
}

type Call = readonly [what: string, made: () => Promise<Answer>];

const calls = ({ shop }: Scene, self: Person, picture: Buffer): readonly Call[] => [
  ...shop.kinds
    .slice(0, 1)
    .map(({ goods_id }): Call => ['a design', () => self.call('Work.save', { goods_id, document: EMPTY_DOCUMENT })]),
  ['a picture', () => upload(self, picture, MAX_ANSWER_MS)],
  ['a station', () => self.call('Machine.get', { machine_id: STATION })],
  ['/ready', () => self.send({ path: '/ready', deadlineMs: MAX_ANSWER_MS })],
  ['/health', () => self.send({ path: '/health', deadlineMs: MAX_ANSWER_MS })],
];

/** Every call is answered: refused, or served as usual if there is some room. @returns the works that were saved */
async function whileFull(scene: Scene, self: Person, picture: Buffer, n: number): Promise<WorkId[]> {
  const all = calls(scene, self, picture);
  const [what, made] = all[n % all.length] ?? all[0] ?? [];
  if (!what || !made) return [];
  const { status, error, ms, code, data } = await made();
  scene.hold(
    status === 200 || status === 503 || status === 429,
    `${what} was answered ${status} ${error} after ${Math.round(ms)} ms on a full disk`,
  );
  const { work_id } = (code === 0 ? data : {}) as { readonly work_id?: WorkId };
  return work_id ? [work_id] : [];
}

/** Everything works again without help. */
async function recovered(
  { shop, hold, note, ...scene }: Scene,
  self: Person,
  picture: Buffer,
  round: number,
): Promise<void> {
  const from = performance.now();
  let left: readonly Call[] = calls({ shop, hold, note, ...scene }, self, picture);
  while (left.length > 0 && performance.now() - from < MAX_RECOVERY_MS) {
    const again: Call[] = [];
    for (const call of left) if ((await call[1]()).status !== 200) again.push(call);
    left = again;
    if (left.length > 0) await sleep(500);
  }
  hold(
    left.length === 0,
    `${left.map(([what]) => what).join(', ')} did not come back within ${MAX_RECOVERY_MS} ms of room`,
  );
  note(`recovered in ${Math.round(performance.now() - from)} ms`);
  const [kind] = shop.kinds;
  if (!kind) return;
  const bought = async () => {
    const order = await place(self, `after ${round}`, [plain(kind, '#123456')]);
    await pay(self, order);
    const code = await awaitReady(self, order, MAX_READY_MS);
    await shop.screen.call('Pickup.verify', { code });
  };
  await bought().catch((error: unknown) => hold(false, `an order failed afterwards: ${String(error)}`));
}
