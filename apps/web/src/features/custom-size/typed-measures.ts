import { STORAGE_PREFIX } from '@cpc/appkit';
import { CUSTOM_FIELDS } from '@cpc/design';
import { tabStorage } from '../../core/storage.ts';
import { type Typed, type Unit, UNITS } from './measures.ts';

/** What is typed into the form of a size, and its unit. */
export interface TypedMeasures {
  readonly values: Typed & { readonly name: string };
  readonly unit: Unit;
}

const nameOf = (path: string, goodsId: string | undefined): string =>
  `${STORAGE_PREFIX}measures_${path}_${goodsId ?? ''}`;

/** The tab keeps what is typed: a reload loses no measure (RT-07). */
export function keepTyped(path: string, goodsId: string | undefined, typed: TypedMeasures): void {
  tabStorage.setItem(nameOf(path, goodsId), JSON.stringify(typed));
}

/** What was typed into this form before, in this tab. */
export function readTyped(path: string, goodsId: string | undefined): TypedMeasures | undefined {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(nameOf(path, goodsId)) ?? 'null');
    return isTyped(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isTyped(kept: unknown): kept is TypedMeasures {
  if (typeof kept !== 'object' || kept === null || !('values' in kept && 'unit' in kept)) return false;
  const { values, unit } = kept;
  if (typeof values !== 'object' || values === null || typeof unit !== 'string' || !(unit in UNITS)) return false;
  const texts: Readonly<Record<string, unknown>> = { ...values };
  return ['name', ...CUSTOM_FIELDS].every((field) => typeof texts[field] === 'string');
}
