import { describe, expect, it } from 'vitest';
import { liftOf } from './lift.ts';

const STAGE = { width: 360, height: 560 };
const layerAt = (y: number, height: number) => ({ x: 100, y, width: 80, height });

describe('the lift of the view above a panel', () => {
  it('[ED-02.6] leaves a layer in its place that the panel does not cover', () => {
    expect(liftOf(layerAt(60, 80), STAGE, 300)).toBe(0);
    expect(liftOf(layerAt(400, 80), STAGE, 0)).toBe(0);
  });

  it('[ED-02.6] moves a covered layer up until it is seen with its handles', () => {
    const lift = liftOf(layerAt(400, 80), STAGE, 300);
    expect(400 + 80 - lift).toBeLessThan(STAGE.height - 300);
    expect(400 - lift).toBeGreaterThan(0);
  });

  it('[ED-02.6] shows the middle of a layer that is higher than the room', () => {
    const lift = liftOf(layerAt(24, 512), STAGE, 300);
    expect(24 + 256 - lift).toBe((STAGE.height - 300) / 2);
  });

  it('[ED-02.6] never lifts by more than what is covered', () => {
    expect(liftOf(layerAt(900, 80), STAGE, 300)).toBe(300);
  });
});
