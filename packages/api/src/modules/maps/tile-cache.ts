export interface Tile {
  readonly type: string;
  readonly bytes: Buffer;
}

interface Kept {
  readonly tile: Tile;
  readonly until: number;
}

/** The tiles that were asked for last, up to a number of bytes. */
export class TileCache {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;

  private readonly maxBytes: number;
  private readonly keepMs: number;

  constructor(maxBytes: number, keepMs: number) {
    this.maxBytes = maxBytes;
    this.keepMs = keepMs;
  }

  get(key: string, now: number): Tile | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.remove(key, found);
    if (found.until <= now) return undefined;
    // A map keeps the order of insertion: what was used last is at its end.
    this.insert(key, found);
    return found.tile;
  }

  put(key: string, tile: Tile, now: number): void {
    const before = this.kept.get(key);
    if (before) this.remove(key, before);
    this.insert(key, { tile, until: now + this.keepMs });
    for (const [oldest, value] of this.kept) {
      if (this.bytes <= this.maxBytes) return;
      this.remove(oldest, value);
    }
  }

  private insert(key: string, value: Kept): void {
    this.kept.set(key, value);
    this.bytes += value.tile.bytes.length;
  }

  private remove(key: string, value: Kept): void {
    this.kept.delete(key);
    this.bytes -= value.tile.bytes.length;
  }
}
