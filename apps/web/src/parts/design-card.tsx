import { Link } from '@cpc/appkit';
import type { ShellChoice } from '@cpc/contract';
import type { GoodsId } from '@cpc/domain';
import { Icon, Skeleton, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { usePicture } from '../data/works.ts';
import { DesignedThing } from './designed-thing.tsx';

interface DesignCardProps {
  /** From `to()`. */
  readonly to: string;
  /** What the link does, for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly note: ReactNode;
  /** The URL of its picture; null until it is painted. */
  readonly picture: string | null;
  /** The goods it was designed for; null for an item of the library. */
  readonly goodsId: GoodsId | null;
  readonly choice: ShellChoice | null;
  /** Show the goods without a design. */
  readonly bare?: boolean;
  /** Height in mm, so that a small phone looks small beside a big one. */
  readonly height: number;
  /** Shown in the upper corners of the picture. */
  readonly mark?: ReactNode;
  readonly corner?: ReactNode;
  /** Buttons beside the title. */
  readonly end?: ReactNode;
}

/** A design this high, mm, fills the card. */
const TALLEST = 172;
const MIN_PHONE_WIDTH = 110;

/** A finished design in a grid: its picture, its name and its buttons. The whole card is a link. */
export function DesignCard({ to, label, title, note, mark, corner, end, ...shown }: DesignCardProps) {
  return (
    <article className="relative flex h-full flex-col overflow-clip rounded-huge bg-raised has-[a:active]:bg-lifted">
      <div className="relative aspect-4/5 overflow-clip bg-sunken">
        <div className="studio-light absolute inset-0" />
        <div className="absolute inset-0 flex items-center justify-center">
          <Picture {...shown} />
        </div>
      </div>
      {mark === undefined ? null : <span className="pointer-events-none absolute start-3 top-3">{mark}</span>}
      {corner === undefined ? null : <span className="absolute end-1.5 top-1.5 z-10">{corner}</span>}
      <div className="flex min-h-16 items-center py-2 ps-4 pe-1">
        <div className="min-w-0 grow">
          <h2 className="line-clamp-3 text-small leading-snug font-semibold">
            <Link to={to} className="after:absolute after:inset-0 after:rounded-huge" aria-label={label}>
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <p className="text-micro text-ink-soft">{note}</p>
        </div>
        <span className="relative z-10">{end}</span>
      </div>
    </article>
  );
}

type PictureProps = Pick<DesignCardProps, 'picture' | 'goodsId' | 'choice' | 'height' | 'bare'>;

function Picture({ picture, goodsId, choice, height, bare = false }: PictureProps) {
  const address = usePicture(picture);
  // A print that is smaller than any phone says nothing about the size of the shirt or ball around it.
  const isPart = goodsId !== null && height < MIN_PHONE_WIDTH;
  const share = isPart ? '84%' : `${Math.min(1, Math.max(0.45, height / TALLEST)) * 84}%`;
  const waiting = (
    <span className="relative grid aspect-1/2 h-full place-items-center">
      <Skeleton className="absolute inset-0 rounded-huge" />
      <Icon name="brush" size={24} className="relative text-ink-faint" />
    </span>
  );
  const flat = address && (
    <img src={address} alt="" className="case-shadow max-h-full max-w-[84%] animate-rise object-contain" />
  );
  return (
    <div className="relative flex justify-center" style={{ height: share }}>
      {goodsId === null ? (
        (flat ?? waiting)
      ) : (
        <DesignedThing goodsId={goodsId} choice={choice} picture={bare ? null : address} otherwise={flat ?? waiting} />
      )}
    </div>
  );
}

export const DesignGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-3 pt-2 sm:grid-cols-3 roomy:grid-cols-7 lg:grid-cols-4 xl:grid-cols-5">
    {children}
  </ul>
);

export const DesignGridSkeleton = () => (
  <div className="grid grid-cols-2 gap-3 pt-2 sm:grid-cols-3 roomy:grid-cols-7 lg:grid-cols-4 xl:grid-cols-5">
    {Array.from({ length: 6 }, (_, n) => (
      <Skeleton key={n} className="h-72 w-full rounded-huge" />
    ))}
  </div>
);

/** The heart of a favourite is filled; over a picture it has a background of its own. */
export const heartClass = (full: boolean): string =>
  full ? 'bg-raised/80 text-warm [&_path]:fill-current' : 'bg-raised/80 text-ink-soft';

/** The name of a design: its title, or else the model it is made for. */
export function useTitle(): (design: { readonly title: string; readonly model: string }) => string {
  const t = useT();
  return ({ title, model }) =>
    title !== '' ? title : model !== '' ? t('works.untitled', { model }) : t('works.untitledGone');
}
