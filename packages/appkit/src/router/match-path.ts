export type Params = Readonly<Record<string, string>>;

/**
 * The parts of a path that a pattern names: `/people/:id` names one. A part that ends with `?` may be missing. Undefined
 * if the path has another form.
 */
export function matchPath(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else if (value !== undefined) params[part.replace(/^:|\?$/g, '')] = value;
    else if (!part.endsWith('?')) return undefined;
  }
  return params;
}
