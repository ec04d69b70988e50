import { Button, Dialog, useT, useToast } from '@cpc/ui';
import { useState } from 'react';

interface SureButtonProps {
  /** A quiet look, if the button is not the main action of the page. */
  readonly quiet?: true;
  readonly label: string;
  readonly ask: string;
  readonly why: string;
  readonly yes: string;
  /** Runs the action. @returns the message of success */
  readonly act: () => Promise<string>;
}

/** A button about money: it asks once more, and the confirming button names the amount. */
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
