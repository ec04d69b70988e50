/** The limits of each owner on one level, for instance of each address, or of each account of an address. */
export interface Share {
  readonly maxRunning: number;
  readonly maxWaiting: number;
}

/** The names of an item's owner, one per level, the widest first: for instance address, account. */
export type Owner = readonly string[];

export interface FairQueue<Item> {
  /** @returns false if the owner already has the maximum number of waiting items */
  readonly push: (owner: Owner, item: Item) => boolean;
  /** The next item in turn, which counts as running until `done`; undefined if no item may run. */
  readonly take: () => Item | undefined;
  readonly done: (owner: Owner) => void;
  /** Removes a waiting item. @returns true if it was still waiting */
  readonly remove: (owner: Owner, item: Item) => boolean;
}

interface Node<Item> {
  readonly children: Map<string, Node<Item>>;
  readonly items: Item[];
  running: number;
  waiting: number;
}

/**
 * A queue in which owners take turns (round robin) on each level: an owner with many items waits longer, and other
 * owners do not.
 * @param shares one per level
 */
export function createFairQueue<Item>(shares: readonly Share[]): FairQueue<Item> {
  const root = emptyNode<Item>();

  function pathOf(owner: Owner): readonly Node<Item>[] {
    if (owner.length !== shares.length)
      throw new RangeError(`fair queue: expected a path of ${shares.length} owners, got ${owner.length}`);
    let node = root;
    return owner.map((name) => {
      const child = node.children.get(name) ?? emptyNode<Item>();
      node.children.set(name, child);
      return (node = child);
    });
  }

  /** Forgets owners without items, so that waiting and running items bound the memory. */
  function prune(node: Node<Item>, [name, ...rest]: Owner): void {
    const child = name === undefined ? undefined : node.children.get(name);
    if (name === undefined || !child) return;
    prune(child, rest);
    if (child.waiting === 0 && child.running === 0) node.children.delete(name);
  }

  function takeFrom(node: Node<Item>, level: number): Item | undefined {
    const share = shares[level];
    if (!share) return node.items.shift();
    for (const [name, child] of node.children) {
      if (child.waiting === 0 || child.running >= share.maxRunning) continue;
      const item = takeFrom(child, level + 1);
      if (item === undefined) continue;
      child.waiting -= 1;
      child.running += 1;
      // Its next turn comes after all others.
      node.children.delete(name);
      node.children.set(name, child);
      return item;
    }
    return undefined;
  }

  return {
    push(owner, item) {
      const path = pathOf(owner);
      const isFull = path.some(({ waiting }, level) => waiting >= (shares[level]?.maxWaiting ?? 0));
      if (isFull) prune(root, owner);
      else {
        for (const node of path) node.waiting += 1;
        path.at(-1)?.items.push(item);
      }
      return !isFull;
    },
    take: () => takeFrom(root, 0),
    done(owner) {
      for (const node of pathOf(owner)) node.running -= 1;
      prune(root, owner);
    },
    remove(owner, item) {
      const path = pathOf(owner);
      const items = path.at(-1)?.items ?? [];
      const at = items.indexOf(item);
      if (at >= 0) {
        items.splice(at, 1);
        for (const node of path) node.waiting -= 1;
      }
      prune(root, owner);
      return at >= 0;
    },
  };
}

const emptyNode = <Item>(): Node<Item> => ({ children: new Map(), items: [], running: 0, waiting: 0 });
