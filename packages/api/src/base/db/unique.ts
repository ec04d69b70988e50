/** SQLSTATE unique_violation. */
const POSTGRES_UNIQUE = '23505';

/** Returns true if a statement failed because such a row already exists, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === POSTGRES_UNIQUE || (typeof message === 'string' && message.includes('UNIQUE constraint failed'));
}
