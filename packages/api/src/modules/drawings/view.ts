import type { DrawingArea, DrawingView } from '@cpc/contract';
import type { AccountId, DrawingId } from '@cpc/domain';
import { CallError } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import { type DrawingRow, findDrawing, type ResultRow, resultsOf, placesOf } from '../../records/drawings/store.ts';

export async function viewsOf(reader: Reader, rows: readonly DrawingRow[]): Promise<DrawingView[]> {
  const [results, places] = await Promise.all([
    resultsOf(
      reader,
      rows.map(({ id }) => id),
    ),
    rows.some(({ state }) => state === 'queued') ? placesOf(reader) : new Map<DrawingId, number>(),
  ]);
  return rows.map((row) =>
    viewOf(
      row,
      results.filter(({ drawing_id }) => drawing_id === row.id),
      places.get(row.id),
    ),
  );
}

/** @throws CallError notFound, also for a drawing of somebody else */
export async function drawingView(reader: Reader, account: AccountId, id: DrawingId): Promise<DrawingView> {
  const row = await findDrawing(reader, account, id);
  const [view] = row ? await viewsOf(reader, [row]) : [];
  if (!view) throw new CallError('notFound');
  return view;
}

/** The drawings of an account, the newest first. */
export async function listDrawings(
  reader: Reader,
  account: AccountId,
  page: Page,
): Promise<{ readonly views: DrawingView[]; readonly total: number }> {
  const mine = reader.selectFrom('drawings').where('account_id', '=', account).where('deleted_at', 'is', null);
  const [rows, { total }] = await Promise.all([
    mine
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    mine.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { views: await viewsOf(reader, rows), total: Number(total) };
}

export const areaOf = (row: Pick<DrawingRow, 'area'>): DrawingArea => JSON.parse(row.area);

const wordsOf = (stored: string): string[] => JSON.parse(stored);

function viewOf(row: DrawingRow, results: readonly ResultRow[], place: number | undefined): DrawingView {
  return {
    drawing_id: row.id,
    state: row.state,
    prompt: row.prompt,
    style: row.style,
    picture: row.picture,
    variation_of:
      row.variation_of === null ? null : { drawing_id: row.variation_of, number: Number(row.variation_number) },
    seed: row.seed,
    place: row.state === 'queued' ? (place ?? 0) : null,
    progress: row.progress / 1_000,
    results: results.map(({ number, seed, asset, width, height, kept }) => ({
      number,
      seed,
      asset,
      width,
      height,
      kept,
    })),
    failure: row.failure,
    refused_for: row.refused_for,
    unknown: wordsOf(row.unknown),
    near: wordsOf(row.near),
    created_at: row.created_at,
    expires_at: results.length > 0 ? row.expires_at : null,
  };
}
