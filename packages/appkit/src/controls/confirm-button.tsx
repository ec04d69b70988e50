import { Button, type ButtonProps, Dialog } from '@cpc/ui';
import { type ReactNode, useState } from 'react';

interface ConfirmButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'icon' | 'wide' | 'className'> {
  /** The action. */
  readonly label: string;
  /** The question, and what follows from the action. */
  readonly ask: string;
  readonly why: string;
  /** The button that acts; the label, unless it says more. */
  readonly yes?: string;
  /** The button that leaves all as it is. */
  readonly no: string;
  readonly danger?: true;
  /** What the person answers beside yes and no, and whether the answer is not complete yet. */
  readonly children?: ReactNode;
  readonly incomplete?: boolean;
  readonly busy: boolean;
  /** Runs the action, reports its own errors, and calls `done` if it succeeded. */
  readonly act: (done: () => void) => void;
}

/** A button for what cannot be undone: it asks once, and stays open until the action has succeeded. */
export function ConfirmButton({ label, ask, why, yes = label, no, ...rest }: ConfirmButtonProps) {
  const { danger, children, incomplete, busy, act, ...look } = rest;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const answers = (
    <>
      <Button size={look.size} onClick={close}>
        {no}
      </Button>
      <Button
        kind={danger ? 'danger' : 'primary'}
        size={look.size}
        disabled={incomplete}
        busy={busy}
        onClick={() => act(close)}
      >
        {yes}
      </Button>
    </>
  );
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} title={ask} text={why} onClose={close} actions={answers}>
        {children}
      </Dialog>
    </>
  );
}
