export interface ProgressProps {
  readonly label: string;
  /** 0 … 100 */
  readonly percent: number;
  /** Automatic drawing and improving uses the cool accent. */
  readonly cool?: boolean | undefined;
}

export function Progress({ label, percent, cool }: ProgressProps) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div className="bg-lifted relative h-2 w-full overflow-hidden rounded-full">
      <progress aria-label={label} value={value} max={100} className="absolute inset-0 size-full opacity-0" />
      <div
        className={`relative h-full rounded-full transition-[width] duration-250 ${cool ? 'bg-cool' : 'bg-warm'}`}
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
