/**
 * The first cycle of a graph found by depth-first search, as a path that ends where it begins.
 * @param edges from each node to the nodes it needs
 */
export function findCircle<Node>(edges: ReadonlyMap<Node, Iterable<Node>>): Node[] | undefined {
  const done = new Set<Node>();
  const visit = (node: Node, path: readonly Node[]): Node[] | undefined => {
    const at = path.indexOf(node);
    if (at >= 0) return [...path.slice(at), node];
    if (done.has(node)) return undefined;
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of edges.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}
