export interface ProgressProps {
  readonly label: string;
  /** 0 … 100 */
  readonly percent: number;
  /** Work of the machine's own imagination is lit in the cool accent. */
  readonly cool?: boolean | undefined;
}

export function Progress({ label, percent, cool }: ProgressProps) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className="bg-lifted h-2 w-full overflow-hidden rounded-full"
    >
      <div
        className={`h-full rounded-full transition-[width] duration-250 ${cool ? 'bg-cool' : 'bg-warm'}`}
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
