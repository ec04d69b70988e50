import type { ItemChoice } from '@cpc/contract';
import { type Finding, canonicalJson, type StoredDesign } from '@cpc/design';
import { type AccountId, type AssetId, drawingPrice, type Money, money, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { refuseTooComplex } from '../../base/preflight/complexity.ts';
import type { Preflight } from '../../base/preflight/preflight.ts';
import type { With } from '../../base/services.ts';
import { atLine } from '../../records/orders/at-line.ts';
import { type CheckedDesign, checkDesign } from './check-design.ts';
import { countHeavy } from './heavy.ts';
import { preflightDesign } from './preflight-design.ts';
import { printedIn } from '../../records/drawings/printed.ts';
import { type FrozenGoods, chosenGoods } from '../../records/catalogue/goods.ts';

interface Choice extends Omit<ItemChoice, 'document'> {
  /** Its thumbnail, if it exists already. */
  readonly thumbnail?: AssetId | null;
}

/** A requested item, with its design as it was sent, or the text of a stored one. */
export interface WantedItem extends Choice {
  readonly document: StoredDesign | string;
}

/** A requested item whose design is valid. */
export interface CheckedItem extends CheckedDesign {
  readonly choice: Choice;
}

/** An item with everything that its order freezes (OR-04). */
export interface FrozenItem extends CheckedItem {
  readonly goods: FrozenGoods;
  /** Of the thing alone. */
  readonly price: Money;
  /** The drawings that it prints, and what they cost together (AI-04). */
  readonly drawings: { readonly count: number; readonly price: Money };
  /** Whether a trained model made one of its pictures, or a part of one. */
  readonly modelMade: boolean;
  /** The findings that preflight let pass. */
  readonly findings: readonly Finding[];
}

/** Reads each design once. @throws CallError designInvalid naming the first problem and its line */
export async function checkItems(
  reader: Reader,
  accountId: AccountId,
  wanted: readonly WantedItem[],
): Promise<readonly CheckedItem[]> {
  const known = new Map<WantedItem['document'], CheckedDesign>();
  const checked: CheckedItem[] = [];
  for (const [index, { document, ...choice }] of wanted.entries()) {
    const design = known.get(document) ?? (await atLine(index + 1, () => checkDesign(reader, accountId, document)));
    known.set(document, design);
    checked.push({ choice, ...design });
  }
  return checked;
}

/**
 * Looks up each item's goods and price at a station, and checks its design. Equal items are checked once.
 * @throws CallError designTooComplex, and what {@link chosenGoods}, {@link countHeavy} and {@link preflightDesign}
 * throw, with the line
 */
export async function freezeItems(
  services: With<'db' | 'clock' | 'blobs' | 'config'>,
  preflight: Preflight,
  { accountId, ip }: { readonly accountId: AccountId; readonly ip: string },
  stationId: StationId,
  checked: readonly CheckedItem[],
): Promise<readonly FrozenItem[]> {
  const { db, clock, blobs, config } = services;
  const now = clock.now();
  const seen = new Map<string, FrozenItem>();
  const frozen: FrozenItem[] = [];
  for (const [index, item] of checked.entries()) {
    const same = canonicalJson({ ...item.choice, design: item.stored.hash });
    const before = seen.get(same) ?? (await atLine(index + 1, () => freeze(item)));
    seen.set(same, before);
    frozen.push(before);
  }
  return frozen;

  async function freeze(item: CheckedItem): Promise<FrozenItem> {
    await countHeavy(services, accountId, ip, item.document);
    const { goods, price, shell } = await chosenGoods(db.read, { ...item.choice, machine_id: stationId }, now);
    refuseTooComplex(item.document, goods.surface);
    const design = { accountId, ip, document: item.document, surface: goods.surface, shell };
    const findings = await preflightDesign({ read: db.read, blobs, preflight }, design);
    const { drawings: count, isModelMade } = await printedIn(db.read, accountId, item, goods.surface);
    const each = drawingPrice(config.drawings.prices, price.currency);
    const drawings = { count, price: money(count * each.amount, each.currency) };
    return { ...item, goods, price, drawings, modelMade: isModelMade, findings };
  }
}
