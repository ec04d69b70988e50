import type { ShellLook, Surface } from '@cpc/design';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Art } from './face-picture.ts';
import { createTurntable, type Turntable } from './turntable.ts';

export interface TurntableViewProps {
  readonly surface: Surface;
  readonly look: ShellLook;
  /** The trim box as painted. */
  readonly art: Art;
  /** What is shown, and how to turn it, for those who hear it. */
  readonly label: string;
  /** The browser draws no solids: show the flat preview. */
  readonly onUnable: () => void;
}

interface Pose {
  readonly yaw: number;
  readonly pitch: number;
}

/** A first look from the side says that there is a solid to be turned. */
const START: Pose = { yaw: -0.42, pitch: 0.12 };
const PER_PX = 0.011;
const PER_KEY = Math.PI / 12;
const MOST_PITCH = 1.2;

/** The product with its design, turning under the finger or by the arrow keys (ED-09). */
export function TurntableView({ surface, look, art, label, onUnable }: TurntableViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const table = useRef<Turntable>(undefined);
  const pose = useRef<Pose>(START);
  const frame = useRef(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = open(element, surface, look);
    if (!made) {
      onUnable();
      return undefined;
    }
    table.current = made;
    made.dress(art);
    const fit = () => {
      made.resize(element.clientWidth, element.clientHeight, Math.min(2, devicePixelRatio));
      made.turn(pose.current.yaw, pose.current.pitch);
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    fit();
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame.current);
      table.current = undefined;
      made.dispose();
    };
  }, [surface, look, art, onUnable]);
  const turnTo = (next: Pose) => {
    pose.current = { yaw: next.yaw, pitch: Math.max(-MOST_PITCH, Math.min(MOST_PITCH, next.pitch)) };
    // However often a finger is read, a solid is drawn once a frame.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => table.current?.turn(pose.current.yaw, pose.current.pitch));
  };
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { yaw, pitch } = pose.current;
    turnTo({ yaw: yaw + event.movementX * PER_PX, pitch: pitch + event.movementY * PER_PX });
  };
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    const { yaw, pitch } = pose.current;
    turnTo(by === 'reset' ? START : { yaw: yaw + by[0] * PER_KEY, pitch: pitch + by[1] * PER_KEY });
  };
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that turns by the arrow keys
      tabIndex={0}
      className="size-full cursor-grab touch-none active:cursor-grabbing"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => turnTo(START)}
      onKeyDown={press}
    />
  );
}

const KEYS: Readonly<Record<string, readonly [yaw: number, pitch: number] | 'reset'>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: 'reset',
};

function open(canvas: HTMLCanvasElement, surface: Surface, look: ShellLook): Turntable | undefined {
  try {
    return createTurntable(canvas, surface, look);
  } catch {
    return undefined;
  }
}
