/** A phone of a list. */
interface Named {
  readonly brand: string;
  readonly model: string;
}

export interface Series<Item> {
  /** `iPhone 16`, `Galaxy S24`, `Galaxy A`, `Honor 400`. */
  readonly name: string;
  readonly items: readonly Item[];
}

export interface BrandGroup<Item> {
  readonly brand: string;
  readonly series: readonly Series<Item>[];
}

/** Words, then the number of the generation. What stands in brackets is no generation: `iPhone SE (2022)`. */
const GENERATION = /^([^\d(]*)(\d+(?:\.\d+)?)/;
/** A shorter family needs its brand to be understood: `Honor 400`, `OPPO A`. */
const MIN_FAMILY = 3;

/**
 * Groups phones by brand, and within it by generation, each where its first phone stands in the list, so that a list with
 * the newest first stays so. A generation of one phone is put together with its like: `Galaxy A56` and `A36` as `Galaxy A`.
 */
export function bySeries<Item extends Named>(items: readonly Item[]): readonly BrandGroup<Item>[] {
  return [...grouped(items, ({ brand }) => brand)].map(([brand, own]) => ({ brand, series: seriesOf(brand, own) }));
}

function seriesOf<Item extends Named>(brand: string, items: readonly Item[]): readonly Series<Item>[] {
  if (brand === '') return [{ name: '', items }];
  const generations = grouped(items, ({ model }) => generationOf(model));
  const name = (item: Item) => {
    const generation = generationOf(item.model);
    const alone = (generations.get(generation)?.length ?? 0) < 2;
    return withBrand(brand, alone ? familyOf(item.model) : generation);
  };
  return [...grouped(items, name)].map(([title, own]) => ({ name: title, items: own }));
}

const generationOf = (model: string): string => GENERATION.exec(model)?.[0] ?? familyOf(model);

const familyOf = (model: string): string =>
  (GENERATION.exec(model)?.[1] ?? model.replace(/\(.*$/, '')).replace(/\(.*$/, '').trim();

function withBrand(brand: string, name: string): string {
  const family = name.replace(/[\d.]+$/, '').trim();
  return family.length < MIN_FAMILY ? `${brand} ${name}`.trim() : name;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
