import { Link } from '@cpc/appkit';
import { Chip, Icon, useT, useTranslator } from '@cpc/ui';
import type { ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  /** What the page is for. */
  readonly lead?: string;
  /** Its buttons, at the end of the heading's line. */
  readonly end?: ReactNode;
  /** What the page shows is fetched again and again; that stands at the end of the line. */
  readonly live?: { readonly isError: boolean; readonly dataUpdatedAt: number };
  readonly children: ReactNode;
}

/** A page with its heading. */
export function Page({ title, lead, end, live, children }: PageProps) {
  return (
    <Titled title={title}>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-title font-semibold">{title}</h1>
          {live && <LiveMark failed={live.isError} updatedAt={live.dataUpdatedAt} />}
          {end}
        </div>
        {lead !== undefined && <p className="text-small text-ink-soft max-w-prose">{lead}</p>}
      </div>
      {children}
    </Titled>
  );
}

/** A page whose heading is in its content. */
export function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-5">
      <title>{`${title} · ${t('common.app.title')}`}</title>
      {children}
    </div>
  );
}

/** The way back to what a page belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={to}
      className="text-small text-ink-soft -ms-2 inline-flex min-h-11 max-w-full items-center gap-1.5 self-start rounded-medium px-2 font-medium"
    >
      <Icon name="back" size={20} />
      <bdi>{children}</bdi>
    </Link>
  );
}

/** Says whether the data on the page is current; if not, how old it is. */
export function LiveMark({ failed, updatedAt }: { readonly failed: boolean; readonly updatedAt: number }) {
  const { t, format } = useTranslator();
  if (updatedAt === 0) return null;
  return failed ? (
    <Chip tone="warn" icon="offline">
      {t('partner.stale', { time: format.time(updatedAt) })}
    </Chip>
  ) : (
    <Chip tone="good">{t('partner.live')}</Chip>
  );
}
