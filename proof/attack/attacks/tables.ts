import { cellBomb, wrongLines } from '@cpc/api/testing/tables';
import type { Attack, Scene } from '../attack.ts';
import type { ActionAnswer } from '../person.ts';
import { cpuMsOf } from '../measure.ts';

/** Calls at once, each from an address of its own. */
const AT_ONCE = 6;
/** Faults that one answer tells at most. */
const MAX_TOLD = 200;
const MAX_ANSWER_BYTES = 100_000;

const HOSTILE: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'cells.xlsx': cellBomb,
  'faults.csv': async () => wrongLines(45_000),
};

/** Tables of a shop's person that cost much to read (SC-07). */
export const tables: Attack = {
  name: 'tables',
  title: `tables that unpack to much, or are wrong in every line, ${AT_ONCE} at once`,
  async run(scene) {
    for (const [name, make] of Object.entries(HOSTILE)) await send(scene, name, await make());
    await honest(scene);
  },
};

const importing = (name: string, bytes: Uint8Array) => ({
  name,
  file: Buffer.from(bytes).toString('base64'),
  reason: 'a delivery',
  dry_run: true,
});

async function send({ shop, hold, note }: Scene, name: string, bytes: Uint8Array): Promise<void> {
  const before = cpuMsOf(shop.server.pid());
  const answers: ActionAnswer<'Partner.importStock'>[] = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      shop.visitor().as(shop.partner.authorization).call('Partner.importStock', importing(name, bytes)),
    ),
  );
  note(`${name}: ${Math.round((cpuMsOf(shop.server.pid()) - before) / AT_ONCE)} ms of CPU each`);
  for (const { status, output, bytes: answer } of answers) {
    hold(status === 200 || status === 429 || status === 503, `${name} was answered ${status}`);
    hold((output?.faults.length ?? 0) <= MAX_TOLD, `${name}: ${output?.faults.length} faults were told`);
    hold(output === undefined || output.state !== 'checked', `${name} was found good`);
    hold(answer.length <= MAX_ANSWER_BYTES, `${name}: an answer of ${answer.length} bytes`);
  }
}

async function honest({ shop, hold }: Scene): Promise<void> {
  const { status } = await shop.partner.call('Partner.importStock', importing('a.csv', wrongLines(1)));
  hold(status === 200, `the next honest table was answered ${status}`);
}
