import type { ShellChoice } from '@cpc/contract';
import type { WorkId } from '@cpc/domain';
import { type KeyValue, STORAGE_PREFIX } from '../../core/storage.ts';

/** Which work of the account the design in a place is, as far as this device knows. */
export interface Binding {
  readonly work_id: WorkId;
  /** The newest revision known here; 0 for a work the server has not confirmed yet. */
  readonly revision: number;
  readonly title: string;
  /** What it is made on; undefined for a work that was kept before that was. */
  readonly choice?: ShellChoice | undefined;
  /** Content hash of what the server confirmed; undefined for nothing yet. */
  readonly sent?: string | undefined;
  /** Content hash of what was sent and not answered. */
  readonly attempt?: string | undefined;
}

export interface Bindings {
  readonly read: (slot: string) => Binding | undefined;
  readonly write: (slot: string, binding: Binding | undefined) => void;
}

/**
 * Notes what the design in a place is made on (CT-09). A change is something the account does not have yet; a design
 * kept before there was a choice takes one with its own next change.
 */
export function noteChoice(
  { read, write }: Bindings,
  slot: string,
  { shell_id, colour_id, surface_name }: ShellChoice,
  fresh: () => Binding,
): void {
  const binding = read(slot) ?? fresh();
  const before = binding.choice;
  const isSame =
    before?.shell_id === shell_id && before.colour_id === colour_id && before.surface_name === surface_name;
  if (isSame) return;
  const choice = { shell_id, colour_id, ...(surface_name === undefined ? {} : { surface_name }) };
  write(slot, { ...binding, choice, sent: before === undefined ? binding.sent : undefined });
}

/** Kept by account: another one that logs in on this device has other works. */
export function createBindings(storage: KeyValue, account: string): Bindings {
  const name = (slot: string) => `${STORAGE_PREFIX}work_${account}_${slot}`;
  return {
    read(slot) {
      try {
        const kept = JSON.parse(storage.getItem(name(slot)) ?? 'null') as Partial<Binding> | null;
        if (typeof kept?.work_id !== 'string' || typeof kept.revision !== 'number') return undefined;
        return { ...kept, work_id: kept.work_id, revision: kept.revision, title: kept.title ?? '' };
      } catch {
        return undefined;
      }
    },
    write: (slot, binding) =>
      binding === undefined ? storage.removeItem(name(slot)) : storage.setItem(name(slot), JSON.stringify(binding)),
  };
}
