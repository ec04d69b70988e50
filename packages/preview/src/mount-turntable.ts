import type { ShellLook, Surface } from '@cpc/design';
import { createTurntable, type Turntable } from './turntable.ts';

/** A turntable in the page. */
export interface MountedTurntable {
  readonly table: Turntable;
  /** Sets the handler for a lost drawing context. */
  readonly onLost: (listener: () => void) => void;
  /** Keeps the canvas as large as its host. @param draw shows it, now and after each resize */
  readonly keepFitted: (draw: () => void) => void;
  readonly unmount: () => void;
}

/**
 * Puts a turntable into an element. A canvas that lost its context can never draw again, so each turntable gets a new
 * one.
 * @returns undefined if the browser provides no context
 */
export function mountTurntable(host: HTMLElement, surface: Surface, look: ShellLook): MountedTurntable | undefined {
  const canvas = document.createElement('canvas');
  canvas.className = 'block size-full';
  const table = tried(() => createTurntable(canvas, surface, look));
  if (!table) return undefined;
  host.append(canvas);
  let watcher: ResizeObserver | undefined;
  return {
    table,
    onLost: (listener) => canvas.addEventListener('webglcontextlost', listener),
    keepFitted(draw) {
      const fit = () => {
        table.resize(host.clientWidth, host.clientHeight, Math.min(2, devicePixelRatio));
        draw();
      };
      watcher = new ResizeObserver(fit);
      watcher.observe(host);
      fit();
    },
    unmount: () => {
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

/** Runs work after the current state of the page is painted. */
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
