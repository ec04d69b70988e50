/** Facts in a row, each in its own direction. */
export function FactsInRow({ facts }: { readonly facts: readonly string[] }) {
  return facts.map((fact, place) => (
    <span key={fact}>
      {place > 0 && <span aria-hidden>{' · '}</span>}
      <bdi>{fact}</bdi>
    </span>
  ));
}
