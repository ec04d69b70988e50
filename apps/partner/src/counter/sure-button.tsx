import { Button, Dialog, useT, useToast } from '@cpc/ui';
import { useState } from 'react';

interface SureButtonProps {
  /** Quiet where it is not what the page is for. */
  readonly quiet?: true;
  readonly label: string;
  readonly ask: string;
  readonly why: string;
  readonly yes: string;
  /** Does it. @returns what is said when it is done */
  readonly act: () => Promise<string>;
}

/** A button about money: asked once more, with the amount in the answer. */
export function SureButton({ quiet, label, ask, why, yes, act }: SureButtonProps) {
  const t = useT();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const sure = async () => {
    setBusy(true);
    try {
      toast(await act(), { icon: 'check' });
      setOpen(false);
    } catch (error) {
      toast(error instanceof Error ? error.message : t('common.net.abnormal'), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind={quiet ? 'outline' : 'primary'} size="large" wide onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        title={ask}
        text={why}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="ghost" size="large" onClick={() => setOpen(false)}>
              {t('partner.counter.back')}
            </Button>
            <Button kind="primary" size="large" busy={busy} onClick={() => void sure()}>
              {yes}
            </Button>
          </>
        }
      />
    </>
  );
}
