import { pathData, type Point, region, regionPaths } from '@cpc/design';
import { useT } from '@cpc/ui';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { Guide } from '../../geometry/guides.ts';
import { toStage, type View } from '../../geometry/view.ts';
import { SurfaceSpace } from './surface-space.tsx';

/** While a layer moves: shows the safe area, and the guides that it has snapped to. */
export function Guides() {
  const moving = useEditorState((state) => state.dragged !== null);
  return (
    <>
      <SafeArea shown={moving} />
      {moving && <GuideLines />}
    </>
  );
}

const SafeArea = memo(function SafeArea({ shown }: { readonly shown: boolean }) {
  const { surface } = useEditor();
  const { outline, holes } = regionPaths(region(surface, 'safe'));
  return (
    <SurfaceSpace className={`transition-opacity ${shown ? 'opacity-100' : 'opacity-0'}`}>
      {[outline, ...holes].map((path, i) => (
        <g key={i} fill="none" strokeOpacity="0.75">
          <path
            d={pathData(path)}
            vectorEffect="non-scaling-stroke"
            strokeWidth="2.5"
            className="stroke-sunken"
            strokeOpacity="0.35"
          />
          <path
            d={pathData(path)}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.25"
            strokeDasharray="5 4"
            className="stroke-paper"
          />
        </g>
      ))}
    </SurfaceSpace>
  );
});

/** The lines, distances and angles that the moved layers have snapped to. */
function GuideLines() {
  const guides = useEditorState((state) => state.guides);
  const view = useEditorState((state) => state.view);
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
      {guides.map((guide) => (
        <DelayedContent key={nameOf(guide)}>
          <Catch guide={guide} view={view} />
        </DelayedContent>
      ))}
    </svg>
  );
}

/** A key for a guide that stays the same from one move to the next. */
function nameOf(guide: Guide): string {
  if (guide.kind === 'angle') return guide.kind;
  const { kind, axis } = guide;
  return [kind, axis, ...(kind === 'line' ? [guide.at] : [guide.from, guide.to]).map((at) => at.toFixed(2))].join(' ');
}

const DELAY_MS = 60;

/** Shows its children after a short time. A guide that a quick hand only passes would flash and be unreadable. */
function DelayedContent({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown && children;
}

/** How far a line extends beyond what it connects, and half the end bar of a distance, in CSS pixels. */
const BEYOND = 10;
const BAR = 4;

function Catch({ guide, view }: { readonly guide: Guide; readonly view: View }) {
  if (guide.kind === 'angle') return <AngleCatch {...guide} view={view} />;
  const [from, to] = endsOf(guide, view);
  if (guide.kind === 'gap')
    return <Distance from={from} to={to} upright={guide.axis === 'y'} mm={guide.to - guide.from} />;
  const [dx, dy] = guide.axis === 'x' ? [0, BEYOND] : [BEYOND, 0];
  return (
    <path d={`M${from.x - dx} ${from.y - dy}L${to.x + dx} ${to.y + dy}`} strokeWidth="1.5" className="stroke-cool" />
  );
}

function endsOf({ kind, axis, at, from, to }: Exclude<Guide, { kind: 'angle' }>, view: View): readonly [Point, Point] {
  const runsUpright = (kind === 'line') === (axis === 'x');
  const point = (along: number) => toStage(view, runsUpright ? { x: at, y: along } : { x: along, y: at });
  return [point(from), point(to)];
}

interface DistanceProps {
  readonly from: Point;
  readonly to: Point;
  readonly upright: boolean;
  readonly mm: number;
}

function Distance({ from, to, upright, mm }: DistanceProps) {
  const t = useT();
  const bar = ({ x, y }: Point) => (upright ? `M${x - BAR} ${y}h${2 * BAR}` : `M${x} ${y - BAR}v${2 * BAR}`);
  const text = t('studio.mm', { value: Math.round(mm * 10) / 10 });
  return (
    <g>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}${bar(from)}${bar(to)}`}
        strokeWidth="1.5"
        className="stroke-cool"
      />
      <Tag at={{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }} text={text} />
    </g>
  );
}

function AngleCatch({ centre, angle, view }: { readonly centre: Point; readonly angle: number; readonly view: View }) {
  const t = useT();
  const at = toStage(view, centre);
  return <Tag at={at} text={t('studio.degrees', { value: ((angle % 360) + 360) % 360 })} />;
}

/** A small text on its own ground. */
function Tag({ at, text }: { readonly at: Point; readonly text: string }) {
  const width = text.length * 6.5 + 12;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect x={-width / 2} y={-10} width={width} height={20} rx={10} className="fill-sunken" fillOpacity="0.85" />
      <text textAnchor="middle" dominantBaseline="central" className="fill-paper text-[11px] tabular-nums">
        {text}
      </text>
    </g>
  );
}
