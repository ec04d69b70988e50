import { sql } from 'kysely';

/** A minimal write on a separate row. If it succeeds, the database can also store an order. */
export const provingWrite = sql`update readiness set writes = writes + 1`;
