import { toolsCatalogues } from '@cpc/i18n/tools';
import { useEditorState } from '../context.ts';
import { LazyPart } from '../parts/lazy-part.tsx';

const load = async () => (await import('../room/room-part.tsx')).RoomPart;

/** The other half of a pair that is made with another person, and what is told of them. */
export function LiveRoom() {
  const id = useEditorState((state) => (state.preview ? null : state.room));
  return id === null ? null : <LazyPart key={id} load={load} props={{ id }} texts={toolsCatalogues} fallback={null} />;
}
