import { afterEach, describe, expect, it, vi } from 'vitest';

/** A canvas whose context has this renderer. */
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

describe('the level of detail for a device', () => {
  it('[BR-01] a graphics card gets full detail, even if OffscreenCanvas has no WebGL', async () => {
    expect(await detailOn(canvasBy('Apple GPU'))).toBe('full');
  });

  it('[ED-09.1] a software renderer gets little detail', async () => {
    expect(await detailOn(canvasBy('llvmpipe (LLVM 15)'))).toBe('modest');
    expect(await detailOn({ getContext: () => null })).toBe('modest');
  });
});
