import type { ShellLook, Surface } from '@cpc/design';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Art } from './face-picture.ts';
import { afterPaint, type MountedTurntable, mountTurntable } from './mount-turntable.ts';
import type { Turntable } from './turntable.ts';

export interface TurntableViewProps {
  readonly surface: Surface;
  readonly look: ShellLook;
  /** The painted trim box. */
  readonly art: Art;
  /** Describes the picture and how to turn it, for screen readers. */
  readonly label: string;
  /** Called if the browser cannot draw solids: show the flat preview then. */
  readonly onUnable: () => void;
  /** Called when the solid is drawn: its placeholder can go. */
  readonly onShown: () => void;
}

interface Pose {
  readonly yaw: number;
  readonly pitch: number;
}

/** The first view is from the side, to show that the solid can be turned. */
const START: Pose = { yaw: -0.42, pitch: 0.12 };
const PER_PX = 0.011;
const PER_KEY = Math.PI / 12;
const MAX_PITCH = 1.2;
/** If the system takes the drawing context away more often than this, the view gives up. */
const MAX_LOSSES = 3;

/** The goods with their design, turned by finger or arrow keys (ED-09). */
export function TurntableView({ label, ...rest }: TurntableViewProps) {
  const stand = useRef<HTMLDivElement>(null);
  const { turnTo, pose } = useTurntable(stand, rest);
  const hand = useRef<{ readonly pointer: number; readonly x: number; readonly y: number }>(undefined);
  const press = (event: PointerEvent) => {
    if (hand.current && event.currentTarget.hasPointerCapture(hand.current.pointer)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hand.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const drag = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (hand.current?.pointer !== pointerId) return;
    const { yaw, pitch } = pose();
    turnTo({ yaw: yaw + (x - hand.current.x) * PER_PX, pitch: pitch + (y - hand.current.y) * PER_PX });
    hand.current = { pointer: pointerId, x, y };
  };
  const release = ({ pointerId }: PointerEvent) => {
    if (hand.current?.pointer === pointerId) hand.current = undefined;
  };
  const type = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    const { yaw, pitch } = pose();
    turnTo(by === 'reset' ? START : { yaw: yaw + by[0] * PER_KEY, pitch: pitch + by[1] * PER_KEY });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that is turned
    <div
      ref={stand}
      role="img"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it turns by the arrow keys
      tabIndex={0}
      className="size-full cursor-grab touch-none active:cursor-grabbing"
      onPointerDown={press}
      onPointerMove={drag}
      onLostPointerCapture={release}
      onDoubleClick={() => turnTo(START)}
      onKeyDown={type}
    />
  );
}

/** Keeps a turntable in an element while it is shown; new artwork does not make a new one. */
function useTurntable(
  stand: RefObject<HTMLElement | null>,
  { surface, look, art, onUnable, onShown }: Omit<TurntableViewProps, 'label'>,
) {
  const table = useRef<Turntable>(undefined);
  const now = useRef<Pose>(START);
  const frame = useRef(0);
  const [losses, setLosses] = useState(0);
  const dress = useEffectEvent((one: Turntable) => one.dress(art));
  useEffect(() => {
    const host = stand.current;
    if (!host) return undefined;
    let made: MountedTurntable | undefined;
    // Setup blocks the page, so the placeholder is painted first.
    const waiting = afterPaint(() => {
      made = losses <= MAX_LOSSES ? mountTurntable(host, surface, look) : undefined;
      if (!made) return onUnable();
      const { table: own } = made;
      table.current = own;
      made.onLost(() => table.current === own && setLosses(losses + 1));
      dress(own);
      made.keepFitted(() => own.turn(now.current.yaw, now.current.pitch));
      onShown();
      // WebKit shows the drawing of a canvas's first frame only with the next drawing.
      frame.current = requestAnimationFrame(() => own.turn(now.current.yaw, now.current.pitch));
    });
    return () => {
      waiting.cancel();
      cancelAnimationFrame(frame.current);
      table.current = undefined;
      made?.unmount();
    };
  }, [stand, surface, look, losses, onUnable, onShown]);
  useEffect(() => {
    table.current?.dress(art);
    table.current?.turn(now.current.yaw, now.current.pitch);
  }, [art]);
  const turnTo = ({ yaw, pitch }: Pose) => {
    now.current = { yaw, pitch: Math.max(-MAX_PITCH, Math.min(MAX_PITCH, pitch)) };
    // The solid is drawn at most once per frame, however many pointer readings arrive.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => table.current?.turn(now.current.yaw, now.current.pitch));
  };
  return { turnTo, pose: () => now.current };
}

const KEYS: Readonly<Record<string, readonly [yaw: number, pitch: number] | 'reset'>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: 'reset',
};
