import type { PriceRuleView, StationPrice } from '@cpc/contract';
import type { Money } from '@cpc/domain';
import { Button, Chip, Dialog, useTranslator } from '@cpc/ui';
import { Fetched } from '../core/fetched.tsx';
import { useScopeName } from './scope-name.ts';
import { usePriceOf } from './use-prices.ts';
import { useValidity } from './use-validity.ts';
import { useGoodsName } from '../stock/names.ts';

interface WhyDialogProps {
  readonly row: StationPrice;
  readonly onClose: () => void;
}

/** Every price that could hold for a thing, the narrowest first, and which one does. */
export function WhyDialog({ row: { machine_id, goods_id, shell_id, model }, onClose }: WhyDialogProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const why = usePriceOf({ machine_id, goods_id, shell_id });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('price.why.of', { what: goodsName({ model }) })}
      text={t('price.why.text')}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Fetched of={why} room="h-40">
        {(data) => (
          <ol className="divide-line/60 flex flex-col divide-y">
            {data.rules.map((rule) => (
              <RuleLine key={rule.rule_id} rule={rule} holds={rule.rule_id === data.rule_id} />
            ))}
            <Line name={t('price.why.catalogue')} price={data.catalogue} holds={data.rule_id === null} />
          </ol>
        )}
      </Fetched>
    </Dialog>
  );
}

function RuleLine({ rule, holds }: { readonly rule: PriceRuleView; readonly holds: boolean }) {
  const { t } = useTranslator();
  const scopeName = useScopeName();
  const validity = useValidity();
  const note = [rule.machine_name ?? t('price.station.all'), validity(rule)].join(' · ');
  return <Line name={scopeName(rule)} note={note} price={rule.price} holds={holds} />;
}

interface LineProps {
  readonly name: string;
  readonly note?: string;
  readonly price: Money | null;
  readonly holds: boolean;
}

function Line({ name, note, price, holds }: LineProps) {
  const { t, format } = useTranslator();
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <span className="flex min-w-0 grow flex-col">
        <span className={holds ? 'font-semibold' : ''}>{name}</span>
        {note !== undefined && <span className="text-small text-ink-soft">{note}</span>}
        {holds && (
          <span className="mt-1">
            <Chip tone="good">{t('price.why.holds')}</Chip>
          </span>
        )}
      </span>
      <span className={`figures shrink-0 ${holds ? 'font-semibold' : 'text-ink-soft'}`}>
        {price ? format.money(price) : t('price.notSold')}
      </span>
    </li>
  );
}
