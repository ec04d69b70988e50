import { Button, useFormat, useT } from '@cpc/ui';
import { useEffect, useState } from 'react';

interface WaitButtonProps {
  /** How long the button is disabled. */
  readonly ms: number;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Requests another code, once the last one has had time to arrive. */
export function WaitButton({ ms, busy, onPress }: WaitButtonProps) {
  const t = useT();
  const format = useFormat();
  const [left, setLeft] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const until = performance.now() + ms;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [ms]);
  return (
    <Button kind="ghost" wide busy={busy} disabled={left > 0} onClick={onPress}>
      {left > 0 ? t('launch.code.wait', { time: format.countdown(left) }) : t('launch.code.again')}
    </Button>
  );
}
