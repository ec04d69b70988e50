import type { PromoterView } from '@cpc/contract';
import { Card, StateView, useT } from '@cpc/ui';
import { BackLink, Titled } from '../core/page.tsx';
import { Fetched } from '../core/fetched.tsx';
import { PROMOTER, PROMOTERS, useIdIn } from '../core/paths.ts';
import { Earnings } from './earnings.tsx';
import { PayForm } from './pay-form.tsx';
import { PromoterLink } from './promoter-link.tsx';
import { useOwed, usePromoter, useSetPromoter } from './use-promoters.ts';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { permilleOf, typedPermille } from '../shops/permille.ts';

/** One promoter, for operators: what is owed, the link, the share and the earnings (PY-07). */
export default function PromoterPage() {
  const t = useT();
  const promoter = usePromoter(useIdIn(PROMOTER));
  return (
    <Titled title={promoter.data?.name ?? t('price.promoters')}>
      <BackLink to={PROMOTERS}>{t('price.promoters')}</BackLink>
      <Fetched of={promoter} room="h-96">
        {(data) =>
          data === null ? (
            <StateView icon="share" title={t('price.promoters.none')} hint={t('price.promoters.none.hint')} />
          ) : (
            <Promoter key={data.promoter_id} promoter={data} />
          )
        }
      </Fetched>
    </Titled>
  );
}

function Promoter({ promoter }: { readonly promoter: PromoterView }) {
  const t = useT();
  const owedText = useOwed();
  const { promoter_id, name, owed } = promoter;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 dir="auto" className="text-title font-semibold wrap-anywhere">
          {name}
        </h1>
        <p className="text-ink-soft">
          {owed.some(({ amount }) => amount !== 0) && t('price.promoter.owed')}{' '}
          <span className="figures text-lead text-ink font-semibold">{owedText(owed)}</span>
        </p>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Card className="p-5">
          <PromoterLink promoterId={promoter_id} />
        </Card>
        <div className="flex flex-col gap-5">
          <Card className="p-5">
            <ShareForm promoter={promoter} />
          </Card>
          {owed.some(({ amount }) => amount > 0) && (
            <Card className="p-5">
              <PayForm promoter={promoter} />
            </Card>
          )}
        </div>
      </div>
      <Earnings promoterId={promoter_id} />
    </>
  );
}

/** The name of a promoter, and the share of future sales. */
function ShareForm({ promoter: { promoter_id, name, permille } }: { readonly promoter: PromoterView }) {
  const t = useT();
  const form = useActForm({
    act: useSetPromoter(),
    saved: { name, permille: typedPermille(permille) },
    complete: (typed) => typed.name.trim() !== name || permilleOf(typed.permille) !== permille,
    check: (typed) => ({ permille: permilleOf(typed.permille) == null ? t('price.promoter.share.bad') : undefined }),
    input: (typed) => ({ promoter_id, name: typed.name, permille: permilleOf(typed.permille) ?? 0 }),
    said: () => t('price.promoter.saved'),
  });
  return (
    <SaveForm form={form} yes="price.promoter.save">
      <Input of={form} name="name" label="price.promoter.name" />
      <Input of={form} name="permille" label="price.promoter.share" hint="price.promoter.share.hint" as="percent" />
    </SaveForm>
  );
}
