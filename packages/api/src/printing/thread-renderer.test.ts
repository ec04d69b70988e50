import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRINT_SETTINGS, parseDocument, type PrintSettings } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { madeProfile, ODD_CMYK } from '@cpc/paint/testing';
import { expect, it, onTestFinished } from 'vitest';
import { blobFolder } from '../ports/blob-folder.ts';
import { storeMarker } from '../ports/store-marker.ts';
import { TEST_CATALOGUE } from '../testing/catalogue.ts';
import { redCase } from '../testing/shop.ts';
import { CannotRenderNow } from './renderer.ts';
import { threadRenderer } from './thread-renderer.ts';

const PROFILE = Buffer.from(madeProfile(ODD_CMYK));
const asset = brand<AssetId>('5'.repeat(64));

function opened(longestMs?: number) {
  const renderer = threadRenderer(
    { get: async (wanted) => (wanted === asset ? PROFILE : undefined) },
    { content: '/nowhere', profiles: '/nowhere' },
    longestMs,
  );
  onTestFinished(() => renderer.close());
  return renderer;
}

function art(document: unknown) {
  const parsed = parseDocument(document);
  const surface = TEST_CATALOGUE.models[0]?.surface;
  if (!parsed.ok || !surface) throw new Error('no such design');
  return { document: parsed.document, surface, underbase: 'none' as const };
}

/** What is left of a volume's place when it is gone, in a shop that has stored files there. */
function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-away-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return blobFolder(
    folder,
    storeMarker(folder, async () => true),
  );
}

const COARSE: PrintSettings = { ...DEFAULT_PRINT_SETTINGS, dpi: 300 };

const missing = {
  version: 1,
  records: {
    background: { id: 'background', type: 'background', fill: { kind: 'wallpaper', wallpaper: 'none-such' } },
  },
};

it.each([
  ['cannot be read', () => ({ get: () => Promise.reject(new Error('input/output error')) })],
  ['lies on a volume that is not mounted', emptyFolder],
] as const)('[RL-03] [OR-08] a picture that %s is no design that cannot be rendered', async (_, blobs) => {
  const renderer = threadRenderer(blobs(), { content: '/nowhere', profiles: '/nowhere' });
  onTestFinished(() => renderer.close());
  const measured = { asset, space: 'cmyk' as const };
  const asked = renderer.printFile(art(redCase()), { ...COARSE, measured });
  await expect(asked).rejects.toThrow(CannotRenderNow);
});

it('[SA-05] renders on a thread of its own, several orders at once, and goes on after one that cannot be rendered', async () => {
  const renderer = opened();
  const [first, broken, second, small] = await Promise.allSettled([
    renderer.printFile(art(redCase()), COARSE),
    renderer.printFile(art(missing), COARSE),
    renderer.printFile(art(redCase()), COARSE),
    renderer.thumbnail(art(redCase('#00ff00'))),
  ]);
  expect(broken).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('none-such') as string },
  });
  const bytes = [first, second, small].map((file) => Buffer.from(file.status === 'fulfilled' ? file.value : []));
  expect(bytes.map((file) => file.subarray(0, 4).toString('latin1'))).toEqual(['%PDF', '%PDF', '\x89PNG']);
  expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true);
});

it('[SE-04] a design that would be painted for ever is given up, and does not stand in the way of the next', async () => {
  const renderer = opened(1);
  for (const done of await Promise.allSettled([
    renderer.printFile(art(redCase()), COARSE),
    renderer.thumbnail(art(redCase())),
  ]))
    expect(done).toMatchObject({ status: 'rejected', reason: { message: 'the rendering thread was ended' } });
});

it('[SA-06] a profile is tried on that thread, and prints are made by it where it is stored', async () => {
  const renderer = opened();
  const by = (hash: AssetId): PrintSettings => ({
    ...COARSE,
    colour: 'measured',
    measured: { asset: hash, space: 'cmyk' },
  });
  const [tried, broken, print, lost] = await Promise.allSettled([
    renderer.tryProfile(PROFILE),
    renderer.tryProfile(PROFILE.subarray(0, 4000)),
    renderer.printFile(art(redCase()), by(asset)),
    renderer.printFile(art(redCase()), by(brand<AssetId>('6'.repeat(64)))),
  ]);
  expect([tried.status, broken.status, lost.status]).toEqual(['fulfilled', 'rejected', 'rejected']);
  const file = Buffer.from(print.status === 'fulfilled' ? print.value : []);
  expect(file.includes('/OutputConditionIdentifier(Odd printer')).toBe(true);
});

it('[SA-05] what is paid for comes first: a print file overtakes the small pictures that wait', async () => {
  const renderer = opened();
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  await Promise.all([
    ...[1, 2, 3].map((n) => renderer.thumbnail(art(redCase())).then(note(`small ${n}`))),
    renderer.printFile(art(redCase()), COARSE).then(note('print')),
  ]);
  expect(order).toEqual(['small 1', 'print', 'small 2', 'small 3']);
});
