/** An element of a drawing. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgNode[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Reads the body of an icon: elements and attributes, no text. */
export function parseSvg(body: string): SvgNode {
  const root: SvgNode = { name: 'g', attributes: {}, children: [] };
  const open = [root];
  for (const [, closes, name = '', given = '', isEmpty] of body.matchAll(TAG)) {
    if (closes) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      Array.from(given.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [key, value]),
    );
    const node: SvgNode = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (!isEmpty) open.push(node);
  }
  return root;
}

/** All elements with an id, by it. */
export function withIds(root: SvgNode, found = new Map<string, SvgNode>()): ReadonlyMap<string, SvgNode> {
  const { id } = root.attributes;
  if (id !== undefined) found.set(id, root);
  for (const child of root.children) withIds(child, found);
  return found;
}
