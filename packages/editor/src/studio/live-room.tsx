import { useMoreTexts } from '@cpc/ui';
import { useCallback, useEffect } from 'react';
import { useEditor, useEditorState } from '../model/context.ts';
import { useLoaded } from '../parts/use-loaded.ts';

/** The other half of a pair that is made with another person, and what is told of them. */
export function LiveRoom() {
  const id = useEditorState((state) => state.room);
  return id === null ? null : <Room key={id} id={id} />;
}

/** If it cannot be loaded, the design is made alone until the network is back. */
function Room({ id }: { readonly id: string }) {
  const { ports } = useEditor();
  const loadTexts = useMoreTexts();
  const load = useCallback(async () => {
    const [{ RoomPart }, { rooms }] = await Promise.all([
      import('../features/room/room-part.tsx'),
      ports.pairs(),
      loadTexts(['tools']),
    ]);
    return { RoomPart, room: rooms.room(id) };
  }, [id, ports, loadTexts]);
  const part = useLoaded(load);
  const again = part.state === 'failed' ? part.retry : undefined;
  useEffect(() => {
    if (!again) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return part.state === 'there' ? <part.value.RoomPart room={part.value.room} id={id} /> : null;
}
