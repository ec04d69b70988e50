import { useForm, useNotify } from '@cpc/appkit';
import { MAX_PROBLEM_WORDS, type OrderItemView, type OrderView } from '@cpc/contract';
import { type OrderItemId, PROBLEM_KINDS, type ProblemKind } from '@cpc/domain';
import { SelectField, useT } from '@cpc/ui';
import { useState } from 'react';
import { randomId } from '../../../core/random-id.ts';
import { useGoodsName } from '../../../parts/goods-name.ts';
import { MessageDialog } from './message-dialog.tsx';
import { usePhotos } from './use-photos.ts';
import { useReportProblem } from './use-problems.ts';

interface ReportDialogProps {
  readonly order: OrderView;
  /** The items that can be reported. */
  readonly items: readonly OrderItemView[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks what is wrong with an item, in words and photos (OR-13). Closing it keeps what was typed. */
export function ReportDialog({ order, items, open, onClose }: ReportDialogProps) {
  const t = useT();
  const notify = useNotify();
  const nameOf = useGoodsName();
  const report = useReportProblem(order.order_id);
  const photos = usePhotos();
  const [clientKey, setClientKey] = useState(randomId);
  const onSuccess = () => {
    notify.done(t('problem.sent'));
    form.reset();
    photos.clear();
    setClientKey(randomId());
    onClose();
  };
  const form = useForm({
    saved: { item: String(items[0]?.item_id ?? ''), kind: String(PROBLEM_KINDS[0]), words: '' },
    check: ({ words }) => ({ words: words.trim() === '' ? t('problem.words.empty') : undefined }),
    submit: ({ item, kind, words }) =>
      report.mutate(
        {
          order_id: order.order_id,
          item_id: item as OrderItemId,
          client_key: clientKey,
          kind: kind as ProblemKind,
          words: words.trim(),
          photos: [...photos.assets],
        },
        { onSuccess, onError: form.refuse },
      ),
  });
  return (
    <MessageDialog
      title={t('problem.report')}
      text={t('problem.report.text')}
      open={open}
      form={form.props}
      words={form.field('words')}
      left={MAX_PROBLEM_WORDS - form.values.words.length}
      photos={photos}
      busy={report.isPending}
      refused={form.refused}
      onClose={onClose}
    >
      {items.length > 1 && (
        <SelectField
          label={t('problem.item')}
          options={items.map((item) => ({ value: item.item_id, label: `${item.line} · ${nameOf(item)}` }))}
          {...form.input('item')}
        />
      )}
      <SelectField
        label={t('problem.kind')}
        options={PROBLEM_KINDS.map((value) => ({ value, label: t(`problem.kind.${value}`) }))}
        {...form.input('kind')}
      />
    </MessageDialog>
  );
}
