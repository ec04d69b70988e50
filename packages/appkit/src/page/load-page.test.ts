import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoadState, loadPage } from './load-page.ts';

describe('loading a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watch(load: () => Promise<string>) {
    const states: string[] = [];
    const record = (state: LoadState<string>) => void states.push(state.at === 'failed' ? state.failure : state.at);
    return { states, stop: loadPage(load, record) };
  }
  const never = () => new Promise<string>(() => undefined);
  const after = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('page'), ms));

  it('[RT-14.2] a page that loads within 200 ms shows no loading view', async () => {
    const { states } = watch(after(199));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(states).toEqual(['ready']);
  });

  it('[RT-14.2] a slow page shows the loading view after 200 ms, then the page', async () => {
    const { states } = watch(after(201));
    await vi.advanceTimersByTimeAsync(200);
    expect(states).toEqual(['loading']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['loading', 'ready']);
  });

  it('[RT-14.3] a page is late after 60 s and its chunk lost after 120 s, not before', async () => {
    const { states } = watch(never);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(states).toEqual(['loading']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['loading', 'page timeout']);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(states).toEqual(['loading', 'page timeout']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['loading', 'page timeout', 'chunk timeout']);
  });

  it('[RT-14.3] a chunk that arrives between the two timeouts is still shown', async () => {
    const { states } = watch(after(119_999));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(states).toEqual(['loading', 'page timeout', 'ready']);
  });

  it('[RT-14.4] a missing chunk is distinguished from a chunk that fails', async () => {
    const missing = watch(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/a.js')),
    );
    const half = watch(() => Promise.reject(new SyntaxError('Unexpected end of input')));
    const broken = watch(() => Promise.reject(new Error('boom')));
    await vi.advanceTimersByTimeAsync(0);
    expect([...missing.states, ...half.states, ...broken.states]).toEqual([
      'chunk missing',
      'chunk missing',
      'chunk error',
    ]);
  });

  it('[RT-14.1] nothing is reported for a page that was left', async () => {
    const { states, stop } = watch(after(500));
    stop();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(states).toEqual([]);
  });
});
