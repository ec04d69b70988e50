import { useForm } from '@cpc/appkit';
import type { PackCode, StockKind } from '@cpc/contract';
import { TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { piecesOf } from '../stock/pieces.ts';
import { isSameKind, KindPicker } from './kind-picker.tsx';
import { useTeachCode } from './use-scan.ts';

const MAX_PACK = 10_000;
type Known = PackCode & { readonly kind: StockKind };

interface KindDialogProps {
  /** The code whose kind is asked for; '' for a kind without a code. */
  readonly code: string;
  /** What the code means so far. */
  readonly before?: { readonly taught: string | null; readonly pack: number } | undefined;
  readonly onKnown: (known: Known) => void;
  readonly onClose: () => void;
}

const packOf = (text: string): number | undefined => {
  const pieces = piecesOf(text, 1);
  return pieces !== undefined && pieces <= MAX_PACK ? pieces : undefined;
};

/** Asks once what is in a box. The shop remembers it for the code. */
export function KindDialog({ code, before, onKnown, onClose }: KindDialogProps) {
  const { t } = useTranslator();
  const teach = useTeachCode();
  const [kind, setKind] = useState<StockKind>();
  const form = useForm({
    saved: { pieces: before ? String(before.pack) : '' },
    check: ({ pieces }) => ({ pieces: packOf(pieces) === undefined ? t('scan.kind.pieces.bad') : undefined }),
    submit({ pieces: typed }) {
      const pieces = packOf(typed);
      if (!kind || pieces === undefined) return;
      if (code === '') return onKnown({ code, kind, pieces, taught: null });
      const { goods_id, shell_id, colour_id } = kind;
      const replaces = before?.taught ?? undefined;
      teach.mutate(
        { code, goods_id, shell_id, colour_id, pieces, ...(replaces !== undefined && { replaces }) },
        { onSuccess: (known) => known.kind && onKnown({ ...known, kind: known.kind }) },
      );
    },
  });
  return (
    <FormDialog
      title={t(code === '' ? 'scan.kind.add' : before ? 'scan.kind.change' : 'scan.kind.ask')}
      text={code === '' ? t('scan.kind.add.text') : t('scan.kind.ask.text', { code })}
      yes={t(code === '' ? 'scan.kind.add.yes' : 'scan.kind.yes')}
      form={form.props}
      incomplete={!kind}
      busy={teach.isPending}
      onClose={onClose}
    >
      <KindPicker isChosen={(row) => kind !== undefined && isSameKind(row, kind)} onPick={setKind} />
      <TextField
        label={t(code === '' ? 'scan.kind.count' : 'scan.kind.pieces')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        {...form.field('pieces')}
      />
    </FormDialog>
  );
}
