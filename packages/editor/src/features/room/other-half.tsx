import {
  applyDiff,
  bleedBox,
  type DesignDocument,
  EMPTY_DOCUMENT,
  otherSide,
  region,
  SHARED_PHOTO,
  SHARED_WORD,
  sharedOf,
  withShared,
} from '@cpc/design';
import { cutToRegion, paint } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { Painted, type PaintTile } from '../../parts/painted.tsx';
import { layShell } from '../../parts/painted-design.tsx';
import type { RoomPort, RoomView, ShownHalf } from '../../ports/room-port.ts';
import { besideOwn } from './beside-own.ts';
import { shownDesign } from './shown-design.ts';
import { decodeHalf } from './own-picture.ts';

type Other = NonNullable<RoomView['other']>;

export interface OtherHalfProps {
  readonly room: RoomPort;
  readonly view: RoomView;
  readonly other: Other;
}

/** The other half beside the own one, at the seam: its person's picture, with what runs over both as it is here now. */
export function OtherHalf({ room, view, other }: OtherHalfProps) {
  const t = useT();
  const { surface } = useEditor();
  const at = useEditorState((state) => state.view);
  const lift = useEditorState((state) => state.lift);
  const box = useMemo(() => besideOwn(surface, other.surface, view.side), [surface, other.surface, view.side]);
  const draw = useOtherHalf(room, view, other);
  return (
    <div dir="ltr" className="pointer-events-none absolute inset-0 overflow-clip">
      <div
        role="img"
        aria-label={t('pair.room.other', { model: other.model })}
        className="absolute"
        style={{
          left: at.x + box.x * at.scale,
          top: at.y + box.y * at.scale - lift,
          width: box.width * at.scale,
          height: box.height * at.scale,
        }}
      >
        <Painted paint={draw} className="size-full" />
      </div>
    </div>
  );
}

const NOTHING: ShownHalf & { readonly art?: ImageBitmap } = { ground: EMPTY_DOCUMENT, picture: null };

function useOtherHalf(room: RoomPort, view: RoomView, { surface, shown }: Other): PaintTile {
  const { assets, shell } = useEditor();
  const half = useShown(room, shown);
  const editor = useEditor();
  const history = useEditorState((state) => state.history);
  const dragged = useEditorState((state) => state.dragged);
  const shared = useMemo(
    () => sharedOf(shownDesign({ history, dragged }), editor.surface, view.side),
    [history, dragged, editor.surface, view.side],
  );
  const halves = useMemo(() => {
    const ground = half.ground;
    const whole = applyDiff(ground, withShared(ground, shared, surface, otherSide(view.side)));
    const only = (id: string, from: DesignDocument): DesignDocument => {
      const layer = whole.records[id];
      return layer ? { ...from, records: { ...from.records, [id]: layer } } : from;
    };
    return { below: only(SHARED_PHOTO, ground), above: only(SHARED_WORD, EMPTY_DOCUMENT) };
  }, [half.ground, shared, view.side, surface]);
  return useCallback<PaintTile>(
    (target, { width }) => {
      const scale = width / surface.width;
      layShell(target, surface, shell, scale);
      paint(target, { document: halves.below, surface }, scale, assets, { cut: 'none' });
      if (half.art) {
        const box = bleedBox(surface);
        const { context } = target;
        context.drawImage(half.art, box.x * scale, box.y * scale, box.width * scale, box.height * scale);
      }
      paint(target, { document: halves.above, surface }, scale, assets, { cut: 'none' });
      cutToRegion(target, region(surface, 'outline'), scale);
    },
    [surface, shell, assets, halves, half.art],
  );
}

/** What the other person shows, fetched again whenever it has changed. */
function useShown(room: RoomPort, shown: number): typeof NOTHING {
  const [half, setHalf] = useState(NOTHING);
  useEffect(() => {
    if (shown === 0) return undefined;
    let wanted = true;
    const load = async () => {
      const next = await room.half();
      const art = next.picture === null ? undefined : await decodeHalf(next.picture).catch(() => undefined);
      if (wanted) setHalf({ ...next, ...(art && { art }) });
    };
    // The next change loads it again.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [room, shown]);
  return half;
}
