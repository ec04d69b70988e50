import { STORAGE_PREFIX } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import type { PairRoomView } from '@cpc/contract';
import { type DesignDocument, EMPTY_DOCUMENT } from '@cpc/design';
import type { PairRoomId, WorkId } from '@cpc/domain';
import type { RoomPort, RoomsPort, RoomView } from '@cpc/editor';
import { client } from '../../core/client.ts';
import { copyText } from '../../core/copy-text.ts';
import { to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { slots } from '../../core/slots.ts';
import { deviceStorage } from '../../core/storage.ts';
import { myBindings } from './my-bindings.ts';
import type { PairPlace } from './pair-place.ts';
import { readDesign } from '../design/read-design.ts';
import { roomName, roomOfWork } from './room-of-work.ts';

/** Rooms in which this design is made with another person (ED-13). */
export function roomsPort(place: PairPlace): RoomsPort {
  return {
    async open({ name, ...start }) {
      const { room_id } = await client.call('PairRoom.open', { goods_id: place.goodsId, name, ...start });
      const work_id = myBindings().read(slots.of(place.goodsId))?.work_id;
      if (work_id !== undefined) keepRoom(work_id, room_id);
      return room_id;
    },
    room: (id) => roomPort(place, id as PairRoomId),
  };
}

/** The design of a work is made in a room from now on. Found from both sides, for a person who opens the invitation again. */
export function keepRoom(work_id: WorkId, room_id: PairRoomId): void {
  deviceStorage.setItem(roomName(work_id), room_id);
  deviceStorage.setItem(workName(room_id), work_id);
}

const workName = (room_id: PairRoomId) => `${STORAGE_PREFIX}room_work_${room_id}`;

/** The work that this device makes in a room; null for none. */
export const workOfRoom = (room_id: PairRoomId): WorkId | null =>
  deviceStorage.getItem(workName(room_id)) as WorkId | null;

function roomPort({ goodsId, stationId, toast }: PairPlace, room_id: PairRoomId): RoomPort {
  const link = `${location.origin}/#${to(PATHS.share, { room: room_id, machine_id: stationId })}`;
  const get = () => client.call('PairRoom.get', { room_id }).then(withDesign);
  return {
    link,
    view: get,
    follow: ({ onView, onLive, onOver }) => {
      const stop = client.stream<PairRoomView>(`/api/pair-room/stream?room_id=${room_id}`, {
        event: 'room',
        // A design of a newer version of this app is not shown until the page is loaded again.
        onData: (view) => void withDesign(view).then(onView, () => undefined),
        onLive,
        poll: () =>
          client.call('PairRoom.get', { room_id }).catch((error: unknown) => {
            if (error instanceof ClientError && error.name === 'notFound') {
              onOver();
              stop();
            }
            throw error;
          }),
      });
      return stop;
    },
    async change(revision, shared) {
      try {
        return (await client.call('PairRoom.change', { room_id, revision, shared })).revision;
      } catch (error) {
        if (!(error instanceof ClientError) || !isFinal(error)) throw error;
        if (error.name === 'conflict') return 'conflict';
        toast(error.msg, { tone: 'bad' });
        return 'refused';
      }
    },
    show: async ({ ground, picture }) =>
      void (await client.call('PairRoom.show', { room_id, ground, picture: picture ?? undefined })),
    async half() {
      const { ground, picture } = await client.call('PairRoom.half', { room_id });
      const read = await readDesign(ground);
      return { ground: read.ok ? read.document : EMPTY_DOCUMENT, picture };
    },
    send:
      'share' in navigator
        ? // Closing the share sheet of the browser is not an error.
          (title) => void navigator.share({ url: link, title }).catch(() => undefined)
        : undefined,
    copy: () => copyText(link),
    leave: async () => void (await client.call('PairRoom.leave', { room_id }).catch(ignoreGone)),
    forget() {
      const work_id = workOfRoom(room_id) ?? myBindings().read(slots.of(goodsId))?.work_id;
      if (work_id !== undefined && roomOfWork(work_id) === room_id) deviceStorage.removeItem(roomName(work_id));
      deviceStorage.removeItem(workName(room_id));
    },
  };
}

/** Refusals of the change itself; after any other error the same change may be accepted later. */
const isFinal = ({ name }: ClientError): boolean =>
  ['conflict', 'roomUnfit', 'designInvalid', 'spaceFull', 'invalidInput'].includes(name);

function ignoreGone(error: unknown): void {
  if (!(error instanceof ClientError && error.name === 'notFound')) throw error;
}

/** @throws TypeError if what runs over both halves cannot be read */
export async function withDesign(view: PairRoomView): Promise<RoomView> {
  const read = await readDesign(view.shared);
  if (!read.ok) throw new TypeError(`room: what runs over both halves is not valid: ${read.problems[0]}`);
  return { ...view, shared: read.document satisfies DesignDocument };
}
