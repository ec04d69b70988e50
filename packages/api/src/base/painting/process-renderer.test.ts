import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRINT_SETTINGS, parseDocument, type PrintSettings } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { madeProfile, ODD_CMYK } from '@cpc/paint/testing';
import { expect, it, onTestFinished } from 'vitest';
import { blobFolder } from '../ports/blob-folder.ts';
import type { Limits } from '../processes/errors.ts';
import { storeMarker } from '../ports/store-marker.ts';
import { TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { hostileDesign } from '../../testing/hostile-design.ts';
import { childrenOf, isRunning } from '../../testing/processes.ts';
import { redCase } from '../../testing/shop.ts';
import { CannotRenderNow } from './renderer.ts';
import { type ProcessRenderer, processRenderer } from './process-renderer.ts';

const PROFILE = Buffer.from(madeProfile(ODD_CMYK));
const asset = brand<AssetId>('5'.repeat(64));

function opened(limits: Readonly<Record<string, Limits>> = {}): ProcessRenderer {
  const renderer = processRenderer(
    { get: async (wanted) => (wanted === asset ? PROFILE : undefined) },
    { content: '/nowhere', profiles: '/nowhere' },
    { limits, niceness: 0 },
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

/** The empty mount point of an unmounted volume, in a shop that has stored files on it. */
function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-away-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return blobFolder(
    folder,
    storeMarker(folder, async () => true),
    { now: Date.now },
  );
}

const COARSE: PrintSettings = { ...DEFAULT_PRINT_SETTINGS, dpi: 300 };
const MADE = { title: 'Print', createdAt: Date.UTC(2026, 10, 30, 9, 5, 7) };

const missing = {
  version: 1,
  records: {
    background: { id: 'background', type: 'background', fill: { kind: 'wallpaper', wallpaper: 'none-such' } },
  },
};

it.each([
  ['cannot be read', () => ({ get: () => Promise.reject(new Error('input/output error')) })],
  ['lies on a volume that is not mounted', emptyFolder],
] as const)('[RL-03.4] [OR-08] a picture that %s does not make the design impossible to render', async (_, blobs) => {
  const renderer = processRenderer(blobs(), { content: '/nowhere', profiles: '/nowhere' });
  onTestFinished(() => renderer.close());
  const measured = { asset, space: 'cmyk' as const };
  const asked = renderer.printFile(art(redCase()), { ...COARSE, measured }, MADE);
  await expect(asked).rejects.toThrow(CannotRenderNow);
});

it('[SA-05.7] rendering uses a separate process, and continues after a design that cannot be rendered', async () => {
  const renderer = opened();
  const [first, broken, second, small] = await Promise.allSettled([
    renderer.printFile(art(redCase()), COARSE, MADE),
    renderer.printFile(art(missing), COARSE, MADE),
    renderer.printFile(art(redCase()), COARSE, MADE),
    renderer.thumbnail(art(redCase('#00ff00'))),
  ]);
  expect(broken).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('none-such') as string },
  });
  const bytes = [first, second, small].map((file) => Buffer.from(file.status === 'fulfilled' ? file.value : []));
  expect(bytes.map((file) => file.subarray(0, 4).toString('latin1'))).toEqual(['%PDF', '%PDF', '\x89PNG']);
  expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true);
  expect(bytes[0]?.includes('/CreationDate(D:20261130090507Z)')).toBe(true);
});

it('[SA-06.4] a profile is tried in that process, and prints use a stored profile', async () => {
  const renderer = opened();
  const by = (hash: AssetId): PrintSettings => ({
    ...COARSE,
    colour: 'measured',
    measured: { asset: hash, space: 'cmyk' },
  });
  const [tried, broken, print, lost] = await Promise.allSettled([
    renderer.tryProfile(PROFILE),
    renderer.tryProfile(PROFILE.subarray(0, 4000)),
    renderer.printFile(art(redCase()), by(asset), MADE),
    renderer.printFile(art(redCase()), by(brand<AssetId>('6'.repeat(64))), MADE),
  ]);
  expect([tried.status, broken.status, lost.status]).toEqual(['fulfilled', 'rejected', 'rejected']);
  const file = Buffer.from(print.status === 'fulfilled' ? print.value : []);
  expect(file.includes('/OutputConditionIdentifier(Odd printer')).toBe(true);
});

const SHORT: Limits = { wallMs: 60_000, cpuMs: 1_500, memory: 1e9 };

it('[SC-07.4] a print is painted while hostile designs occupy the lanes of pictures', async () => {
  const renderer = opened({ preview: SHORT, thumbnail: SHORT });
  const hostile = [renderer.preview(art(hostileDesign())), renderer.thumbnail(art(hostileDesign()))];
  const killed = hostile.map((one) => expect(one).rejects.toMatchObject({ name: 'LimitExceeded', limit: 'cpu' }));
  expect(Buffer.from(await renderer.printFile(art(redCase()), COARSE, MADE)).toString('latin1', 0, 4)).toBe('%PDF');
  await Promise.all(killed);
});

it('[SE-04] a design that needs too much memory or time is killed', async () => {
  const renderer = opened({ preview: { ...SHORT, memory: 50e6 }, thumbnail: { ...SHORT, wallMs: 1 } });
  const [large, long] = await Promise.allSettled([
    renderer.preview(art(hostileDesign())),
    renderer.thumbnail(art(hostileDesign())),
  ]);
  expect(large).toMatchObject({ reason: { name: 'LimitExceeded', limit: 'memory' } });
  expect(long).toMatchObject({ reason: { name: 'LimitExceeded', limit: 'time' } });
});

/** Seconds of processor time after which a painter has started and is painting. */
const PAINTING_S = 4;
/** Above what the design takes until then: newer versions of Node need its memory sooner. */
const PATIENT: Limits = { wallMs: 120_000, cpuMs: 60_000, memory: 4e9 };
const WHILE_BUSY = { timeout: 50_000 };

it('[SA-06.4] [SC-07.4] a profile is tried while hostile designs occupy the other lanes', async () => {
  const renderer = opened({ preview: PATIENT, thumbnail: PATIENT, print: PATIENT });
  const paint = [
    () => renderer.preview(art(hostileDesign())),
    () => renderer.thumbnail(art(hostileDesign())),
    () => renderer.printFile(art(hostileDesign()), COARSE, MADE),
  ];
  let painted = 0;
  const endings = paint.map((start) =>
    start().then(
      () => painted++,
      () => undefined,
    ),
  );
  await renderer.tryProfile(PROFILE);
  expect(painted).toBe(0);
  await renderer.close();
  await Promise.all(endings);
});

it('[RL-05.5] closing ends running paintings at once, without blaming the design', async () => {
  const renderer = opened({ preview: PATIENT });
  const before = childrenOf(process.pid).map(({ pid }) => pid);
  const painters = () => childrenOf(process.pid).filter(({ pid }) => !before.includes(pid));
  const running = renderer.preview(art(hostileDesign())).catch((error: unknown) => error);
  await expect.poll(() => painters().some(({ cpuSeconds }) => cpuSeconds >= PAINTING_S), WHILE_BUSY).toBe(true);
  const begun = painters();
  const waiting = renderer.preview(art(redCase())).catch((error: unknown) => error);
  await renderer.close();
  for (const ended of [await running, await waiting]) expect(ended).toBeInstanceOf(CannotRenderNow);
  expect(begun.filter(isRunning)).toEqual([]);
  await expect(renderer.preview(art(redCase()))).rejects.toThrow(CannotRenderNow);
});
