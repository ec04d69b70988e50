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
import { afterPaint, type Standing, standOn } from './stand.ts';
import type { Turntable } from './turntable.ts';

export interface TurntableViewProps {
  readonly surface: Surface;
  readonly look: ShellLook;
  /** The trim box as painted. */
  readonly art: Art;
  /** What is shown, and how to turn it, for those who hear it. */
  readonly label: string;
  /** The browser draws no solids: show the flat preview. */
  readonly onUnable: () => void;
  /** It is drawn: what stood in its place may go. */
  readonly onShown: () => void;
}

interface Pose {
  readonly yaw: number;
  readonly pitch: number;
}

/** A first look from the side says that there is a solid to be turned. */
const START: Pose = { yaw: -0.42, pitch: 0.12 };
const PER_PX = 0.011;
const PER_KEY = Math.PI / 12;
const MAX_PITCH = 1.2;
/** A system that takes the drawing context away more often than this has none to spare. */
const MAX_LOSSES = 3;

/** The product with its design, turning under the finger or by the arrow keys (ED-09). */
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
  const letGo = ({ pointerId }: PointerEvent) => {
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
      onLostPointerCapture={letGo}
      onDoubleClick={() => turnTo(START)}
      onKeyDown={type}
    />
  );
}

/** Stands a turntable in an element, for as long as that is shown; other artwork is only laid on. */
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
    let made: Standing | undefined;
    // Setting up holds the page: what it stands in for is shown first.
    const waiting = afterPaint(() => {
      made = losses <= MAX_LOSSES ? standOn(host, surface, look) : undefined;
      if (!made) return onUnable();
      const { table: own } = made;
      table.current = own;
      made.onLost(() => table.current === own && setLosses(losses + 1));
      dress(own);
      made.keepFitted(() => own.turn(now.current.yaw, now.current.pitch));
      onShown();
      // WebKit shows what is drawn in the canvas's first frame only with its next drawing.
      frame.current = requestAnimationFrame(() => own.turn(now.current.yaw, now.current.pitch));
    });
    return () => {
      waiting.cancel();
      cancelAnimationFrame(frame.current);
      table.current = undefined;
      made?.takeDown();
    };
  }, [stand, surface, look, losses, onUnable, onShown]);
  useEffect(() => {
    table.current?.dress(art);
    table.current?.turn(now.current.yaw, now.current.pitch);
  }, [art]);
  const turnTo = ({ yaw, pitch }: Pose) => {
    now.current = { yaw, pitch: Math.max(-MAX_PITCH, Math.min(MAX_PITCH, pitch)) };
    // However often a finger is read, a solid is drawn once a frame.
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
