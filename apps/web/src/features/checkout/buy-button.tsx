import type { Money } from '@cpc/domain';
import { Button, useFormat, useT } from '@cpc/ui';
import { askAddress, useSending } from './delivery/use-sending.ts';
import { agreeByBuying, TermsNote } from './terms-note.tsx';

interface BuyButtonProps {
  readonly label: string;
  /** The whole price; undefined while it is asked for. */
  readonly total: Money | undefined;
  readonly busy: boolean;
  /** The station takes no orders now. */
  readonly closed: boolean;
  readonly onBuy: () => void;
}

/** The button that buys, under the terms that it agrees to. If nobody knows where to send it, it asks for that first. */
export function BuyButton({ label, total, busy, closed, onBuy }: BuyButtonProps) {
  const t = useT();
  const format = useFormat();
  const { sent, address, asks } = useSending();
  if (asks) {
    return (
      <Button kind="primary" size="large" wide icon="home" disabled={closed} onClick={askAddress}>
        {t('delivery.choose')}
      </Button>
    );
  }
  const buy = () => {
    agreeByBuying();
    onBuy();
  };
  return (
    <>
      <TermsNote />
      <Button
        kind="primary"
        size="large"
        wide
        busy={busy}
        disabled={closed || total === undefined || (sent && address === undefined)}
        price={total && format.money(total)}
        onClick={buy}
      >
        {label}
      </Button>
    </>
  );
}
