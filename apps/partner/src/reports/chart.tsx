import { useTranslator } from '@cpc/ui';
import { useEffect, useRef, useState } from 'react';
import { BarList, type Point } from './bar-list.tsx';
import { TimeChart } from './time-chart.tsx';

interface ChartProps {
  readonly points: readonly Point[];
  /** The lines follow each other in time. */
  readonly isTime: boolean;
  /** The text of a value on the axis. */
  readonly tick: (value: number) => string;
}

/** The chosen figure of every line. Hidden from screen readers, which read the table that follows it. */
export function Chart({ points, isTime, tick }: ChartProps) {
  const { t } = useTranslator();
  const { ref, width } = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<Point>();
  const shown = points.find(({ key }) => key === at?.key) ?? highest(points);
  return (
    <div ref={ref} aria-hidden className="flex w-full min-w-0 flex-col gap-3">
      {isTime && shown && (
        <p className="figures text-small text-ink-soft">
          {t('report.chart.of', { name: shown.name, value: shown.text })}
        </p>
      )}
      {width > 0 &&
        (isTime ? (
          <TimeChart points={points} width={width} tick={tick} shown={shown} onShow={setAt} />
        ) : (
          <BarList points={points} />
        ))}
    </div>
  );
}

const highest = (points: readonly Point[]): Point | undefined =>
  points.reduce<Point | undefined>(
    (best, point) => ((point.value ?? 0) > (best?.value ?? 0) ? point : best),
    undefined,
  );

/** The width of an element, in px; 0 until it is measured. */
function useWidth<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
