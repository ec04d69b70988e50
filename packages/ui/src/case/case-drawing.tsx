import { polygonOf, type Surface, type UnderbaseMode } from '@cpc/design';
import { type ComponentType, type ReactNode, useId } from 'react';
import type { BodyProps } from './body.ts';
import { CaseCamera } from './case-camera.tsx';
import { frameOf } from './frame.ts';
import { shapePath } from './shape-path.ts';

export interface PhoneCaseProps {
  readonly surface: Surface;
  /** Shell colour as `#rrggbb`. */
  readonly colour: string;
  /** 0 clear … 1 opaque: how much of the phone shows through. */
  readonly opacity?: number | undefined;
  /** Without an underbase, ink mixes with the colour of the shell below it, as in print (ED-09). */
  readonly underbase?: UnderbaseMode | undefined;
  /** URL of a picture that covers the trim box. */
  readonly artwork?: string | undefined;
  /** Replaces `artwork`: a canvas or any element, placed over the trim box and clipped to the outline. */
  readonly children?: ReactNode;
  /** What it shows, for screen readers; without it the drawing is decoration. */
  readonly label?: string | undefined;
  /** 0 … 100: the printed part. The rest shows the bare shell. */
  readonly printed?: number | undefined;
  readonly className?: string | undefined;
}

interface CaseDrawingProps extends PhoneCaseProps {
  /** Draws the bare goods. */
  readonly Body: ComponentType<BodyProps>;
}

/** Goods with their print and light, drawn in true proportions from their surface. */
export function CaseDrawing({
  Body,
  surface,
  colour,
  opacity = 1,
  underbase,
  artwork,
  children,
  label,
  printed,
  className = '',
}: CaseDrawingProps) {
  const id = useId();
  const { width, height, outline, cutouts } = surface;
  const frame = frameOf(surface);
  const box = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  const named =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  const holes = cutouts.map((cutout) => shapePath(cutout.shape)).join('');
  const isBare = artwork === undefined && children === undefined;
  const mixing = underbase === 'none' ? 'mix-blend-multiply' : '';
  const printedHeight = (height * (printed ?? 100)) / 100;
  return (
    // A phone has no reading direction: it is not mirrored in right-to-left text.
    <div
      {...named}
      dir="ltr"
      className={`relative case-shadow ${className}`}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
    >
      <svg aria-hidden viewBox={box} className="absolute inset-0 size-full">
        <defs>
          <clipPath id={`${id}-ink`}>
            <path d={shapePath(outline) + holes} clipRule="evenodd" />
          </clipPath>
          <clipPath id={`${id}-printed`}>
            <rect x={0} y={0} width={width} height={printedHeight} />
          </clipPath>
        </defs>
        <Body surface={surface} colour={colour} opacity={opacity} marked={isBare} id={id} />
        {artwork !== undefined && (
          <g clipPath={`url(#${id}-ink)`} className={mixing}>
            <image
              clipPath={`url(#${id}-printed)`}
              href={artwork}
              width={width}
              height={height}
              preserveAspectRatio="xMidYMid slice"
            />
          </g>
        )}
      </svg>
      {children !== undefined && (
        <div className={`absolute overflow-hidden ${mixing}`} style={trimBoxStyle(surface)}>
          {children}
        </div>
      )}
      <svg aria-hidden viewBox={box} className="pointer-events-none absolute inset-0 size-full">
        <CaseGloss id={id} surface={surface} />
        {cutouts.map((cutout, i) => (
          <CaseCamera key={i} cutout={cutout} id={`${id}-${i}`} />
        ))}
      </svg>
    </div>
  );
}

function trimBoxStyle(surface: Surface) {
  const { width, height, outline } = surface;
  const { x, y, width: w, height: h } = frameOf(surface);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const box = { left: share(-x, w), top: share(-y, h), width: share(width, w), height: share(height, h) };
  switch (outline.kind) {
    case 'ellipse':
      return { ...box, borderRadius: '50%' };
    case 'roundedRect':
      return { ...box, borderRadius: `${share(outline.radius, width)} / ${share(outline.radius, height)}` };
    case 'path': {
      const corners = polygonOf(outline.path).map((one) => `${share(one.x, width)} ${share(one.y, height)}`);
      return { ...box, clipPath: `polygon(${corners.join(',')})` };
    }
  }
}

/** Light from the upper left on a softly rounded edge. Cloth has none, and a ball has its own. */
export function CaseGloss({ surface, id }: { readonly surface: Surface; readonly id: string }) {
  if (surface.form.kind === 'garment' || surface.form.kind === 'ball') return null;
  return <EdgeLight surface={surface} id={id} />;
}

function EdgeLight({ surface, id }: { readonly surface: Surface; readonly id: string }) {
  const { outline } = surface;
  return (
    <g fill="none">
      <defs>
        <linearGradient id={`${id}-gloss`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--case-light)" stopOpacity="0.5" />
          <stop offset="0.28" stopColor="var(--case-light)" stopOpacity="0.04" />
          <stop offset="0.72" stopColor="var(--case-shade)" stopOpacity="0.04" />
          <stop offset="1" stopColor="var(--case-shade)" stopOpacity="0.4" />
        </linearGradient>
        <linearGradient id={`${id}-sheen`} x1="0" y1="0" x2="1" y2="0.55">
          <stop offset="0" stopColor="var(--case-light)" stopOpacity="0.13" />
          <stop offset="0.42" stopColor="var(--case-light)" stopOpacity="0.02" />
          <stop offset="0.43" stopColor="var(--case-light)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={shapePath(outline)} fill={`url(#${id}-sheen)`} />
      <path d={shapePath(outline, -0.5)} stroke={`url(#${id}-gloss)`} strokeWidth="1" />
    </g>
  );
}
