import { Button, Dialog, Icon, QrCode, useT, useToast } from '@cpc/ui';
import { useState } from 'react';
import { useEditorState } from '../../model/context.ts';
import type { RoomPort } from '../../ports/room-port.ts';
import type { OpenRoom } from './use-room.ts';
import { isPreviewing, shownPanel } from '../../session/state.ts';

export interface RoomNoteProps {
  readonly room: RoomPort;
  readonly open: OpenRoom;
  /** Shows both cases on the stage. */
  readonly onBoth: () => void;
  /** The room is left, or it is over and the customer has read that. */
  readonly onLeft: () => void;
}

/** What is told of the other person, over the stage; a tap opens what can be done. */
export function RoomNote({ room, open, onBoth, onLeft }: RoomNoteProps) {
  const t = useT();
  const words = useWords(open);
  const other = open.view?.other;
  const isOver = open.over || other?.left === true;
  const [shown, setShown] = useState(false);
  // A panel and a crop need the room, and the preview shows nothing but the case.
  const covered = useEditorState((state) => shownPanel(state) !== null || isPreviewing(state));
  const isInviting = open.view !== undefined && !other && !isOver;
  const dot = !isOver && open.live && other?.here === true ? 'bg-good' : 'bg-ink-faint';
  return (
    <>
      <div
        className={`pointer-events-none absolute inset-x-0 bottom-3 flex justify-center px-14 max-[22rem]:px-9 ${covered ? 'invisible' : ''}`}
      >
        <span className="animate-rise bg-raised shadow-lift pointer-events-auto flex max-w-full min-w-0 items-center rounded-full">
          <output className="sr-only">{words}</output>
          {isInviting ? (
            <Button kind="primary" icon="share" onClick={() => setShown(true)}>
              {t('pair.room.invite')}
            </Button>
          ) : (
            <Button kind="ghost" className="min-w-0" onClick={() => (isOver ? onLeft() : setShown(true))}>
              <span className="flex min-w-0 items-center gap-2">
                <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${dot}`} />
                <span className="text-start leading-tight text-balance">{words}</span>
                <Icon name={isOver ? 'close' : 'more'} size={20} className="shrink-0" />
              </span>
            </Button>
          )}
        </span>
      </div>
      {shown && !isOver && (
        <RoomDialog room={room} open={open} onClose={() => setShown(false)} onBoth={onBoth} onLeft={onLeft} />
      )}
    </>
  );
}

/** Where the other person is, in words. */
function useWords({ view, live, over }: OpenRoom): string {
  const t = useT();
  const other = view?.other;
  const name = other?.name ?? null;
  if (over) return t('pair.room.over');
  if (view && other?.left) return t('pair.room.left');
  if (!view || !live) return t(view ? 'pair.room.offline' : 'pair.room.coming');
  if (!other) return t('pair.room.waiting');
  if (name === null) return t(other.here ? 'pair.room.here' : 'pair.room.away');
  return t(other.here ? 'pair.room.here.named' : 'pair.room.away.named', { name });
}

interface RoomDialogProps extends RoomNoteProps {
  readonly onClose: () => void;
}

/** The invitation, until somebody has come; then how the two go on. */
function RoomDialog({ room, open, onClose, onBoth, onLeft }: RoomDialogProps) {
  const t = useT();
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const isInviting = !open.view?.other;
  const leave = () => {
    setLeaving(true);
    room.leave().then(onLeft, () => {
      setLeaving(false);
      toast(t('pair.room.failed'), { tone: 'bad' });
    });
  };
  const copy = () =>
    void room.copy().then(
      () => toast(t('pair.room.copied'), { icon: 'check' }),
      // If copying fails, the message shows the link, to be copied by hand.
      () => toast(room.link),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isInviting ? 'pair.room.inviteTitle' : 'pair.room.title')}
      text={t(isInviting ? 'pair.room.inviteWhy' : 'pair.room.how')}
      actions={
        <>
          <Button kind="ghost" busy={leaving} onClick={leave}>
            {t('pair.room.leave')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {isInviting ? (
        <div className="flex flex-col items-center gap-4">
          <QrCode text={room.link} label={t('pair.room.qr')} className="w-52 max-w-full" />
          <div className="flex w-full flex-wrap gap-2">
            {room.send && (
              <Button kind="primary" icon="share" className="grow" onClick={() => room.send?.(t('pair.room.subject'))}>
                {t('pair.room.send')}
              </Button>
            )}
            <Button kind={room.send ? 'quiet' : 'primary'} icon="duplicate" className="grow" onClick={copy}>
              {t('pair.room.copy')}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          kind="primary"
          icon="fit"
          onClick={() => {
            onBoth();
            onClose();
          }}
        >
          {t('pair.room.both')}
        </Button>
      )}
    </Dialog>
  );
}
