/** Facts in a row, each in its own direction and on one line if it fits. A line may end with a dot, but does not begin with one. */
export function FactsInRow({ facts }: { readonly facts: readonly string[] }) {
  return facts.map((fact, place) => (
    <span key={fact}>
      {place > 0 && <span aria-hidden>{'\u00a0· '}</span>}
      <bdi className="inline-block">{fact}</bdi>
    </span>
  ));
}
