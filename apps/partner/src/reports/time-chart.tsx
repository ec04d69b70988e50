import { useLocale } from '@cpc/ui';
import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import type { PointerEvent } from 'react';
import type { Point } from './bar-list.tsx';

const HEIGHT = 260;
const TOP = 12;
const BOTTOM = 28;
const SIDE = 68;
/** With more points, bars are thinner than a finger can see: a line shows them. */
const MAX_BARS = 100;
/** The least room for a text on the axis, px. */
const MIN_TICK_PX = 52;
/** Instead of the library's own type and colour. */
const TICK = {
  className: 'figures',
  fill: 'var(--color-ink-soft)',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
} as const;

interface TimeChartProps {
  readonly points: readonly Point[];
  readonly width: number;
  readonly tick: (value: number) => string;
  readonly shown: Point | undefined;
  readonly onShow: (point: Point | undefined) => void;
}

/** Bars, or a line if there are many, in the direction of the text. */
export function TimeChart({ points, width, tick, shown, onShow }: TimeChartProps) {
  const { rtl } = useLocale().locale;
  const keys = points.map(({ key }) => key);
  const [start, end] = [rtl ? 0 : SIDE, rtl ? width - SIDE : width];
  const x = scaleBand({ domain: rtl ? keys.toReversed() : keys, range: [start, end], padding: 0.25 });
  const y = scaleLinear({ domain: domainOf(points), range: [HEIGHT - BOTTOM, TOP], nice: true });
  const middle = ({ key }: Point) => (x(key) ?? 0) + x.bandwidth() / 2;
  const height = ({ value }: Point) => y(value ?? 0);
  const show = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const at = clientX - currentTarget.getBoundingClientRect().left - start;
    const place = Math.floor((at * points.length) / (end - start));
    onShow(points[rtl ? points.length - 1 - place : place]);
  };
  const every = Math.max(1, Math.ceil(points.length / Math.max(1, (end - start) / MIN_TICK_PX)));
  const Side = rtl ? AxisRight : AxisLeft;
  const zero = y(0);
  return (
    <svg
      width={width}
      height={HEIGHT}
      direction="ltr"
      className="block touch-pan-y"
      onPointerMove={show}
      onPointerDown={show}
      onPointerLeave={() => onShow(undefined)}
    >
      {y.ticks(4).map((value) => (
        <line key={value} x1={start} x2={end} y1={y(value)} y2={y(value)} className="stroke-line" />
      ))}
      <Side
        left={rtl ? end : start}
        scale={y}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => tick(Number(value))}
        tickLabelProps={{ ...TICK, dx: rtl ? 4 : -4, dy: 4 }}
      />
      {points.length > MAX_BARS ? (
        <>
          <AreaClosed data={[...points]} x={middle} y={height} yScale={y} className="fill-cool-wash" />
          <LinePath data={[...points]} x={middle} y={height} className="stroke-cool" strokeWidth={2} fill="none" />
          {shown && <circle cx={middle(shown)} cy={height(shown)} r={5} className="fill-cool" />}
        </>
      ) : (
        points.map((point) => (
          <rect
            key={point.key}
            x={x(point.key)}
            width={x.bandwidth()}
            y={Math.min(zero, height(point))}
            height={Math.abs(zero - height(point))}
            rx={Math.min(4, x.bandwidth() / 4)}
            className={point.key === shown?.key ? 'fill-cool-deep' : 'fill-cool'}
          />
        ))
      )}
      <AxisBottom
        top={HEIGHT - BOTTOM}
        scale={x}
        tickValues={keys.filter((_, index) => index % every === 0)}
        hideTicks
        axisLineClassName="stroke-edge"
        tickFormat={(key) => points.find((point) => point.key === key)?.short ?? ''}
        tickLabelProps={{ ...TICK, textAnchor: 'middle' }}
      />
    </svg>
  );
}

/** From zero, or from what is below it. A chart without values has an axis all the same. */
function domainOf(points: readonly Point[]): [number, number] {
  const values = points.map(({ value }) => value ?? 0);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return [least, least === most ? 1 : most];
}
