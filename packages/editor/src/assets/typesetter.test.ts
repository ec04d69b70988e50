import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fontSource } from '@cpc/paint/testing';
import { sampleText } from '../parts/words/sample-text.ts';
import { createTypesetter } from './typesetter.ts';

const text = (id: string) => ({ ...sampleText('x', { text: 'hello', typeface: 'pacifico' }), id: id as never });

/** A network that delivers no font and records the requests. */
function deadNetwork() {
  const asked: string[] = [];
  const refuse = (key: string) => {
    asked.push(key);
    return Promise.reject(new Error('away'));
  };
  return { asked, fontManifest: refuse, fontFile: refuse, emojiFile: refuse };
}

/** The real fonts, and no drawing of an emoji. */
const withoutEmoji = {
  fontManifest: () => fontSource.manifest('noto-sans'),
  fontFile: async (url: string) => (await fontSource.face(url)).slice().buffer,
  emojiFile: () => Promise.reject(new Error('away')),
};

describe('emoji that fail to load', () => {
  it('[ED-03.13] their letters are shown with room for them, and no typeface is reported', async () => {
    let reports = 0;
    const typesetter = createTypesetter(
      withoutEmoji,
      () => undefined,
      () => (reports += 1),
    );
    const layer = { ...sampleText('y', { text: 'hi 😀', typeface: 'noto-sans' }), id: 'a' as never };
    await vi.waitFor(() => expect(typesetter.outline(layer)?.path.length).toBeGreaterThan(0), { timeout: 30_000 });
    expect(typesetter.outline(layer)?.pending).toEqual(['emoji']);
    expect(typesetter.outline(layer)?.emoji).toEqual([]);
    expect(reports).toBe(0);
  }, 40_000);
});

describe('a typeface that fails to load', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** The shaping engine is a large module, and the machine may be busy: hence the long timeout. */
  const LOADED = { timeout: 30_000 };

  function offline() {
    const [network, arrived] = [deadNetwork(), vi.fn<() => void>()];
    return { network, arrived, typesetter: createTypesetter(network, () => undefined, arrived) };
  }

  it('[ED-03.13] is reported once, its text uses the default face, and it is retried', async () => {
    const { network, typesetter, arrived } = offline();
    typesetter.outline(text('a'));
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1), LOADED);
    typesetter.outline(text('a'));
    await vi.waitFor(() => expect(network.asked).toContain('source-han-sans'), LOADED);
    const before = network.asked.filter((key) => key === 'pacifico').length;
    await vi.advanceTimersByTimeAsync(4000);
    typesetter.outline(text('a'));
    await vi.waitFor(
      () => expect(network.asked.filter((key) => key === 'pacifico').length).toBeGreaterThan(before),
      LOADED,
    );
    // The default face fails as well and is reported, too.
    expect(arrived.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('[ED-03.13] a sample tile that cannot be drawn reports nothing', async () => {
    const { network, typesetter, arrived } = offline();
    typesetter.outline(text('sample-face'));
    await vi.waitFor(() => expect(network.asked).toEqual(['pacifico']), LOADED);
    await Promise.resolve();
    expect([arrived.mock.calls.length, typesetter.outline(text('sample-face'))]).toEqual([0, undefined]);
  });
});
