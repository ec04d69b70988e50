import { goBack } from '@cpc/appkit';
import type { Surface } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { DrawingRoom } from '@cpc/editor/drawing';
import { LoadingState, Page, useT, useWide } from '@cpc/ui';
import { useMemo } from 'react';
import { type Choice, readChoice } from '../../data/draft/choice.ts';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { drawingPort } from '../../data/drawing-port.ts';
import { useGoods } from '../../data/goods.ts';
import { offerOf } from '../../data/draft/offer.ts';
import { useStationId } from '../../data/stations.ts';
import { lookOf, type ShellLook } from '../../parts/case-view.tsx';
import { BARE_SHELL, HERO_SURFACE } from '../../parts/hero-surface.ts';

/** Drawing from words, for the phone that the customer designs; without one, for a phone of common size (RT-12, AI-01). */
export default function DrawingPage() {
  const t = useT();
  const wide = useWide();
  const station = useStationId();
  const port = useMemo(() => drawingPort(station), [station]);
  const target = useTarget();
  if (target === undefined) {
    return (
      <Page title={t('drawing.title')} onBack={() => goBack(home(station))}>
        <LoadingState />
      </Page>
    );
  }
  const { choice, model, surface, shell } = target;
  return (
    <DrawingRoom
      port={port}
      surface={surface}
      shell={shell}
      model={model}
      takeLabel={model === undefined ? t('drawing.takeAny') : t('drawing.takeModel', { model })}
      onTake={async (drawing, number, isWanted) => {
        const { asset } = await port.keep(drawing.drawing_id, number);
        if (isWanted()) takeAlong(asset, choice);
        return undefined;
      }}
    >
      {({ content, action }) => (
        <Page
          title={t('drawing.title')}
          width={wide ? 'wide' : 'reading'}
          onBack={() => goBack(home(station))}
          action={action}
        >
          {content}
        </Page>
      )}
    </DrawingRoom>
  );
}

const home = (station: string | null): string => to(station === null ? PATHS.mall : PATHS.allSelect, { id: station });

/** Puts a kept result on the design of the chosen goods. Without them, the customer chooses a phone first. */
const takeAlong = (asset: AssetId, choice: Choice | undefined): void =>
  go(choice ? PATHS.editor : PATHS.details, { ...choice, thing: `drawing:${asset}` });

interface Target {
  readonly choice: Choice | undefined;
  readonly model: string | undefined;
  readonly surface: Surface;
  readonly shell: ShellLook;
}

const ANY_PHONE: Target = {
  choice: undefined,
  model: undefined,
  surface: HERO_SURFACE,
  shell: BARE_SHELL,
};

/** What is drawn for: the goods of the last choice, if they are still made here. @returns undefined until it is known */
function useTarget(): Target | undefined {
  const choice = useMemo(() => readChoice(), []);
  const detail = useGoods(choice?.goods_id, useStationId());
  if (choice === undefined || detail.isError) return ANY_PHONE;
  if (detail.data === undefined) return undefined;
  const { surface, model } = detail.data.goods;
  const offer = offerOf(detail.data, choice);
  return { choice, model, surface, shell: lookOf(offer?.shell, offer?.colour) ?? BARE_SHELL };
}
