import type { PackCode, StockKind } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useState } from 'react';
import { useActForm } from '../core/act-form.ts';
import { useChange } from '../core/calls.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { client } from '../core/services.ts';
import { piecesOf } from '../stock/pieces.ts';
import { isSameKind, KindPicker } from './kind-picker.tsx';

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

/** Tells the shop what a code means; a kind without a code is only counted. */
async function teach({
  replaces,
  ...known
}: Pick<Known, 'code' | 'kind' | 'pieces'> & { readonly replaces: string | null }) {
  const { code, kind, pieces } = known;
  if (code === '') return { ...known, taught: null };
  const { goods_id, shell_id, colour_id } = kind;
  const input = { code, goods_id, shell_id, colour_id, pieces, ...(replaces !== null && { replaces }) };
  return client.call('Partner.teachCode', input);
}

/** Asks once what is in a box. The shop remembers it for the code. */
export function KindDialog({ code, before, onKnown, onClose }: KindDialogProps) {
  const t = useT();
  const [kind, setKind] = useState<StockKind>();
  const form = useActForm({
    act: useChange(teach, { quiet: true }),
    saved: { pieces: before ? String(before.pack) : '' },
    complete: () => kind !== undefined,
    check: ({ pieces }) => ({ pieces: packOf(pieces) === undefined ? t('scan.kind.pieces.bad') : undefined }),
    input({ pieces: typed }) {
      const pieces = packOf(typed);
      return kind && pieces !== undefined ? { code, kind, pieces, replaces: before?.taught ?? null } : undefined;
    },
    onDone: (known) => known.kind && onKnown({ ...known, kind: known.kind }),
    onClose,
  });
  return (
    <FormDialog
      title={t(code === '' ? 'scan.kind.add' : before ? 'scan.kind.change' : 'scan.kind.ask')}
      text={code === '' ? t('scan.kind.add.text') : t('scan.kind.ask.text', { code })}
      yes={t(code === '' ? 'scan.kind.add.yes' : 'scan.kind.yes')}
      form={form}
    >
      <KindPicker isChosen={(row) => kind !== undefined && isSameKind(row, kind)} onPick={setKind} />
      <Input
        of={form}
        name="pieces"
        label={code === '' ? 'scan.kind.count' : 'scan.kind.pieces'}
        as="count"
        maxLength={5}
      />
    </FormDialog>
  );
}
