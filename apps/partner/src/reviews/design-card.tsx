import { Link } from '@cpc/appkit';
import type { DesignReview } from '@cpc/contract';
import { colourText } from '@cpc/i18n';
import { Button, Card, Facts, Icon, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { toOrder } from '../core/paths.ts';
import { DesignPicture } from './design-picture.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useReviewDesign } from './use-reviews.ts';
import { useGoodsName } from '../stock/names.ts';

/** A design that waits for a look: its picture, what it is printed on, and the two answers. */
export function DesignCard({ design }: { readonly design: DesignReview }) {
  const { t, tOr, format } = useTranslator();
  const goodsName = useGoodsName();
  const review = useReviewDesign();
  const [refusing, setRefusing] = useState(false);
  const { job_id, print_number, order_number, model, shell_name, colour_name, machine_name, since, before } = design;
  const shell = [tOr(`shell.${shell_name}`, shell_name), colourText({ tOr }, colour_name)].join(' · ');
  const approve = () => review.mutate({ job_id, decision: 'approved' });
  return (
    <Card aria-label={print_number} className="flex h-full flex-col gap-4 p-5">
      <DesignPicture design={design} />
      <h2 className="font-semibold">
        <bdi>{goodsName({ model })}</bdi>
        <span className="text-small text-ink-soft block font-normal">{shell}</span>
      </h2>
      <Facts
        facts={[
          {
            name: t('review.order'),
            value: (
              <Link to={toOrder(order_number)} className="underline underline-offset-2">
                <bdi>{print_number}</bdi>
              </Link>
            ),
          },
          { name: t('review.station'), value: <bdi>{machine_name}</bdi> },
          { name: t('review.size'), value: format.size(design.width, design.height) },
          { name: t('review.since'), value: format.dateTime(since) },
        ]}
      />
      {before && <Before before={before} />}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          kind="primary"
          icon="check"
          className="grow max-sm:basis-full"
          busy={review.isPending}
          onClick={approve}
        >
          {t('review.approve')}
        </Button>
        <Button kind="danger" icon="close" className="grow max-sm:basis-full" onClick={() => setRefusing(true)}>
          {t('review.refuse')}
        </Button>
      </div>
      {refusing && <RefuseDialog design={design} onClose={() => setRefusing(false)} />}
    </Card>
  );
}

/** The shop has refused the same design before. */
function Before({ before: { at, by, refusal } }: { readonly before: NonNullable<DesignReview['before']> }) {
  const { t, format } = useTranslator();
  const facts = { time: format.dateTime(at), reason: t(`review.reason.${refusal.reason}`) };
  return (
    <div className="bg-warn-wash text-warn text-small flex gap-2.5 rounded-medium px-3.5 py-2.5">
      <Icon name="warning" size={20} className="shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">
          {by === '' ? t('review.before.nobody', facts) : t('review.before', { by, ...facts })}
        </p>
        {refusal.words !== '' && (
          <p dir="auto" className="wrap-anywhere">
            {refusal.words}
          </p>
        )}
      </div>
    </div>
  );
}
