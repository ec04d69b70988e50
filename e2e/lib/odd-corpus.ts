import { farthestOff, type OddFile, pictureCorpus } from '@cpc/api/testing/picture-corpus';
import type { Looked } from '../corpus/page.ts';
import { type CorpusBrowser, openScreenPainter } from './corpus.ts';

/** What is wrong with odd pictures that a customer chooses in the editor: names of pictures, and what is shown instead. */
export async function faultsInEditor(browser: CorpusBrowser, isWebKit = false): Promise<readonly string[]> {
  const files = pictureCorpus().filter(
    ({ isForStore, isNotForWebKit }) => !isForStore && !(isWebKit && isNotForWebKit),
  );
  const names = files.map((_, n) => String(n));
  const bytes = await Promise.all(files.map(async (file) => file.bytes()));
  const screen = await openScreenPainter(
    browser,
    Object.fromEntries(names.map((name, n) => [name, bytes[n] ?? Buffer.of()])),
  );
  const looked = await screen.look(names);
  await screen.close();
  return files.flatMap((file, n) => {
    const fault = faultOf(file, looked[n]);
    return fault === undefined ? [] : [`${file.name}: ${fault}`];
  });
}

function faultOf(file: OddFile, looked: Looked | undefined): string | undefined {
  if (!looked || 'told' in looked) {
    const told = looked?.told ?? 'nothing';
    return !file.shows && told === 'error.imageBroken' ? undefined : `told ${told}`;
  }
  const off = farthestOff(looked.quarters, file);
  if (off > 0) return `${off} off: ${JSON.stringify(looked.quarters)}`;
  return looked.width === file.width && looked.height === file.height
    ? undefined
    : `${looked.width} × ${looked.height} px`;
}
