import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** The condition that a text contains every word of a search, in any case of ASCII letters, on both engines. */
export function containsWords(text: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const parts = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<SqlBool>`lower(${text}) like ${pattern} escape ${sql.lit('\\')}`;
  });
  return parts.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}
