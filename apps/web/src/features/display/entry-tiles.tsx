import { useFormat, useT } from '@cpc/ui';
import type { CSSProperties, ReactNode } from 'react';
import { type Entry, pageOf } from './choose.ts';
import { DisplayPicture } from './display-picture.tsx';
import { OrderNumber } from './order-number.tsx';
import { fitOf, type Tile, TILE_GAP, useBox, useTurn } from './use-fit.ts';

interface EntryTilesProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly good?: boolean;
}

const LARGE: Tile = { width: 18, height: 8.6 };
const SMALL: Tile = { width: 11.6, height: 5.6 };
/** Rows share what is left of the height, up to this factor. */
const STRETCH = 1.5;
/** More entries than this do not make their list higher than the other one. */
const WEIGHT = 10;

/** All entries of an area, each with its picture. More than fit come in turn (QU-05). */
export function EntryTiles({ title, entries, good = false }: EntryTilesProps) {
  const { ref, box } = useBox();
  const large = fitOf(box, LARGE);
  const isLarge = entries.length <= large.columns * large.rows;
  const tile = isLarge ? LARGE : SMALL;
  const { columns, rows } = isLarge ? large : fitOf(box, SMALL);
  const fit = Math.max(1, columns) * Math.max(1, rows);
  const turn = useTurn(Math.ceil(entries.length / fit), entries[0]?.name);
  const { shown, page, pages } = pageOf(entries, fit, turn);
  return (
    <Panel title={title} count={entries.length} corner={<Pages page={page} pages={pages} />}>
      <div ref={ref} className="min-h-[5.6rem] grow overflow-clip">
        <ul className="grid h-full content-start" style={gridOf(tile, Math.ceil(shown.length / Math.max(1, columns)))}>
          {shown.map((entry) => (
            <li
              key={entry.print_number ?? entry.order_number}
              className={`flex min-w-0 items-center overflow-clip rounded-large ${isLarge ? 'gap-4 px-4' : 'gap-2.5 px-2'} ${good ? 'bg-good-wash text-good' : 'bg-lifted'}`}
            >
              <DisplayPicture
                asset={entry.picture}
                className={isLarge ? 'my-2 w-[4.6rem] self-stretch' : 'my-1.5 w-[2.8rem] self-stretch'}
              />
              <OrderNumber name={entry.name} size={isLarge ? 'large' : 'medium'} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

const gridOf = ({ width, height }: Tile, rows: number): CSSProperties => ({
  gap: `${TILE_GAP}rem`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}rem, 100%), 1fr))`,
  gridTemplateRows: `repeat(${rows}, minmax(${height}rem, ${height * STRETCH}rem))`,
});

interface PanelProps {
  readonly title: string;
  readonly count: number;
  readonly corner: ReactNode;
  readonly children: ReactNode;
}

function Panel({ title, count, corner, children }: PanelProps) {
  const format = useFormat();
  return (
    <section
      aria-label={title}
      className="flex min-h-[10.6rem] basis-0 flex-col gap-2.5 rounded-huge bg-raised px-5 pt-4 pb-4"
      style={{ flexGrow: 2 + Math.min(count, WEIGHT) }}
    >
      <div className="flex items-baseline gap-3">
        <h2 className="text-title font-semibold">{title}</h2>
        <p className="figures text-title text-ink-soft">{format.number(count)}</p>
        <span className="ms-auto">{corner}</span>
      </div>
      {children}
    </section>
  );
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const t = useT();
  if (pages < 2) return null;
  return <p className="figures text-title text-ink-soft">{t('screen.page', { page: page + 1, pages })}</p>;
}
