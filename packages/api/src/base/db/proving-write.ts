import { sql } from 'kysely';

/** The cheapest write there is, on a row of its own: a database that takes it takes an order. */
export const provingWrite = sql`update readiness set writes = writes + 1`;
