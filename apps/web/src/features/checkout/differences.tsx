interface DifferencesProps {
  readonly lines: readonly string[];
}

/** Says what differs from the choice, before anything is placed (CT-09, OR-11). */
export function Differences({ lines }: DifferencesProps) {
  if (lines.length === 0) return null;
  return (
    <div role="status" className="flex flex-col gap-2 rounded-large bg-warn-wash p-4 text-small text-warn">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
