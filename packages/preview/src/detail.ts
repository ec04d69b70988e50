/** The level of detail: full lighting, or little enough for a software renderer. */
export type Detail = 'full' | 'modest';

const ATTRIBUTES: WebGLContextAttributes = { alpha: true, depth: true, stencil: false, premultipliedAlpha: true };
/** Names of the software renderers of browsers and systems. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

let known: Detail | undefined;

/**
 * Without a graphics card the browser renders by CPU, which takes about a hundred times as long. Some browsers refuse a
 * context that rules out a "major performance caveat" (WebGL 1.0, section 5.2.1); others show it only by the renderer's
 * name (WEBGL_debug_renderer_info).
 */
export function detailHere(): Detail {
  return (known ??= look());
}

/** Queries a canvas of the page: in Safari 16.4 to 16.6 an OffscreenCanvas has no WebGL, even with a graphics card. */
function look(): Detail {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!gl) return 'modest';
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(String(name)) ? 'modest' : 'full';
}

/** @throws Error if the browser provides no WebGL 2 */
export function contextOn(canvas: HTMLCanvasElement, antialias: boolean): WebGL2RenderingContext {
  const gl = canvas.getContext('webgl2', { ...ATTRIBUTES, antialias });
  if (!gl) throw new Error('the browser has no WebGL 2');
  return gl;
}
