import type { ActionInput } from '@cpc/contract';
import type { Attack, Scene } from '../attack.ts';
import { MAX_REFUSAL_CPU_MS } from '../bars.ts';
import { cpuOf } from '../cpu.ts';
import { drawingOf, MANY_READINGS } from '../draw.ts';

/** Keywords that unfold, that begin most words of the catalogue, and that are like many. */
const KEYWORDS: Readonly<Record<string, string>> = {
  'unfolding characters': '\ufdfa'.repeat(100),
  'one-letter words': 'i p h o n e 1 5 p r o m a x',
  'mistyped words': 'mondd starr heartt catty doggy bird flowr sunn treee smile happpy house',
};
const LISTS = ['Sticker.list', 'Wallpaper.list', 'Goods.list'] as const;
const CPU_CALLS = 8;
/** Prompts on their way when the server is told to stop. */
const AT_STOP = 40;

/** Words of strangers that cost much to read: in searches, and in prompts while the server stops (SE-07). */
export const words: Attack = {
  name: 'words',
  title: 'keywords and prompts that cost much to read',
  async run(scene) {
    await keywords(scene);
    await stop(scene);
  },
};

async function keywords({ shop, hold, note }: Scene): Promise<void> {
  // The first search after a start makes the index.
  for (const list of LISTS) await shop.visitor().call(list, asked('cat'));
  let worst = { name: '', ms: 0 };
  for (const [name, keyword] of Object.entries(KEYWORDS)) {
    for (const list of LISTS) {
      const self = shop.visitor();
      const ms = await cpuOf(shop.server.pid(), async () => {
        for (let time = 0; time < CPU_CALLS; time += 1) {
          // Each keyword is another one: no answer is kept.
          const { status } = await self.call(list, asked(`${keyword.slice(0, 97)} ${time}`));
          hold(status === 200, `${list} with ${name} was answered ${status}`);
        }
      });
      if (ms / CPU_CALLS > worst.ms) worst = { name: `${name} in ${list}`, ms: ms / CPU_CALLS };
    }
  }
  note(`${Math.round(worst.ms)} ms of CPU for ${worst.name}`);
  hold(
    worst.ms <= MAX_REFUSAL_CPU_MS,
    `${worst.name} cost ${Math.round(worst.ms)} ms of CPU, the bar is ${MAX_REFUSAL_CPU_MS}`,
  );
}

const asked = (keyword: string): ActionInput<(typeof LISTS)[number]> => ({ keyword });

/** The server is stopped after the attack, while these are on their way. */
async function stop({ shop }: Scene): Promise<void> {
  const guests = await Promise.all(Array.from({ length: AT_STOP }, () => shop.guest()));
  for (const self of guests) self.call('Drawing.begin', drawingOf(MANY_READINGS)).catch(() => undefined);
}
