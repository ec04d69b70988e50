import { Button, type ButtonProps, Dialog, useT } from '@cpc/ui';
import { useState } from 'react';

interface AskButtonProps extends Pick<ButtonProps, 'kind' | 'icon'> {
  readonly label: string;
  readonly ask: string;
  readonly why: string;
  /** Runs the action and reports its own errors. @returns whether it succeeded */
  readonly act: () => Promise<boolean>;
}

/** A button that explains its consequences before it acts. */
export function AskButton({ label, ask, why, act, ...look }: AskButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const sure = async () => {
    setBusy(true);
    const done = await act();
    setBusy(false);
    if (done) setOpen(false);
  };
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        title={ask}
        text={why}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('partner.care.keep')}</Button>
            <Button kind={look.kind === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={() => void sure()}>
              {label}
            </Button>
          </>
        }
      />
    </>
  );
}
