import type { ShellLook, Surface } from '@cpc/design';
import { createTurntable, type Turntable } from './turntable.ts';

/** A turntable in the page. */
export interface Standing {
  readonly table: Turntable;
  /** The system has taken the drawing context away. */
  readonly onLost: (tell: () => void) => void;
  /** As large as its host from now on. @param draw shows it, at once and in every other size */
  readonly keepFitted: (draw: () => void) => void;
  readonly takeDown: () => void;
}

/**
 * Stands a turntable in an element. A canvas whose context is gone never draws again, so every one gets its own.
 * @returns undefined where the browser gives none
 */
export function standOn(host: HTMLElement, surface: Surface, look: ShellLook): Standing | undefined {
  const canvas = document.createElement('canvas');
  canvas.className = 'block size-full';
  const table = tried(() => createTurntable(canvas, surface, look));
  if (!table) return undefined;
  host.append(canvas);
  let watcher: ResizeObserver | undefined;
  return {
    table,
    onLost: (tell) => canvas.addEventListener('webglcontextlost', tell),
    keepFitted(draw) {
      const fit = () => {
        table.resize(host.clientWidth, host.clientHeight, Math.min(2, devicePixelRatio));
        draw();
      };
      watcher = new ResizeObserver(fit);
      watcher.observe(host);
      fit();
    },
    takeDown: () => {
      watcher?.disconnect();
      table.dispose();
      canvas.remove();
    },
  };
}

function tried<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** Does something once the page has been drawn as it stands. */
export function afterPaint(work: () => void): { readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, 0);
  });
  return {
    cancel: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
