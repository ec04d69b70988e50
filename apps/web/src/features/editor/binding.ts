import { type KeyValue, STORAGE_PREFIX } from '@cpc/appkit';
import type { ShellChoice } from '@cpc/contract';
import type { WorkId } from '@cpc/domain';

/** Which work of the account the draft in a slot belongs to, as far as this device knows. */
export interface Binding {
  readonly work_id: WorkId;
  /** The newest revision that this device knows; 0 if the server has not confirmed the work yet. */
  readonly revision: number;
  readonly title: string;
  /** What the design is made on; undefined for a work that was saved without a choice. */
  readonly choice?: ShellChoice | undefined;
  /** The design that this one is the other half of (ED-13), with its slot, until the server knows it. */
  readonly half_of?: { readonly work_id: WorkId; readonly slot: string } | undefined;
  /** The customer began it empty: until it is saved, nothing else of the account is opened in its place. */
  readonly anew?: true | undefined;
  /** Content hash of the version that the server confirmed; undefined if there is none. */
  readonly sent?: string | undefined;
  /** Content hash of the version that was sent and not answered. */
  readonly attempt?: string | undefined;
}

export interface Bindings {
  readonly read: (slot: string) => Binding | undefined;
  readonly write: (slot: string, binding: Binding | undefined) => void;
}

/**
 * Stores what the draft in a slot is made on (CT-09). A changed choice counts as a change that the account does not
 * have. A draft without a choice gets one with its own next change.
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

/** Stored per account: another account on this device has other works. */
export function createBindings(storage: KeyValue, account: string): Bindings {
  const name = (slot: string) => `${STORAGE_PREFIX}work_${account}_${slot}`;
  return {
    read(slot) {
      try {
        const stored = JSON.parse(storage.getItem(name(slot)) ?? 'null') as Partial<Binding> | null;
        if (typeof stored?.work_id !== 'string' || typeof stored.revision !== 'number') return undefined;
        return { ...stored, work_id: stored.work_id, revision: stored.revision, title: stored.title ?? '' };
      } catch {
        return undefined;
      }
    },
    write: (slot, binding) =>
      binding === undefined ? storage.removeItem(name(slot)) : storage.setItem(name(slot), JSON.stringify(binding)),
  };
}
