/** A line of the report in the chosen figure. */
export interface Point {
  readonly key: string;
  readonly name: string;
  /** For the axis. */
  readonly short: string;
  readonly value: number | null;
  readonly text: string;
}

/** A bar per line, the value beside it. */
export function BarList({ points }: { readonly points: readonly Point[] }) {
  const most = Math.max(1, ...points.map(({ value }) => Math.abs(value ?? 0)));
  return (
    <div className="grid grid-cols-[minmax(4rem,max-content)_1fr_max-content] items-center gap-x-3 gap-y-2">
      {points.map(({ key, name, value, text }) => (
        <div key={key} className="contents">
          <span dir="auto" className="text-small max-w-40 truncate sm:max-w-72">
            {name}
          </span>
          <span className="bg-sunken h-6 rounded-small">
            <span
              className={`block h-full rounded-small ${(value ?? 0) < 0 ? 'bg-bad' : 'bg-cool'}`}
              style={{ inlineSize: `${(Math.abs(value ?? 0) * 100) / most}%` }}
            />
          </span>
          <span className="figures text-small text-end font-medium">{text}</span>
        </div>
      ))}
    </div>
  );
}
