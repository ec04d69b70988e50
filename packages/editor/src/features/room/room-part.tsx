import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { RoomPort } from '../../ports/room-port.ts';
import { OtherHalf } from './other-half.tsx';
import { RoomNote } from './room-note.tsx';
import { useRoom } from './use-room.ts';
import { showView } from '../../viewport/view.ts';
import { leaveRoom } from '../../session/views.ts';
import { isCropping, isPreviewing } from '../../session/state.ts';
import type { Side, Surface } from '@cpc/design';
import type { Size, View } from '../../geometry/view.ts';
import { besideOwn } from './beside-own.ts';

export interface RoomPartProps {
  readonly room: RoomPort;
  readonly id: string;
}

/** A room in the studio: the other half at the seam, and where its person is. */
export function RoomPart({ room, id }: RoomPartProps) {
  const { store, surface } = useEditor();
  const open = useRoom(room, id);
  // Neither the crop nor the preview shows more than the own case.
  const alone = useEditorState((state) => isCropping(state) || isPreviewing(state));
  const { view } = open;
  const other = view?.other ?? null;
  const stage = useEditorState((state) => state.stage);
  const shown = useRef<number>(undefined);
  const both = () => {
    if (!view || !other || stage.width === 0) return;
    const next = showBoth(stage, surface, other.surface, view.side);
    shown.current = next.scale;
    showView(store, next);
  };
  const bothAgain = useEffectEvent(() => {
    // In another window, a view that the customer has zoomed stays.
    if (shown.current === undefined || shown.current === store.getState().view.scale) both();
  });
  const isThere = other !== null && !other.left && !open.over;
  useEffect(() => {
    if (isThere) bothAgain();
  }, [isThere, stage]);
  const leave = () => {
    room.forget();
    leaveRoom(store);
  };
  return (
    <>
      {view && other && isThere && !alone && <OtherHalf room={room} view={view} other={other} />}
      <RoomNote room={room} open={open} onBoth={both} onLeft={leave} />
    </>
  );
}

/** Margin around both cases, CSS px, and below them, where the note of the room lies. */
const [MARGIN, NOTE] = [16, 64];

/** The view that shows both cases, side by side. */
function showBoth(stage: Size, own: Surface, other: Surface, side: Side): View {
  const beside = besideOwn(own, other, side);
  const [x, y] = [Math.min(0, beside.x), Math.min(0, beside.y)];
  const width = Math.max(own.width, beside.x + beside.width) - x;
  const height = Math.max(own.height, beside.y + beside.height) - y;
  const scale = Math.max(0.1, Math.min((stage.width - 2 * MARGIN) / width, (stage.height - MARGIN - NOTE) / height));
  return {
    scale,
    x: (stage.width - width * scale) / 2 - x * scale,
    y: MARGIN + (stage.height - MARGIN - NOTE - height * scale) / 2 - y * scale,
  };
}
