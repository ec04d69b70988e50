import { useNotify } from '@cpc/appkit';
import { Button, TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { useClientKey } from '../core/act-form.ts';
import { kindOf, piecesOf, type Refills } from './pieces.ts';
import { useRestock } from './use-stock-page.ts';

/** Sends everything that was typed as one delivery. */
export function RefillBar({ refills, onDone }: { readonly refills: Refills; readonly onDone: () => void }) {
  const { t } = useTranslator();
  const notify = useNotify();
  const restock = useRestock();
  const [reason, setReason] = useState('');
  const client_key = useClientKey();
  const lines = [...refills.values()].map(({ line, text }) => ({ ...kindOf(line), pieces: piecesOf(text, 1) ?? 0 }));
  const count = lines.reduce((sum, { pieces }) => sum + pieces, 0);
  const send = () =>
    restock.mutate(
      { client_key, lines, reason: reason.trim() },
      {
        onSuccess: ({ pieces }) => {
          notify.done(t('partner.stock.added', { count: pieces }));
          onDone();
        },
        onError: notify.failed,
      },
    );
  return (
    <div className="bg-raised border-line shadow-lift sticky bottom-24 z-10 lg:bottom-4 flex flex-wrap items-end gap-3 rounded-large border p-4">
      <div className="grow basis-60">
        <TextField
          label={t('partner.stock.note')}
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
      <Button
        kind="primary"
        icon="plus"
        disabled={lines.some(({ pieces }) => pieces === 0)}
        busy={restock.isPending}
        onClick={send}
      >
        {t('partner.stock.add.yes', { count })}
      </Button>
    </div>
  );
}
