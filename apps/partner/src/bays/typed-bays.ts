import type { StationBays } from '@cpc/contract';
import { BAY_NAME, type Bay, MAX_BAY_CAPACITY, readCount } from '@cpc/domain';

/** A bay as it is typed. */
export interface TypedBay {
  readonly name: string;
  readonly capacity: string;
}

export const typedBays = (bays: StationBays['bays']): readonly TypedBay[] =>
  bays.map(({ name, capacity }) => ({ name, capacity: String(capacity) }));

/** The bay that was typed; undefined if its name or its number cannot be used. */
export function bayOf({ name, capacity }: TypedBay): Bay | undefined {
  const [trimmed, places] = [name.trim(), readCount(capacity) ?? 0];
  const fits = places >= 1 && places <= MAX_BAY_CAPACITY;
  return fits && BAY_NAME.test(trimmed) ? { name: trimmed, capacity: places } : undefined;
}

/** The name after the last one: A4 → A5. Without a number at its end, it begins with 2. */
export function nextBay(bays: readonly TypedBay[]): TypedBay {
  const last = bays.at(-1) ?? { name: 'A0', capacity: '10' };
  const [, letters = '', number = '1'] = /^(.*?)(\d*)$/.exec(last.name.trim()) ?? [];
  return { name: `${letters}${Number(number || '1') + 1}`, capacity: last.capacity };
}
