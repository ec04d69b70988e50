import { type DesignDocument, layersOf, sharedOf, type Side } from '@cpc/design';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditor, usePictures } from '../../model/context.ts';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import type { RoomPort, RoomView, ShownHalf } from '../../ports/room-port.ts';
import { documentOf } from '../../document/state.ts';
import { setHistory } from '../../document/steps.ts';
import { groundOf, ownPicture } from './own-picture.ts';
import { shownDesign } from './shown-design.ts';
import { createRoomSync, type RoomSync } from './sync.ts';
import { takeShared } from './take-shared.ts';

export interface OpenRoom {
  /** The newest view; undefined until the first one has come. */
  readonly view: RoomView | undefined;
  readonly live: boolean;
  /** The room has ended. */
  readonly over: boolean;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Keeps the design in a room: what runs over both halves is the same on both phones, and the own half is shown. */
export function useRoom(room: RoomPort, id: string): OpenRoom {
  const editor = useEditor();
  const pictures = usePictures();
  const [state, setState] = useState<OpenRoom>({ view: undefined, live: false, over: false });
  const side = state.view?.side;
  const sync = useRef<RoomSync>(undefined);
  useEffect(() => {
    const stop = room.follow({
      onView: (view) => setState((before) => ({ ...before, view })),
      onLive: (live) => setState((before) => ({ ...before, live })),
      onOver: () => setState((before) => ({ ...before, over: true })),
    });
    return stop;
  }, [room]);
  const hearNewest = useEffectEvent(() => state.view && sync.current?.receive(state.view));
  const isMade = !state.over && state.view?.other?.left !== true;
  useEffect(() => {
    if (side === undefined || !isMade) return undefined;
    const current = syncOf(editor, pictures, { room, id, side });
    sync.current = current;
    const end = editor.store.subscribe((now, before) => {
      if (now.history.document !== before.history.document || now.dragged !== before.dragged) current.changed();
    });
    hearNewest();
    return () => {
      end();
      current.end();
      sync.current = undefined;
    };
  }, [editor, pictures, room, id, side, isMade]);
  useEffect(() => {
    if (state.view) sync.current?.receive(state.view);
  }, [state.view]);
  useShownHalf(room, isMade && side !== undefined);
  return state;
}

interface Place {
  readonly room: RoomPort;
  readonly id: string;
  readonly side: Side;
}

function syncOf({ store, surface, ports }: Editor, pictures: Pictures, { room, id, side }: Place): RoomSync {
  const name = `room_${id}`;
  const remembered = ports.memory.read(name);
  return createRoomSync(
    {
      read: () => sendable(sharedOf(shownDesign(store.getState()), surface, side), pictures),
      write: (shared) => setHistory(store, takeShared(store.getState().history, shared, surface, side)),
      send: room.change,
      fetch: room.view,
      keep: (revision) => ports.memory.write(name, String(revision)),
      wait: pause,
    },
    remembered === null ? undefined : Number(remembered),
  );
}

/** What can be sent: its photo is stored. */
function sendable(shared: DesignDocument, pictures: Pictures): DesignDocument | undefined {
  const waiting = new Set(pictures.pending().map(({ asset }) => asset));
  const waits = layersOf(shared).some((layer) => layer.type === 'picture' && waiting.has(layer.asset));
  return waits ? undefined : shared;
}

/** How long the customer must pause before the own half is shown again, ms. */
const SHOW_MS = 1_200;
/** After a failure, ms. */
const AGAIN_MS = 6_000;

/** Shows the other person the own half when a change of it has come to rest. */
function useShownHalf(room: RoomPort, isMade: boolean): void {
  const { store, surface, assets } = useEditor();
  useEffect(() => {
    if (!isMade) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sent = '';
    let isOpen = true;
    const show = async () => {
      const document = documentOf(store.getState());
      const half: ShownHalf = { ground: groundOf(document), picture: await ownPicture(document, surface, assets) };
      const text = JSON.stringify(half);
      if (text === sent) return;
      await room.show(half);
      sent = text;
    };
    const soon = (ms = SHOW_MS) => {
      clearTimeout(timer);
      timer = setTimeout(() => void show().catch(() => isOpen && soon(AGAIN_MS)), ms);
    };
    const end = store.subscribe((now, before) => {
      if (now.history.document !== before.history.document || now.arrivals !== before.arrivals) soon();
    });
    soon();
    return () => {
      isOpen = false;
      end();
      clearTimeout(timer);
    };
  }, [room, isMade, store, surface, assets]);
}
