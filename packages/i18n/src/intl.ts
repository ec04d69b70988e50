/**
 * Intl objects, created once and on first use: on a phone creating one costs as much as formatting a hundred values.
 */
const made = new Map<string, unknown>();

function once<T>(kind: string, tag: string, options: object, make: () => T): T {
  const key = `${kind} ${tag} ${JSON.stringify(options)}`;
  const known = made.get(key) as T | undefined;
  if (known !== undefined) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const figures = numericTag(tag);
  return once('number', figures, options, () => new Intl.NumberFormat(figures, options));
}

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const figures = numericTag(tag);
  return once('date', figures, options, () => new Intl.DateTimeFormat(figures, options));
}

export function listFormat(tag: string): Intl.ListFormat {
  return once('list', tag, {}, () => new Intl.ListFormat(tag));
}

export function regionNames(tag: string): Intl.DisplayNames {
  return once('region', tag, {}, () => new Intl.DisplayNames(tag, { type: 'region' }));
}

export function pluralRules(tag: string, type: Intl.PluralRuleType): Intl.PluralRules {
  return once('plural', tag, { type }, () => new Intl.PluralRules(tag, { type }));
}

/**
 * The tag for formatting numbers. Arabic is fixed to Western digits: engines disagree on its default, and order
 * numbers, prices and pickup codes must read the same on the phone, on the station's display and on paper.
 */
function numericTag(tag: string): string {
  return tag.split('-')[0] === 'ar' ? `${tag}-u-nu-latn` : tag;
}
