import { expect, it, onTestFinished, vi } from 'vitest';
import { onPullDown } from './use-pull-down.ts';

/** A window that was scrolled by `scrollY`, and how often a page in it was refreshed. */
function opened(scrollY = 0) {
  const window = new EventTarget();
  vi.stubGlobal('scrollY', scrollY);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  onTestFinished(() => void vi.unstubAllGlobals());
  const refresh = vi.fn<() => void>();
  const stop = onPullDown(refresh);
  const drag = (by: number, fingers = 1) => {
    const at = (clientY: number) => [{ clientY }];
    window.dispatchEvent(Object.assign(new Event('touchstart'), { touches: at(50).concat(at(60)).slice(0, fingers) }));
    window.dispatchEvent(Object.assign(new Event('touchend'), { changedTouches: at(50 + by) }));
    return refresh.mock.calls.length;
  };
  return { drag, stop };
}

it('[RT-08.2] one finger that is dragged down from the top refreshes; a shorter drag and two fingers do not', () => {
  const { drag, stop } = opened();
  expect([drag(40), drag(-200), drag(120, 2)]).toEqual([0, 0, 0]);
  expect([drag(120), drag(120)]).toEqual([1, 2]);
  stop();
  expect(drag(120)).toBe(2);
});

it('[RT-08.2] a drag down in the middle of the page scrolls and refreshes nothing', () => {
  expect(opened(300).drag(120)).toBe(0);
});
