/** What the renderer is asked for: all the light there is, or little enough for a processor to draw. */
export type Detail = 'full' | 'modest';

const ATTRIBUTES: WebGLContextAttributes = { alpha: true, depth: true, stencil: false, premultipliedAlpha: true };
/** How the software renderers of browsers and systems are called. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

let known: Detail | undefined;

/**
 * Without a graphics card the browser draws by processor, which takes it some hundred times as long. Some browsers tell
 * by refusing a context that asks for no "major performance caveat" (WebGL 1.0, section 5.2.1), others only by the
 * renderer's name (WEBGL_debug_renderer_info).
 */
export function detailHere(): Detail {
  return (known ??= look());
}

/** Asks a canvas of the page: Safari 16.4 to 16.6 gives an OffscreenCanvas no WebGL, whatever the graphics card. */
function look(): Detail {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!gl) return 'modest';
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(String(name)) ? 'modest' : 'full';
}

/** @throws Error where the browser gives no WebGL 2 */
export function contextOn(canvas: HTMLCanvasElement, detail: Detail): WebGL2RenderingContext {
  const gl = canvas.getContext('webgl2', { ...ATTRIBUTES, antialias: detail === 'full' });
  if (!gl) throw new Error('no WebGL 2');
  return gl;
}
