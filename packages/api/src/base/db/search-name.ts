import { fold } from '@cpc/search';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * A name with the form in which it is found. Whoever writes a name writes both, because no function of a database folds
 * all scripts, and the two engines know different ones (decision 273).
 */
export const named = (name: string) => ({ name, search_name: fold(name) });

/** The form in which the goods of the catalogue are found. */
export const goodsSearchName = (brand: string, model: string): string => fold(`${brand} ${model}`);

/**
 * The condition that folded text contains every word of a search, whatever its case and its accents, on both engines.
 * @param folded columns `search_name`, and `lower()` of what has ASCII letters only
 */
export function containsWords(folded: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const parts = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<SqlBool>`${folded} like ${pattern} escape ${sql.lit('\\')}`;
  });
  return parts.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}
