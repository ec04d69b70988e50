import * as z from 'zod/mini';
import { isStored } from './migrate.ts';

/** A design as it is stored and sent: of any version, its records not yet checked. `parseDocument` checks them. */
export interface StoredDesign {
  readonly version: number;
  readonly records?: unknown;
}

export const isStoredDesign = (value: unknown): value is StoredDesign =>
  isStored(value) && typeof value['version'] === 'number';

/** The message of the issue for anything that is not a design at all. */
export const NOT_A_DESIGN = 'document: notADocument';

/** Passes a design on unchanged, so that no record is lost or copied before `parseDocument` has seen it. */
export const storedDesign = z.custom<StoredDesign>(isStoredDesign, { error: NOT_A_DESIGN }).register(z.globalRegistry, {
  type: 'object',
  properties: { version: { type: 'integer' }, records: { type: 'object' } },
  required: ['version', 'records'],
});
