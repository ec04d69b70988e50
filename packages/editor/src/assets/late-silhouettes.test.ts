import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { picture } from '../testing.ts';
import { createLateSilhouettes } from './late-silhouettes.ts';
import type { screenSilhouettes } from './screen-silhouettes.ts';

const PATH = [['move', 0, 0], ['close']] as const;
const traced: typeof screenSilhouettes = () => ({ silhouette: () => PATH });

/** Silhouettes on a network that is up or down. */
function onNetwork() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seen = { loads: 0, arrivals: 0, losses: 0, isUp: false };
  const late = createLateSilhouettes({
    picture: () => undefined,
    arrived: () => (seen.arrivals += 1),
    lost: () => (seen.losses += 1),
    load: async () => {
      seen.loads += 1;
      if (!seen.isUp) throw new Error('no network');
      return traced;
    },
  });
  const paint = async () => {
    const path = late.silhouette(picture('p'));
    await vi.advanceTimersByTimeAsync(0);
    return path;
  };
  return { late, seen, paint };
}

describe('createLateSilhouettes', () => {
  it('[ED-08] tells a failed load once, and loads again after a wait, not with each painting', async () => {
    const { seen, paint } = onNetwork();
    for (let frame = 0; frame < 5; frame++) expect(await paint()).toBeUndefined();
    expect(seen).toMatchObject({ loads: 1, losses: 1, arrivals: 0 });
    await vi.advanceTimersByTimeAsync(4000);
    // The painting that this asks for fails again, and waits for longer.
    expect(seen.arrivals).toBe(1);
    await paint();
    await vi.advanceTimersByTimeAsync(4000);
    await paint();
    expect(seen).toMatchObject({ loads: 2, losses: 1, arrivals: 1 });
    seen.isUp = true;
    await vi.advanceTimersByTimeAsync(4000);
    await paint();
    expect(await paint()).toBe(PATH);
    expect(seen).toMatchObject({ loads: 3, losses: 1, arrivals: 3 });
  });

  it('[ED-08] loads at once when the network is back', async () => {
    const { late, seen, paint } = onNetwork();
    late.retry();
    await paint();
    seen.isUp = true;
    late.retry();
    await paint();
    expect(await paint()).toBe(PATH);
    expect(seen).toMatchObject({ loads: 2, losses: 1 });
  });
});
