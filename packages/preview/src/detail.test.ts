import { afterEach, describe, expect, it, vi } from 'vitest';

/** A canvas whose context is drawn by such a renderer. */
const canvasBy = (renderer: string) => ({
  getContext: () => ({ RENDERER: 1, getExtension: () => null, getParameter: () => renderer }),
});

async function detailOn(canvas: object): Promise<string> {
  vi.resetModules();
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly getContext = () => null;
    },
  );
  vi.stubGlobal('document', { createElement: () => canvas });
  return (await import('./detail.ts')).detailHere();
}

afterEach(() => vi.unstubAllGlobals());

describe('how much light a device is asked for', () => {
  it('[BR-01] a graphics card draws all of it where an OffscreenCanvas has no WebGL', async () => {
    expect(await detailOn(canvasBy('Apple GPU'))).toBe('full');
  });

  it('[ED-09] a processor that draws is asked for little', async () => {
    expect(await detailOn(canvasBy('llvmpipe (LLVM 15)'))).toBe('modest');
    expect(await detailOn({ getContext: () => null })).toBe('modest');
  });
});
