import { List, Row, useTranslator } from '@cpc/ui';
import { SectionHead } from './section-head.tsx';
import { useDecisions } from './use-attention.ts';
import { useGoodsName } from '../stock/names.ts';

/** The decisions about such prints, with who decided and why (OR-09). */
export function Decided() {
  const { t, format } = useTranslator();
  const goodsName = useGoodsName();
  const { data = [] } = useDecisions();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="decided" className="roomy:max-w-[61rem] flex flex-col gap-4">
      <SectionHead id="decided" title={t('partner.decided')} />
      <List>
        {data.map(({ print_number, model, decision, reason, by, at, later }) => (
          <Row
            key={`${print_number} ${at}`}
            title={
              <>
                {t(`partner.unsure.${decision}`)}
                {' · '}
                <bdi>{goodsName({ model })}</bdi>
              </>
            }
            note={
              <>
                <bdi>{by ?? t('partner.unnamed')}</bdi>
                {': '}
                <bdi>{reason}</bdi>
                {later !== null && <span className="text-warn block font-medium">{t(`partner.decided.${later}`)}</span>}
                <span className="text-ink-faint block">
                  <bdi className="figures">{print_number}</bdi>
                  {' · '}
                  <time dateTime={new Date(at).toISOString()} className="figures">
                    {format.dateTime(at)}
                  </time>
                </span>
              </>
            }
          />
        ))}
      </List>
    </section>
  );
}
