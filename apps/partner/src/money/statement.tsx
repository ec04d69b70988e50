import { PARTNER_LINE_KINDS } from '@cpc/domain';
import { SearchField, SelectField, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { useStartOfDay } from '../core/day.ts';
import { StatementLines } from './statement-lines.tsx';

const EVERYTHING = { order: '', kind: '', from: '', until: '' };
type Typed = typeof EVERYTHING;

/** The lines of the shop's account, found by order, kind and days. */
export function Statement() {
  const t = useT();
  const startOfDay = useStartOfDay();
  const [typed, setTyped] = useState(EVERYTHING);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  return (
    <section aria-label={t('partner.money.lines')} className="flex flex-col gap-5">
      <h2 className="text-lead font-semibold">{t('partner.money.lines')}</h2>
      <Filter typed={typed} onChange={change} />
      <StatementLines
        wanted={{
          order_number: typed.order.trim() || undefined,
          kind: PARTNER_LINE_KINDS.find((kind) => kind === typed.kind),
          from: startOfDay(typed.from),
          until: startOfDay(typed.until, 1),
        }}
      />
    </section>
  );
}

interface FilterProps {
  readonly typed: Typed;
  readonly onChange: (part: Partial<Typed>) => void;
}

function Filter({ typed: { order, kind, from, until }, onChange }: FilterProps) {
  const t = useT();
  const kinds = PARTNER_LINE_KINDS.map((value) => ({ value, label: t(`partner.money.kind.${value}`) }));
  return (
    <div className="grid grid-cols-2 large:grid-cols-1 items-end gap-3 lg:grid-cols-4">
      <div className="col-span-full lg:col-span-1">
        <SearchField label={t('partner.money.search')} value={order} onChange={(value) => onChange({ order: value })} />
      </div>
      <div className="col-span-full lg:col-span-1">
        <SelectField
          label={t('partner.money.kind')}
          value={kind}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
          options={[{ value: '', label: t('partner.money.kind.all') }, ...kinds]}
        />
      </div>
      <TextField
        type="date"
        label={t('partner.money.from')}
        value={from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('partner.money.until')}
        value={until}
        onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
      />
    </div>
  );
}
