import { goBack, useNotify } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import type { ActionOutput } from '@cpc/contract';
import { type GoodsId, MAX_NICKNAME, type PairRoomId } from '@cpc/domain';
import { Button, Page, Sheet, ShellCase, Skeleton, StateView, TextField, useT } from '@cpc/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { beGuest } from '../../data/enter.ts';
import { HeroPage } from '../../parts/hero-page.tsx';
import { ART, BARE_SHELL, HERO_SURFACE } from '../../parts/hero-surface.ts';
import { QueryView } from '../../parts/query-view.tsx';
import { Choices } from './make-mine.tsx';
import { wordsFor } from './words.ts';

type Look = ActionOutput<'PairRoom.look'>;

/** An invitation to make a pair of cases with another person, each on an own phone (ED-13). */
export function Invitation({ roomId }: { readonly roomId: PairRoomId }) {
  const t = useT();
  const account = useSession((state) => state.userInfo?.uid);
  const look = useQuery<Look>({
    queryKey: ['pair-room', roomId, account],
    queryFn: ({ signal }) => client.call('PairRoom.look', { room_id: roomId }, { signal }),
    retry: (count, error) => count < 3 && !isGone(error),
  });
  if (isGone(look.error)) return <Closed kind="gone" />;
  if (look.data?.state === 'full') return <Closed kind="full" />;
  if (look.data) return <Invited roomId={roomId} look={look.data} />;
  return (
    <Page title={t('works.room.page')} onBack={() => goBack(PATHS.mall)}>
      <QueryView query={look} skeleton={<Skeleton className="w-full grow rounded-huge" />}>
        {() => null}
      </QueryView>
    </Page>
  );
}

const isGone = (error: Error | null): boolean =>
  error instanceof ClientError && (error.name === 'notFound' || error.name === 'invalidInput');

function Invited({ roomId, look }: { readonly roomId: PairRoomId; readonly look: Look }) {
  const t = useT();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [choosing, setChoosing] = useState(false);
  const mine = look.state === 'mine';
  const enter = useMutation({
    mutationFn: async (goodsId: GoodsId | undefined) => {
      const [{ enterRoom }] = await Promise.all([import('../editor/aside.ts'), beGuest()]);
      return enterRoom(roomId, goodsId === undefined ? undefined : { goodsId, name: name.trim() });
    },
    onSuccess: (address) => go(PATHS.editor, address),
    onError: notify.failed,
  });
  return (
    <HeroPage
      title={t('works.room.page')}
      onBack={() => goBack(PATHS.mall)}
      hero={<TwoCases label={t('works.room.picture')} />}
      words="many"
      action={
        <Button
          kind="primary"
          size="large"
          wide
          icon={mine ? 'brush' : 'phone'}
          busy={enter.isPending}
          onClick={() => (mine ? enter.mutate(undefined) : setChoosing(true))}
        >
          {t(mine ? 'works.room.back' : 'works.room.choose')}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-2 px-2 text-center wide:items-start wide:text-start">
        <h2 className="text-headline font-bold text-balance">
          {look.name === null || mine ? t('works.room.invited') : t('works.room.invited.named', { name: look.name })}
        </h2>
        <p className="text-body text-ink-soft text-pretty">{t(mine ? 'works.room.mineWhy' : 'works.room.why')}</p>
        {mine || look.model === '' ? null : (
          <p className="text-small text-ink-soft">{t('works.room.with', { model: look.model })}</p>
        )}
      </div>
      {mine ? null : (
        <TextField
          label={t('works.room.name')}
          hint={t('works.room.nameWhy')}
          dir="auto"
          autoComplete="nickname"
          maxLength={12 * MAX_NICKNAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <Sheet modal open={choosing} onClose={() => setChoosing(false)} title={t('works.share.which')}>
        {choosing ? (
          <Choices
            share={look}
            words={wordsFor(PHONE)}
            onChoose={(goodsId) => {
              setChoosing(false);
              enter.mutate(goodsId);
            }}
          />
        ) : null}
      </Sheet>
    </HeroPage>
  );
}

/** Rooms are for goods around a phone. */
const PHONE = { surface: HERO_SURFACE } as Parameters<typeof wordsFor>[0];

/** Two cases side by side, with one picture over both. */
function TwoCases({ label }: { readonly label: string }) {
  return (
    <div role="img" aria-label={label} dir="ltr" className="flex h-full items-center justify-center gap-0.5">
      {(['left-0', 'right-0'] as const).map((side) => (
        <ShellCase key={side} {...BARE_SHELL} surface={HERO_SURFACE} label="" className="h-full">
          <img src={ART[0]} alt="" className={`absolute inset-y-0 h-full w-[200%] max-w-none object-cover ${side}`} />
        </ShellCase>
      ))}
    </div>
  );
}

/** The invitation leads nowhere: it has ended, or somebody else has come. */
function Closed({ kind }: { readonly kind: 'gone' | 'full' }) {
  const t = useT();
  return (
    <Page title={t('works.room.page')} onBack={() => goBack(PATHS.mall)}>
      <StateView
        icon={kind === 'full' ? 'heart' : 'info'}
        title={t(`works.room.${kind}`)}
        hint={t(`works.room.${kind}Why`)}
        action={
          <Button kind="primary" size="large" onClick={() => go(PATHS.mall)}>
            {t('works.list.start')}
          </Button>
        }
      />
    </Page>
  );
}
