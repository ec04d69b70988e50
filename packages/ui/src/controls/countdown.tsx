import { useEffect, useState } from 'react';
import { useTranslator } from '../text/text-provider.tsx';

export interface CountdownProps {
  /** UTC milliseconds. */
  readonly until: number;
  /** The clock: UTC milliseconds now. */
  readonly now: () => number;
  readonly onEnd?: (() => void) | undefined;
}

/** The seconds left until a moment; the last minute is shown in the warm colour. */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  const { t, format } = useTranslator();
  const [left, setLeft] = useState(() => secondsLeft(until, now));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(until, now));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const ended = left === 0;
  useEffect(() => {
    if (ended) onEnd?.();
  }, [ended, onEnd]);
  return (
    <span role="timer" className={`figures font-semibold ${left <= 60 ? 'text-warm' : ''}`}>
      {t('common.time.left', { time: format.countdown(left) })}
    </span>
  );
}

const secondsLeft = (until: number, now: () => number): number => Math.max(0, Math.ceil((until - now()) / 1000));
