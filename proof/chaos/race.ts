import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EngineName,
  guest,
  type Kind,
  kinds,
  makePlace,
  type NetworkStats,
  openStation,
  PARTNER_PASSWORD,
  plain,
  Refused,
  shopServers,
  STATION,
  type Wire,
  wire,
} from '@cpc/testkit';
import type { Evidence } from './evidence.ts';

export interface RaceOptions {
  readonly engine: EngineName;
  readonly buyers: number;
  readonly pieces: number;
  readonly rounds: number;
  readonly print?: (line: string) => void;
}

export interface Round {
  readonly sold: number;
  /** Buyers refused with `notInStock`. */
  readonly refused: number;
  /** Any other errors. */
  readonly others: readonly string[];
  /** The state of the database afterwards. */
  readonly orders: number;
  readonly available: number;
  readonly movements: number;
}

/**
 * Many buyers order the last pieces at once, at real server processes: two on PostgreSQL, one on the embedded database
 * (SK-02).
 */
export async function race({
  engine,
  buyers,
  pieces,
  rounds,
  print = () => undefined,
}: RaceOptions): Promise<readonly Round[]> {
  const place = await makePlace(engine);
  const { programs, origins } = await shopServers(place, engine === 'postgres' ? 2 : 1, () => ({}));
  const network: NetworkStats = { lost: 0, deferred: 0, defects: [] };
  const raced: (Pick<Round, 'sold' | 'refused' | 'others'> & { readonly kind: Kind })[] = [];
  try {
    for (const program of programs) await program.start();
    const visitor = wire({ servers: origins, network });
    const { tokenHead, token } = await visitor.call('Partner.login', { username: 'demo', password: PARTNER_PASSWORD });
    const partner = visitor.as(tokenHead + token);
    const choice = await kinds(visitor, rounds);
    const closeStation = await openStation(visitor);
    // Half of the buyers begin at one server, half at the other.
    const crowd = await Promise.all(
      Array.from({ length: buyers }, (_, n) => guest(wire({ servers: turned(origins, n), network }), n)),
    );
    for (let round = 0; round < rounds; round += 1) {
      const kind = choice[round % choice.length];
      if (!kind) throw new Error('race: the demo shop has no goods in stock');
      await partner.call('Partner.countStock', { machine_id: STATION, ...kind, pieces });
      const answers = await Promise.all(crowd.map((buyer, n) => buy(buyer, kind, `round-${round}-${n}`)));
      const others = answers.filter((answer) => answer !== 'sold' && answer !== 'notInStock');
      const count = (what: string) => answers.filter((answer) => answer === what).length;
      raced.push({ kind, sold: count('sold'), refused: count('notInStock'), others });
      print(
        `round ${round + 1}: ${count('sold')} sold, ${count('notInStock')} got notInStock, ${others.length} others`,
      );
    }
    await closeStation();
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
  try {
    const database = await place.open();
    try {
      return await Promise.all(raced.map(async (one) => ({ ...one, ...(await books(database.read, one.kind)) })));
    } finally {
      await database.close();
    }
  } finally {
    place.close();
  }
}

const turned = (origins: readonly string[], n: number): readonly string[] =>
  origins.map((_, index) => origins[(index + n) % origins.length] ?? '');

async function buy(buyer: Wire, kind: Kind, key: string): Promise<string> {
  try {
    await buyer.call('Order.place', { client_key: key, machine_id: STATION, items: [plain(kind, '#cc2233')] });
    return 'sold';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await sleep(0);
    return error.error;
  }
}

async function books(read: Evidence['read'], kind: Kind): Promise<Pick<Round, 'orders' | 'available' | 'movements'>> {
  const of = <Row extends Kind>(rows: readonly Row[]) =>
    rows.filter(
      ({ goods_id, shell_id, colour_id }) =>
        goods_id === kind.goods_id && shell_id === kind.shell_id && colour_id === kind.colour_id,
    );
  const orders = of(await read.selectFrom('order_items').select(['goods_id', 'shell_id', 'colour_id']).execute());
  const counts = of(await read.selectFrom('stock_counts').selectAll().execute());
  const movements = of(await read.selectFrom('stock_movements').selectAll().execute());
  return {
    orders: orders.length,
    available: counts.reduce((sum, { available }) => sum + available, 0),
    movements: movements.reduce((sum, { available }) => sum + available, 0),
  };
}
