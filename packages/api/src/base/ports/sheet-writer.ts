import type { Decimal, SheetKind, WrittenCell } from '@cpc/sheets';

/** A table to be written: its rows in order, as JSON of `WrittenCell[][]`. */
export interface WriteTask {
  readonly pages: readonly Uint8Array[];
  readonly kind: SheetKind;
  readonly decimal: Decimal;
}

/**
 * Writes a table of many rows in a process of its own: no other call waits.
 * @param owner who waits for it
 * @throws CallError unavailable for a moment
 */
export type WriteSheet = (task: WriteTask, owner: string) => Promise<Uint8Array>;

/** Rows as they go to the process that writes them: bytes are passed on quickly. */
export const packed = (rows: readonly (readonly WrittenCell[])[]): Uint8Array => Buffer.from(JSON.stringify(rows));
