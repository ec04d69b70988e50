import { Icon, Skeleton } from '@cpc/ui';
import type { ReactNode } from 'react';
import { usePicture } from '../data/works.ts';
import { Link } from './link.tsx';

interface DesignCardProps {
  /** From `to()`. */
  readonly to: string | undefined;
  /** What following it does, for those who do not see the card. */
  readonly label: string;
  readonly title: string;
  readonly note: ReactNode;
  /** Where its picture is; null until it is painted. */
  readonly picture: string | null;
  /** mm, so that a small phone looks small beside a big one. */
  readonly height: number;
  /** Stand in the upper corners of the picture. */
  readonly mark?: ReactNode;
  readonly corner?: ReactNode;
  /** Buttons beside the title. */
  readonly end?: ReactNode;
}

/** The tallest thing that is designed on, mm: it fills the card. */
const TALLEST = 172;

/** A finished design in a grid: its picture on the studio's floor, its name, what can be done with it. */
export function DesignCard({ to, label, title, note, picture, height, mark, corner, end }: DesignCardProps) {
  const stage = (
    <span className="relative block aspect-4/5 overflow-clip bg-sunken">
      <span className="studio-light absolute inset-0" />
      <span className="absolute inset-0 flex items-center justify-center">
        <Picture path={picture} height={height} />
      </span>
    </span>
  );
  return (
    <article className="relative flex h-full flex-col overflow-clip rounded-huge bg-raised">
      {to === undefined ? (
        stage
      ) : (
        <Link to={to} className="press block" label={label}>
          {stage}
        </Link>
      )}
      {mark === undefined ? null : <span className="pointer-events-none absolute start-3 top-3">{mark}</span>}
      {corner === undefined ? null : <span className="absolute end-1.5 top-1.5">{corner}</span>}
      <div className="flex min-h-16 items-center py-2 ps-4 pe-1">
        <div className="min-w-0 grow">
          <h2 className="line-clamp-2 text-small leading-snug font-semibold">
            <bdi>{title}</bdi>
          </h2>
          <p className="truncate text-micro text-ink-soft">{note}</p>
        </div>
        {end}
      </div>
    </article>
  );
}

function Picture({ path, height }: { readonly path: string | null; readonly height: number }) {
  const address = usePicture(path);
  const share = `${Math.min(1, Math.max(0.45, height / TALLEST)) * 84}%`;
  if (address === undefined) {
    return (
      <span className="relative grid aspect-1/2 place-items-center" style={{ height: share }}>
        <Skeleton className="absolute inset-0 rounded-huge" />
        <Icon name="brush" size={24} className="relative text-ink-faint" />
      </span>
    );
  }
  return (
    <img
      src={address}
      alt=""
      className="case-shadow relative max-w-[84%] animate-rise object-contain"
      style={{ height: share }}
    />
  );
}

export const DesignGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-3 pt-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">{children}</ul>
);

export const DesignGridSkeleton = () => (
  <div className="grid grid-cols-2 gap-3 pt-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
    {Array.from({ length: 6 }, (_, n) => (
      <Skeleton key={n} className="h-72 w-full rounded-huge" />
    ))}
  </div>
);

/** The heart of a favourite is full; over a picture it stands on a ground of its own. */
export const heartClass = (full: boolean): string =>
  full ? 'bg-raised/80 text-warm [&_path]:fill-current' : 'bg-raised/80 text-ink-soft';
