import type { PackCode, StockKind } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { piecesOf } from '../stock/pieces.ts';

/** One kind of pack in the list; every further scan of its code adds a pack. */
export interface ScanLine {
  /** The code as the server keeps it; '' for a kind that somebody chose without a code. */
  readonly code: string;
  readonly kind: StockKind;
  /** Pieces in one pack. */
  readonly pack: number;
  /** The id of what was taught; null for a label of our own. */
  readonly taught: string | null;
  /** The pieces of all packs, as somebody may correct them. */
  readonly text: string;
}

/** What was scanned and is not booked yet. It outlives the page: a phone that is put away loses no box. */
export interface ScanList {
  /** The key of the delivery: booked once, however often it is sent. */
  readonly key: string;
  readonly lines: readonly ScanLine[];
  /** Codes that the server could not be asked about. */
  readonly unread: readonly string[];
}

export const emptyList = (key: string): ScanList => ({ key, lines: [], unread: [] });

const keyOfKind = ({ goods_id, shell_id, colour_id }: StockKind): string => [goods_id, shell_id, colour_id].join(' ');
export const keyOfLine = ({ code, kind }: Pick<ScanLine, 'code' | 'kind'>): string => `${code} ${keyOfKind(kind)}`;

/** One more pack, at the head of the list. A wrong number that somebody typed is begun again. */
export function addPack(
  list: ScanList,
  { code, kind, pieces, taught }: PackCode & { readonly kind: StockKind },
): ScanList {
  const key = keyOfLine({ code, kind });
  const before = list.lines.find((line) => keyOfLine(line) === key);
  const text = String((piecesOf(before?.text ?? '0', 0) ?? 0) + pieces);
  const line = { code, kind, pack: pieces, taught: taught?.id ?? null, text };
  return { ...list, lines: [line, ...list.lines.filter((other) => other !== before)] };
}

export const typePieces = (list: ScanList, key: string, text: string): ScanList => ({
  ...list,
  lines: list.lines.map((line) => (keyOfLine(line) === key ? { ...line, text } : line)),
});

export const removeLine = (list: ScanList, key: string): ScanList => ({
  ...list,
  lines: list.lines.filter((line) => keyOfLine(line) !== key),
});

/** The code means something else now: as many packs of that. */
export function correctLine(list: ScanList, key: string, now: PackCode & { readonly kind: StockKind }): ScanList {
  const line = list.lines.find((other) => keyOfLine(other) === key);
  if (!line) return list;
  const packs = Math.max(1, Math.round((piecesOf(line.text, 0) ?? 0) / line.pack));
  return addPack(removeLine(list, key), { ...now, pieces: now.pieces * packs });
}

export const keepUnread = (list: ScanList, code: string): ScanList => ({ ...list, unread: [...list.unread, code] });
export const takeUnread = (list: ScanList): ScanList => ({ ...list, unread: [] });

/** The pieces of each kind, from all codes of it; undefined while a number is wrong. */
export function totalsOf(list: ScanList): readonly { readonly kind: StockKind; readonly pieces: number }[] | undefined {
  const totals = new Map<string, { readonly kind: StockKind; readonly pieces: number }>();
  for (const { kind, text } of list.lines) {
    const pieces = piecesOf(text, 1);
    if (pieces === undefined) return undefined;
    const before = totals.get(keyOfKind(kind))?.pieces ?? 0;
    totals.set(keyOfKind(kind), { kind, pieces: before + pieces });
  }
  return [...totals.values()];
}

/** A kept list of this shop; undefined if it is another shop's or was not written by this app. */
export function parseList(text: string | undefined, shop: string): ScanList | undefined {
  if (text === undefined) return undefined;
  try {
    const kept: Partial<KeptList> | null = JSON.parse(text);
    const whole =
      kept?.shop === shop && typeof kept.key === 'string' && kept.lines?.every(isLine) && Array.isArray(kept.unread);
    return whole
      ? { key: String(kept?.key), lines: kept?.lines ?? [], unread: (kept?.unread ?? []).map(String) }
      : undefined;
  } catch {
    return undefined;
  }
}

export const writeList = (list: ScanList, shop: string): string => JSON.stringify({ ...list, shop } satisfies KeptList);

interface KeptList extends ScanList {
  readonly shop: string;
}

const isLine = (line: Partial<ScanLine> | null): boolean =>
  typeof line?.code === 'string' &&
  typeof line.text === 'string' &&
  typeof line.pack === 'number' &&
  line.pack > 0 &&
  typeof line.kind?.goods_id === 'string' &&
  typeof line.kind.shell_id === 'string' &&
  typeof line.kind.colour_id === 'string';

/** The lines of the call, all for one station. */
export const deliveryOf = (totals: NonNullable<ReturnType<typeof totalsOf>>, stationId: StationId) =>
  totals.map(({ kind: { goods_id, shell_id, colour_id }, pieces }) => ({
    machine_id: stationId,
    goods_id,
    shell_id,
    colour_id,
    pieces,
  }));
